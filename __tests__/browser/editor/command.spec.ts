import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../../tools/lib/run'
import { fixtureFolder } from '../../fixtures/folder'

/** Loaded into the editor's process; reports each address on which it listens. */
const reporter = `
  import { Server } from 'node:net'
  const { listen } = Server.prototype
  Server.prototype.listen = function (...args) {
    this.once('listening', () => process.send(this.address()))
    return listen.apply(this, args)
  }`

test('the command serves the editor on 127.0.0.1 alone', async ({ page }) => {
  const command = join(root, 'node_modules/@partner-site/content-editor/bin/content-editor.cjs')
  const env = { ...process.env, CONTENT_FOLDER: fixtureFolder, EDITOR_PORT: '0' }
  const editor = fork(command, ['--no-open'], {
    cwd: root,
    env,
    execArgv: ['--import', `data:text/javascript,${encodeURI(reporter)}`],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const addresses: unknown[] = []
  editor.on('message', (address) => addresses.push(address))
  let output = ''
  for await (const part of editor.stdout ?? []) {
    output += part
    if (output.includes('Ctrl-C stops it.')) break
  }
  try {
    const [address = '', port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output) ?? []
    expect(addresses).toEqual([{ address: '127.0.0.1', family: 'IPv4', port: Number(port) }])
    await page.goto(address)
    await expect(page.getByRole('textbox', { name: 'Phone number', exact: true })).toBeVisible()
    await page.goto(`${address}/help/`)
    await expect(page.getByText('There is no help yet.')).toBeVisible()
    const { status, stderr } = spawnSync(process.execPath, [command, '--no-open'], {
      cwd: root,
      env: { ...env, EDITOR_PORT: port },
      encoding: 'utf8',
    })
    const taken = `Port ${port} is taken. Free it, or set EDITOR_PORT to a free port.\n`
    expect({ status, stderr }).toEqual({ status: 1, stderr: taken })
  } finally {
    editor.kill()
    await once(editor, 'close')
  }
})
