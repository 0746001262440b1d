import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../lib/run'

const files: Readonly<Record<string, Buffer>> = {
  'home.yaml': Buffer.from('# yaml-language-server\nseo:\n  title: ©\n'),
  'layers.json': Buffer.from('{}\n'),
  run: Buffer.from('#!/bin/sh\nexit\n'),
  'mark.svg': Buffer.from('<svg>\n</svg>\n'),
  'hero.png': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\n\r\n', 'latin1'),
}

test('a clone has the bytes that were committed, also with core.autocrlf=true', () => {
  const folder = mkdtempSync(join(tmpdir(), 'line-ends-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  git('init', '--quiet')
  git('config', 'core.autocrlf', 'true')
  copyFileSync(join(root, '.gitattributes'), join(folder, '.gitattributes'))
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  git('add', '.')
  for (const name of Object.keys(files)) rmSync(join(folder, name))
  git('checkout-index', '--all')
  for (const [name, bytes] of Object.entries(files)) {
    expect([name, readFileSync(join(folder, name))]).toEqual([name, bytes])
  }
  rmSync(folder, { recursive: true })
})
