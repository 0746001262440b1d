import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { fixtureFolder } from '../../../__tests__/fixtures/content'
import { root } from '../../../scripts/lib/run'
import { test } from './support'

/** `npm run content` as staff start it, over a copy of the tests' content. */
async function started(folder: string): Promise<{ url: string; process: ChildProcess }> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  const process_ = spawn(process.execPath, ['--import', 'tsx', 'scripts/content.ts', '--no-open'], {
    cwd: root,
    env: { ...process.env, CONTENT_FOLDER: folder, EDITOR_PORT: `${port}` },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await expect(async () => expect((await fetch(url)).status).toBe(200)).toPass()
  return { url, process: process_ }
}

// The page is built, so that the command starts at once.
test('an upload that is not saved outlasts npm ci, and can then be saved', async ({ ui }) => {
  expect(existsSync(ui)).toBe(true)
  const own = await mkdtemp(join(tmpdir(), 'editor-started-'))
  const folder = join(own, 'content')
  await cp(fixtureFolder, folder, { recursive: true })
  const { url, process: editor } = await started(folder)
  const send = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const all = { 'x-content-editor': '1', ...headers }
    const answer = await fetch(url + path, { method: 'POST', body, headers: all })
    return answer.json()
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
    await rm(own, { recursive: true, force: true })
  }
})
