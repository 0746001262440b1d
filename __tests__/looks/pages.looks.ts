import { expect } from '@playwright/test'
import { waitForFont } from '../../scripts/waitForFont'
import { submitButton } from '../e2e/journey'
import { expectAccessible, schemes, test, widths } from './looks'

const pages = { home: '/', about: '/about/', contact: '/contact/', notFound: '/nowhere' }

for (const [name, path] of Object.entries(pages)) {
  test(`${path}, the whole page`, async ({ look }) => {
    for (const colorScheme of schemes) {
      await look.emulateMedia({ colorScheme, forcedColors: 'none' })
      for (const width of widths) {
        await look.setViewportSize({ width, height: 800 })
        await look.goto(`${process.env.SITE_URL}${path}`, { waitUntil: 'networkidle' })
        await waitForFont(look)
        // Script wakes the form some time after the last file has come.
        if (path === '/contact/') await expect(submitButton(look)).toBeEnabled()
        await expectAccessible(look, 'page')
        await expect.soft(look).toHaveScreenshot(['pages', name, `${width}-${colorScheme}.png`], {
          fullPage: true,
          // Another year is no change of the look.
          mask: [look.getByText('©')],
        })
      }
    }
  })
}
