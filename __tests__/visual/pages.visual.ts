import { test } from '@playwright/test'
import { expectGoodLook } from './looks'

const pages = { home: '/', about: '/about/', contact: '/contact/', 'not-found': '/nowhere' }

for (const [name, path] of Object.entries(pages)) {
  test(path, async ({ page }) => {
    await page.goto(`${process.env.SITE_URL}${path}`, { waitUntil: 'networkidle' })
    await expectGoodLook(page, { name: `page-${name}`, whole: true })
  })
}
