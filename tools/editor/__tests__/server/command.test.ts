import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { digestOf } from '../../server/buildPage'
import { root } from './support'

test('a port that is taken is named, with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const command = ['--import', 'tsx', 'tools/commands/content.ts', '--no-open']
  const env = { ...process.env, EDITOR_PORT: `${port}` }
  const run = promisify(execFile)(process.execPath, command, { cwd: root, env })
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: `Port ${port} is taken. Free it, or set EDITOR_PORT to a free port.\n`,
  })
  other.close()
})

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
