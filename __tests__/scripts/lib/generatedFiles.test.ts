import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedFiles } from '../../../scripts/lib/generatedFiles'
import { root } from '../../../scripts/lib/run'

test('what is generated is up to date; otherwise run `npm run codegen`', async () => {
  const files = Object.entries(await generatedFiles())
  const outdated = files.filter(
    ([path, file]) => !readFileSync(join(root, path)).equals(Buffer.from(file)),
  )
  expect(outdated.map(([path]) => path)).toEqual([])
  expect(files.length).toBeGreaterThan(8)
})
