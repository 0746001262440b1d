import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../lib/run'
import { generatedFiles } from '../codegen'

test('generated files are up to date; otherwise run `npm run codegen`', async () => {
  const generated = await generatedFiles()
  const files = Object.entries(generated)
  const outdated = files.filter(
    ([path, file]) => !readFileSync(join(root, path)).equals(Buffer.from(file)),
  )
  expect(outdated.map(([path]) => path)).toEqual([])
  const folders = [...new Set(Object.keys(generated).map((path) => dirname(path)))]
  const present = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  expect(present.sort()).toEqual(Object.keys(generated).sort())
})
