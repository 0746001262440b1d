/** `npm run format`, after Biome: formats the content files, and writes their JSON Schemas; `--check` only names files to format. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printContent } from '@partner-site/content-model'
import { root } from '../lib/run'
import { writeChanged } from '../lib/writeChanged'
import { contentJsonSchemas } from '../site/contentTypes'

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
if (!isCheck) for (const [path, text] of contentJsonSchemas()) writeChanged(path, text)
