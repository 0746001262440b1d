import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { noticesFile } from '../../../tools/build/notices'
import { root } from '../../../tools/lib/run'
import { testBuilds } from '../../../tools/lib/testBuilds'

/** The build lists the packages that webpack has put into the scripts; these are the ones we import. */
const imported = [
  ...['@emotion/react', '@emotion/styled', '@fontsource-variable/figtree', '@mui/material'],
  ...['@uploadcare/file-uploader', 'formik', 'lucide-react', 'react', 'react-dom'],
  ...['webpack', 'yup'],
]

const notices = readFileSync(join(testBuilds.realSite, noticesFile), 'utf8')

/** Name and version of each package, and what the notices say of it. */
const named = notices
  .split(/^-{80}\n/m)
  .slice(1)
  .map((part) => {
    const [, name = '', version = '', text = ''] =
      /^(\S+) (\S+) \(.*\)\n\n([\s\S]*)$/.exec(part) ?? []
    return { name, version, text }
  })

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** The text of a package's licence; undefined where it has no file for it. */
function licenceOf(path: string): string | undefined {
  const [file] = readdirSync(join(root, path)).filter((name) => /^licen[cs]e/i.test(name))
  return file && readFileSync(join(root, path, file), 'utf8').trim()
}

test('the notices name what the scripts are made of, each with its licence', () => {
  expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(imported))
  for (const { name, version, text } of named) {
    const [path] =
      Object.entries<{ version: string; name?: string; dev?: boolean }>(packages).find(
        ([path, entry]) =>
          (entry.name ?? path.replace(/^.*node_modules\//, '')) === name &&
          entry.version === version &&
          !entry.dev,
      ) ?? []
    expect(path, `${name} ${version} is installed, not for development`).toBeDefined()
    expect.soft(text, name).toMatch(/copyright/i)
    expect.soft(text, name).toMatch(/permission|redistribution|Apache License/i)
    expect.soft(text, name).toContain(licenceOf(path ?? '') ?? '')
  }
})
