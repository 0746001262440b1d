import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { noticesFile } from '../../../tools/build/notices'
import { root } from '../../../tools/lib/run'
import { testBuilds } from '../../../tools/lib/testBuilds'

/** The build lists the packages that webpack has put into the scripts; these are the ones we import. */
const imported = (
  '@emotion/react @emotion/styled @fontsource-variable/figtree @mui/material ' +
  '@uploadcare/file-uploader formik lucide-react react react-dom webpack yup'
).split(' ')

/** The text of a package's licence, whose file has no one name; a few have none (notices.test.ts). */
const licencesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^licen[cs]e/i.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())

test('the notices name what the scripts are made of, each with its licence', () => {
  const notices = readFileSync(join(testBuilds.realSite, noticesFile), 'utf8')
  for (const name of imported) {
    const folder = join(root, 'node_modules', name)
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    expect.soft(notices).toContain(`\n${name} ${version} (`)
    for (const text of licencesOf(folder)) expect.soft(notices, name).toContain(text)
  }
})
