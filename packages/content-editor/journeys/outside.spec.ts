import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../../../tools/lib/run'
import { shopFolder } from '../__tests__/server/support'
import { test } from './support'

const config = `import type { ContentConfig } from '@partner-site/content-model'

const config: ContentConfig = { folder: 'texts', schema: 'texts/schema.graphql', pages: ['/bread/'] }

export default config
`

function shop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'editor-outside-'))
  cpSync(shopFolder, join(folder, 'texts'), { recursive: true })
  writeFileSync(join(folder, 'content-model.config.ts'), config)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** Loaded into the editor's process; reports each address on which it listens. */
const reporter = `
  import { Server } from 'node:net'
  const { listen } = Server.prototype
  Server.prototype.listen = function (...args) {
    this.once('listening', () => process.send(this.address()))
    return listen.apply(this, args)
  }`

test('another site edits its own content, on 127.0.0.1 alone', async ({ page }) => {
  const folder = shop()
  const command = join(folder, 'node_modules/@partner-site/content-editor/bin/content-editor.cjs')
  const editor = fork(command, ['--no-open'], {
    cwd: folder,
    env: { ...process.env, EDITOR_PORT: '0' },
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
    const { status, stderr } = spawnSync(process.execPath, [command, '--no-open'], {
      cwd: folder,
      env: { ...process.env, EDITOR_PORT: port },
      encoding: 'utf8',
    })
    const taken = `Port ${port} is taken. Free it, or set EDITOR_PORT to a free port.\n`
    expect({ status, stderr }).toEqual({ status: 1, stderr: taken })
    await page.goto(address)
    await expect(page).toHaveTitle('Content editor')
    const sign = page.getByRole('textbox', { name: 'Name on the sign' })
    await expect(page.getByRole('button', { name: 'Preview' })).toHaveCount(0)
    await sign.fill('Ovenwarm & Sons')
    await page.getByRole('button', { name: 'Review and save' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Everything is saved' })).toBeVisible()
    const before = readFileSync(join(shopFolder, 'shop.yaml'), 'utf8')
    const saved = readFileSync(join(folder, 'texts', 'shop.yaml'), 'utf8')
    expect(saved).toBe(before.replace('Ovenwarm', 'Ovenwarm & Sons'))
    await page.goto(new URL('/help/', page.url()).href)
    await expect(page.getByText('There is no help yet.')).toBeVisible()
  } finally {
    editor.kill()
    await once(editor, 'close')
    rmSync(folder, { recursive: true })
  }
})
