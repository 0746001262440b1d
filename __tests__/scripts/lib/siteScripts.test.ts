import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { scriptBytes, siteScripts } from '../../../scripts/lib/siteScripts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  write('contact/index.html', '<script src="/static/app-1a2b3c.js"></script>')
  write('static/app-1a2b3c.js', 'load("/static/" + 500 + "-" + { 500: "4d5e6f" }[500] + ".js")')
  write('static/500-4d5e6f.js', 'the e-mail client')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

test('a script that a page names, and one whose name that script puts together', () => {
  expect(siteScripts(folder).sort()).toEqual(['static/500-4d5e6f.js', 'static/app-1a2b3c.js'])
})

test('none of an earlier release, even where another file lists them', () => {
  write('static/app-9f8e7d.js', 'load({ 500: "6c5b4a" })')
  write('static/500-6c5b4a.js', 'an older e-mail client')
  write('release.json', '{ "static/app-9f8e7d.js": "2026-11-22" }')
  expect(siteScripts(folder)).toHaveLength(2)
})

test('they weigh what is sent: brotli, where there is any', () => {
  const before = scriptBytes(folder)
  expect(before).toBe(78)
  write('static/500-4d5e6f.js.br', 'short')
  expect(scriptBytes(folder)).toBe(before - 'the e-mail client'.length + 'short'.length)
})
