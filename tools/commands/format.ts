/** `npm run format`, after Biome: formats the content files; `--check` only names those that need it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printContent } from '@partner-site/content-model'
import { root } from '../lib/run'

const isCheck = process.argv.includes('--check')
const folders = ['content', '__tests__/fixtures/content']
const others = folders
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter((file) => file.endsWith('.yaml'))
  .filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const printed = printContent(text)
    // The content check reports what is wrong in a file that is not YAML.
    if (printed === undefined || printed === text) return false
    if (!isCheck) writeFileSync(join(root, file), printed)
    return true
  })
if (isCheck && others.length > 0) {
  console.error(`Not formatted: ${others.join(', ')}. Run \`npm run format\`.`)
  process.exitCode = 1
}
