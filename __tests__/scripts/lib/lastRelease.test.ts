import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { keepRelease, releaseFile } from '../../../scripts/lib/lastRelease'

let root: string
let server: Server | undefined
const warn = jest.fn()

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'))
  warn.mockClear()
})
afterEach(() => {
  server?.close()
  rmSync(root, { recursive: true })
})

/** Makes a build of these files, and gives its folder. */
function build(name: string, files: readonly string[]): string {
  for (const file of files) {
    mkdirSync(dirname(join(root, name, file)), { recursive: true })
    writeFileSync(join(root, name, file), `${name} ${file}`)
  }
  return join(root, name)
}

const keep = (folder: string, files: readonly string[], last: string | undefined, today: string) =>
  keepRelease(folder, files, last, { today, warn })

const list = (folder: string) => JSON.parse(readFileSync(join(folder, releaseFile), 'utf8'))

async function served(folder: string): Promise<string> {
  server = createServer(({ url = '' }, response) => {
    const path = join(folder, url)
    response.statusCode = existsSync(path) ? 200 : 404
    response.end(existsSync(path) ? readFileSync(path) : '')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server?.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const first = ['index.html', 'static/app-1.js', 'static/part-1.js']
const second = ['index.html', 'static/app-2.js', 'static/part-1.js']

test.each([
  ['a folder', async (folder: string) => folder],
  ['an address', served],
  ['an address with a slash', async (folder: string) => `${await served(folder)}/`],
])('a script of the last release, %s, is in the next one', async (_, locate) => {
  const last = build('first', first)
  await keep(last, first, undefined, '2026-11-01')
  const next = build('second', second)
  const earlier = await keep(next, second, await locate(last), '2026-11-22')
  expect(earlier).toEqual([releaseFile, 'static/app-1.js'])
  expect(readFileSync(join(next, 'static/app-1.js'), 'utf8')).toBe('first static/app-1.js')
  expect(readFileSync(join(next, 'static/part-1.js'), 'utf8')).toBe('second static/part-1.js')
  expect(list(next)).toEqual({
    'static/app-1.js': '2026-11-01',
    'static/app-2.js': '2026-11-22',
    'static/part-1.js': '2026-11-22',
  })
  expect(warn).not.toHaveBeenCalled()
})

test('it stays through later releases, and goes after 30 days', async () => {
  const releases = ['2026-11-01', '2026-11-20', '2026-12-01', '2026-12-02']
  let last: string | undefined
  const kept: boolean[] = []
  for (const [index, today] of releases.entries()) {
    const files = [`static/app-${index}.js`]
    const folder = build(`release-${index}`, files)
    await keep(folder, files, last, today)
    kept.push(existsSync(join(folder, 'static/app-0.js')))
    last = folder
  }
  expect(kept).toEqual([true, true, true, false])
})

test('without LAST_RELEASE nothing is kept', async () => {
  const folder = build('second', second)
  expect(await keep(folder, second, undefined, '2026-11-22')).toEqual([releaseFile])
})

test('where the last release is not found, the build goes on and says what that means', async () => {
  const folder = build('second', second)
  const address = await served(build('first', ['index.html']))
  expect(await keep(folder, second, address, '2026-11-22')).toEqual([releaseFile])
  expect(warn).toHaveBeenCalledWith(
    `Files of the last release are missing in this one: ${address}/release.json responded 404. ` +
      'Visitors who have a page open may have to reload it. Is LAST_RELEASE right? Before the first ' +
      'release, leave it out.',
  )
})

test('a list that names files elsewhere is not followed', async () => {
  const last = build('first', ['static/app-1.js', 'secret'])
  const names = { 'static/../secret': '2026-11-22', 'index.html': '2026-11-22' }
  writeFileSync(join(last, releaseFile), JSON.stringify(names))
  const folder = build('second', second)
  expect(await keep(folder, second, last, '2026-11-22')).toEqual([releaseFile])
})
