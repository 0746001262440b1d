import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPage, openEditor } from '@partner-site/content-editor'
import { expect, test } from '@playwright/test'
import { root } from '../../../tools/lib/run'
import { fixtureConfig } from '../../fixtures/content'
import { expectAccessible } from '../../support/axe'

/** The editor with this site's pages, guide and theme; the package's journeys have their own. */
test('the editor shows the form in a state, in the look of the site, and its help is the guide, with its pictures', async ({
  page,
}) => {
  const app = await openEditor({
    config: fixtureConfig,
    ui: await buildPage(join(root, 'content-editor.config.tsx')),
    uploads: join(tmpdir(), 'no-uploads'),
    log: console.error,
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  await page.getByRole('tab', { name: 'Contact' }).click()
  await page.getByRole('combobox', { name: 'State of the page' }).selectOption('Sent empty')
  const preview = page.frameLocator('iframe[title="Preview: Contact"]')
  await expect(preview.getByRole('link', { name: 'Enter your company name' })).toBeVisible()
  const heading = page.getByRole('group', { name: 'Errors in the form' }).getByRole('textbox')
  await heading.first().fill('Something is wrong')
  await expect(preview.getByText('Something is wrong')).toBeVisible()

  await page.goto(`${address}/help/`)
  await expect(page.getByRole('heading', { name: 'Editing the content', level: 1 })).toBeVisible()
  for (const picture of await page.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(width).toBeGreaterThan(99)
  }
  await expectAccessible(page)
  await app.close()
})
