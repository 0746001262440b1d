import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { fixtureFolder } from '../../../__tests__/fixtures/content'
import { root } from '../../lib/run'
import { editorHeader } from '../protocol'

/** Runs before the editor, and reports each address on which it listens. */
const reporter = `
  import { Server } from 'node:net'
  const { listen } = Server.prototype
  Server.prototype.listen = function (...args) {
    this.once('listening', () => process.send(this.address()))
    return listen.apply(this, args)
  }`

test('npm run content listens on 127.0.0.1 alone, and npm ci loses no upload', async () => {
  const own = await mkdtemp(join(tmpdir(), 'editor-command-'))
  const folder = join(own, 'content')
  await cp(fixtureFolder, folder, { recursive: true })
  const editor = fork('tools/commands/content.ts', ['--no-open'], {
    cwd: root,
    env: { ...process.env, CONTENT_FOLDER: folder, EDITOR_PORT: '0' },
    execArgv: ['--import', 'tsx', '--import', `data:text/javascript,${encodeURI(reporter)}`],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const addresses: unknown[] = []
  editor.on('message', (address) => addresses.push(address))
  let output = ''
  editor.stdout?.on('data', (part) => {
    output += part
  })
  let url = ''
  const send = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const all = { [editorHeader]: '1', ...headers }
    return (await fetch(url + path, { method: 'POST', body, headers: all })).json()
  }
  const upload = async (width: number, name: string) => {
    const create = { width, height: 1200, channels: 3, background: '#225577' } as const
    const bytes = await sharp({ create }).png().toBuffer()
    return send('/api/pictures?file=home.yaml&key=hero.image', new Uint8Array(bytes), {
      'content-type': 'application/octet-stream',
      'x-file-name': name,
    })
  }
  const save = async (change: Partial<Record<'image' | 'headline', string>>) => {
    const { files } = await (await fetch(`${url}/api/content`)).json()
    const home = files.find(({ name }: { name: string }) => name === 'home.yaml')
    const data = { ...home.data, hero: { ...home.data.hero, ...change } }
    const file = { name: home.name, base: home.version, data }
    const body = JSON.stringify({ files: [file], summary: 'Change' })
    return send('/api/save', body, { 'content-type': 'application/json' })
  }
  try {
    // As long as the test may take, since the page may have to be built first.
    await expect.poll(() => output, { timeout: 0 }).toContain('Ctrl-C stops it.')
    const [address, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output) ?? []
    url = `${address}`
    expect(addresses).toEqual([{ address: '127.0.0.1', family: 'IPv4', port: Number(port) }])

    expect(await upload(2600, 'new.png')).toMatchObject({ ok: true })
    // What `npm ci` does first.
    const cache = join(root, 'node_modules/.cache/content-editor/uploads')
    await rm(cache, { recursive: true, force: true })
    expect(await save({ image: 'images/new.png' })).toMatchObject({ ok: true })
    expect(existsSync(join(folder, 'images/new.png'))).toBe(true)

    // Somebody tidies up beside the content too.
    for (const name of (await readdir(own)).filter((each) => each !== 'content')) {
      await rm(join(own, name), { recursive: true })
    }
    expect(await save({ headline: 'Go' })).toMatchObject({ ok: true })
    expect(await upload(2601, 'newer.png')).toMatchObject({ ok: true })
    expect(readFileSync(join(folder, 'home.yaml'), 'utf8')).toContain('headline: Go')
  } finally {
    editor.kill()
    await once(editor, 'close')
    await rm(own, { recursive: true, force: true })
  }
})
