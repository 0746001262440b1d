import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './support'

/** Runs a script to its end. */
async function run(args: readonly string[], environment: Record<string, string> = {}) {
  const { EDITOR_ORIGIN: _, ...own } = process.env
  const env = { ...own, CI: 'true', ...environment }
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd: root, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  }
  const [status] = await once(child, 'close')
  return { status, output }
}

test('npm run content -- --help says what there is', async () => {
  const { status, output } = await run(['tools/commands/content.ts', '--help'])
  expect(output).toContain('EDITOR_PORT is the port on 127.0.0.1, otherwise 9030')
  expect(status).toBe(0)
})

test('a misspelt option ends it with 1, and starts nothing', async () => {
  const { status, output } = await run(['tools/commands/content.ts', '--gti'])
  expect(output).toContain("Unknown option '--gti'")
  expect(status).toBe(1)
})

test('a port that is taken is named, with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  expect(await run(['tools/commands/content.ts', '--no-open'], { EDITOR_PORT: `${port}` })).toEqual(
    {
      output: `Port ${port} is taken. Free it, or set EDITOR_PORT to a free port.\n`,
      status: 1,
    },
  )
  other.close()
})

test('the page is built once, and again when something changed', async () => {
  await mkdir(join(root, 'test-build'), { recursive: true })
  const own = await mkdtemp(join(root, 'test-build/editor-page-'))
  const files = {
    'index.html':
      '<!doctype html><title>Page</title><script type="module" src="./main.tsx"></script>',
    'words.ts': 'export const words: string = "First"',
    'main.tsx': `import { createRoot } from 'react-dom/client'
      import { words } from './words'
      createRoot(document.body).render(<p>{words}</p>)`,
    'run.ts': `import { buildPage } from '../../tools/editor/server/buildPage'
      import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
      const [page, out, root] = [__dirname, __dirname + '-built', __dirname + '-root']
      const build = async () => (await buildPage({ root, page, out, plugins: [] })).isNew
      async function main() {
        const results = [await build(), await build()]
        writeFileSync(page + '/words.ts', 'export const words: string = "Changed"')
        results.push(await build())
        mkdirSync(root + '/docs/images', { recursive: true })
        writeFileSync(root + '/docs/images/editing-open.jpg', 'A picture of the help page')
        results.push(await build())
        const files = readdirSync(out, { recursive: true }).map(String)
        const scripts = files.filter((name) => name.endsWith('.js'))
        const code = scripts.map((name) => readFileSync(out + '/' + name, 'utf8')).join('')
        const has = (text: string) => code.includes(text)
        console.log(JSON.stringify([results, files.includes('index.html'), has('Changed'), has('jsxDEV')]))
      }
      main()`,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(own, name), text)
  const { output } = await run([join(own, 'run.ts')])
  for (const suffix of ['', '-built', '-root']) await rm(own + suffix, { recursive: true })
  const [results, ...others] = JSON.parse(/^\[.*/m.exec(output)?.[0] ?? `["${output}"]`)
  expect(results).toEqual([true, false, true, true])
  expect(others).toEqual([true, true, false])
})
