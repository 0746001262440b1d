import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { digestOf } from '../../server/buildPage'

test('the page is built again when something that it is made of changes', async () => {
  const own = await mkdtemp(join(tmpdir(), 'editor-page-'))
  const digestWith = async (file: string) => {
    await mkdir(dirname(join(own, file)), { recursive: true })
    await writeFile(join(own, file), '')
    return digestOf(own)
  }
  const made = ['tools/editor/app/main.tsx', 'src/theme/tokens.ts', 'docs/images/editing-open.jpg']
  const digests = new Set([digestOf(own)])
  for (const file of made) digests.add(await digestWith(file))
  expect(digests.size).toBe(4)
  expect(digests).toContain(await digestWith('tools/editor/server/app.ts'))
  await rm(own, { recursive: true })
})
