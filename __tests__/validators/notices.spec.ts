import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { noticesFile } from '../../tools/build/notices'
import { testBuilds } from '../../tools/testing/testBuilds'

const notices = readFileSync(join(testBuilds.realSite, noticesFile), 'utf8')

/** The title and the text of each package's part. */
const parts = notices
  .split(/^-{80}\n/m)
  .slice(1)
  .map((part) => /^(\S+) \S+ \(.*\)\n\n([\s\S]*)$/.exec(part) ?? [])

test('the notices name the libraries of the scripts, webpack’s runtime and the font', () => {
  const names = parts.map(([, name]) => name)
  // Loaded at once, loaded later, part of another package, and no module at all.
  for (const name of [
    ...['react-dom', '@mui/material', 'formik'],
    ...['yup', 'emailjs-com', '@uploadcare/react-uploader'],
    ...['scheduler', '@uploadcare/file-uploader'],
    ...['webpack', '@fontsource-variable/figtree'],
  ]) {
    expect(names).toContain(name)
  }
})

test('the notices have a licence of everything that they name', () => {
  for (const [, name, text] of parts) {
    expect(text, name).toMatch(/copyright/i)
    expect(text, name).toMatch(/permission|redistribution|Apache License/i)
  }
})
