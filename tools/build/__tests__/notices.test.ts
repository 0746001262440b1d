import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { notices } from '../notices'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a package and gives its folder. */
function packageOf(manifest: object, files: Record<string, string> = {}): string {
  const path = mkdtempSync(join(folder, 'package-'))
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'package.json'), JSON.stringify({ version: '1.2.3', ...manifest }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    writeFileSync(join(path, name), text)
  }
  return path
}

test.each(['LICENSE', 'license.md', 'LICENCE', 'COPYING', 'LICENSES/MIT.txt'])(
  'a package is named with its version, its licence and the text of %s',
  (file) => {
    const text = notices([packageOf({ name: 'grid', license: 'ISC' }, { [file]: 'Free to use.' })])
    expect(text).toContain('grid 1.2.3 (ISC)\n\nFree to use.')
  },
)

test('a package with a licence and a notice has both', () => {
  const path = packageOf({ name: 'grid' }, { LICENSE: 'Free to use.', NOTICE: 'Made by us.' })
  expect(notices([path])).toMatch(/Free to use\.\s+Made by us\./)
})

test.each([
  ['MIT', 'Jane Doe <jane@example.com> (https://example.com)', 'Permission is hereby granted'],
  ['Apache-2.0', { name: 'Jane Doe' }, 'Apache License'],
])(
  'one without a text has the standard text of %s, in its author’s name',
  (license, author, start) => {
    const text = notices([packageOf({ name: 'grid', license, author })])
    expect(text).toContain('Copyright (c) Jane Doe\n')
    expect(text).toContain(start)
  },
)

test('one without any licence is an error that says what to do', () => {
  expect(() => notices([packageOf({ name: 'grid', license: 'WTFPL' })])).toThrow(
    'grid is part of the site, but has no licence text. Its package.json says "WTFPL": put the ' +
      'text of that licence into tools/build/licences/WTFPL.txt.',
  )
})
