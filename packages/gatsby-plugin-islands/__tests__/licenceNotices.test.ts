import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { notices } from '../src/build/licenceNotices'

const folder = mkdtempSync(join(tmpdir(), 'packages-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a package without a licence file, and gives its folder. */
function packageOf(manifest: object): string {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3', ...manifest }))
  return folder
}

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
      'text of that licence into licences/WTFPL.txt, beside gatsby-config.',
  )
})
