import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fixtureFolder } from '../../../__tests__/fixtures/content'
import { root } from '../../../tools/lib/run'

/** Runs before the editor, and reports each address on which it listens. */
const reporter = `
  import { Server } from 'node:net'
  const { listen } = Server.prototype
  Server.prototype.listen = function (...args) {
    this.once('listening', () => process.send(this.address()))
    return listen.apply(this, args)
  }`

const command = join(root, 'packages/content-editor/bin/content-editor.cjs')

test('npm run content serves the editor, on 127.0.0.1 alone; a second one says that its port is taken', async () => {
  const own = await mkdtemp(join(tmpdir(), 'editor-command-'))
  const folder = join(own, 'content')
  await cp(fixtureFolder, folder, { recursive: true })
  const editor = fork(command, ['--no-open'], {
    cwd: root,
    env: { ...process.env, CONTENT_FOLDER: folder, EDITOR_PORT: '0' },
    execArgv: ['--import', `data:text/javascript,${encodeURI(reporter)}`],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const addresses: unknown[] = []
  editor.on('message', (address) => addresses.push(address))
  let output = ''
  editor.stdout?.on('data', (part) => {
    output += part
  })
  try {
    // As long as the test may take, since the page is built first.
    await expect.poll(() => output, { timeout: 0 }).toContain('Ctrl-C stops it.')
    const [address, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output) ?? []
    expect(addresses).toEqual([{ address: '127.0.0.1', family: 'IPv4', port: Number(port) }])
    const page = await fetch(`${address}`)
    expect(await page.text()).toContain('<title>Content editor</title>')
    const second = spawnSync(process.execPath, [command, '--no-open'], {
      cwd: root,
      env: { ...process.env, EDITOR_PORT: port },
      encoding: 'utf8',
    })
    const { status, stderr } = second
    const sentence = `Port ${port} is taken. Free it, or set EDITOR_PORT to a free port.\n`
    expect({ status, stderr }).toEqual({ status: 1, stderr: sentence })
  } finally {
    editor.kill()
    await once(editor, 'close')
    await rm(own, { recursive: true, force: true })
  }
})
