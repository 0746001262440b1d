import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { root } from '../../../scripts/lib/run'

/** Runs before the editor, and reports each address on which it listens. */
const reporter = `
  import { Server } from 'node:net'
  const { listen } = Server.prototype
  Server.prototype.listen = function (...args) {
    this.once('listening', () => process.send(this.address()))
    return listen.apply(this, args)
  }`

test('npm run content listens on 127.0.0.1 alone', async () => {
  const editor = fork('scripts/content.ts', ['--no-open'], {
    cwd: root,
    env: { ...process.env, EDITOR_PORT: '0' },
    execArgv: ['--import', 'tsx', '--import', `data:text/javascript,${encodeURI(reporter)}`],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const addresses: unknown[] = []
  editor.on('message', (address) => addresses.push(address))
  let output = ''
  editor.stdout?.on('data', (part) => {
    output += part
  })
  try {
    // As long as the test may take, since the page may have to be built first.
    await expect.poll(() => output, { timeout: 0 }).toContain('Ctrl-C stops it.')
  } finally {
    editor.kill()
  }
  await once(editor, 'close')
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(output)?.[1])
  expect(addresses).toEqual([{ address: '127.0.0.1', family: 'IPv4', port }])
})
