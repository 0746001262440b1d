import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './support'

/** Runs a script to its end. */
function run(args: readonly string[], environment: Record<string, string> = {}) {
  const { EDITOR_ORIGIN: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    env: { ...env, CI: 'true', ...environment },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('npm run content -- --help says what there is', () => {
  const { status, output } = run(['scripts/content.ts', '--help'])
  expect(output).toContain('EDITOR_PORT is the port on 127.0.0.1, otherwise 9030')
  expect(status).toBe(0)
})

test('a misspelt option ends it with 1, and starts nothing', () => {
  const { status, output } = run(['scripts/content.ts', '--gti'])
  expect(output).toContain("Unknown option '--gti'")
  expect(status).toBe(1)
})

test('a port that is taken is named, with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { status, output } = await new Promise<{ status: number | null; output: string }>(
    (resolve) => {
      const child = startContent({ EDITOR_PORT: `${port}` })
      let output = ''
      child.stderr?.on('data', (part) => {
        output += part
      })
      child.on('close', (status) => resolve({ status, output }))
    },
  )
  expect(output).toBe(`Port ${port} is taken. Free it, or set EDITOR_PORT to a free port.\n`)
  expect(status).toBe(1)
  other.close()
})

const startContent = (environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/content.ts', '--no-open'], {
    cwd: root,
    env: { ...process.env, ...environment },
  })

test('the page is built once, and again when something changed', async () => {
  await mkdir(join(root, 'test-build'), { recursive: true })
  const own = await mkdtemp(join(root, 'test-build/editor-page-'))
  const script = `
    import { buildPage } from '../../editor/server/buildPage'
    import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
    const [page, out, root] = [__dirname, __dirname + '-built', __dirname + '-root']
    const build = () => buildPage({ root, page, out })
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
      console.log(JSON.stringify({ results, files, code }))
    }
    main()`
  await writeFile(
    join(own, 'index.html'),
    '<!doctype html><title>Page</title><div id="root"></div><script type="module" src="./main.tsx"></script>',
  )
  await writeFile(join(own, 'words.ts'), 'export const words: string = "First"')
  await writeFile(
    join(own, 'main.tsx'),
    `import { createRoot } from 'react-dom/client'
    import { words } from './words'
    createRoot(document.body).render(<p>{words}</p>)`,
  )
  await writeFile(join(own, 'run.ts'), script)
  const { output } = run([join(own, 'run.ts')])
  await rm(own, { recursive: true })
  await rm(`${own}-built`, { recursive: true, force: true })
  await rm(`${own}-root`, { recursive: true, force: true })
  const { results, files, code } = JSON.parse(
    output.split('\n').find((line) => line.startsWith('{')) ?? output,
  )
  expect(results).toEqual([true, false, true, true])
  expect(files).toContain('index.html')
  expect(code.includes('Changed')).toBe(true)
  expect(code.includes('jsxDEV')).toBe(false)
})
