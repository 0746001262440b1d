import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages } from '../../tools/build/builtPages'
import { testBuilds } from '../../tools/testing/testBuilds'
import { expectNoAlfaFailure } from '../support/alfa'
import { test } from '../support/builtSite'
import { expectValidHtml } from '../support/htmlValidate'
import { openReady } from '../support/openReady'

const folder = testBuilds.realSite

for (const { path, file } of builtPages(folder)) {
  test(`${path}: html-validate finds nothing`, async () => {
    await expectValidHtml(readFileSync(join(folder, file), 'utf8'), 'build')
  })

  test(`${path}: Alfa finds nothing at A and AA`, async ({ page }) => {
    await openReady(page, path)
    await expectNoAlfaFailure(page)
  })
}
