import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const pages = [
  { path: '/', title: /^B2B travel deals/, heading: /Singapore and Malaysia/, link: 'Home' },
  { path: '/about/', title: /^About/, heading: /coaches/, link: 'About' },
  { path: '/contact/', title: /^Become our travel partner/, heading: /Partner/, link: 'Contact' },
]

for (const { path, title, heading, link } of pages) {
  test(`${path} has its title, one heading, and its link marked`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link')).toHaveText(['Home', 'About', 'Contact'])
    await expect(nav.locator('[aria-current=page]')).toHaveText(link)
  })

  test(`${path} ends with the footer and this year`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Straitsway Travel`)
    await expect(footer.getByRole('link', { name: 'partners@example.com' })).toBeVisible()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} passes axe in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    })
  }

  test(`${path} does not scroll sideways on a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading } of pages) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }

  test('/contact/ says what to do instead', async ({ page }) => {
    await page.goto('/contact/')
    await expect(page.getByRole('alert')).toContainText('partners@example.com')
  })
})

for (const path of ['/', '/about/']) {
  test(`${path} asks for no script`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await expect(page.locator('script')).toHaveCount(0)
  })
}

test('the upload widget and the e-mail client are not loaded before they are needed', async ({
  page,
}) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text())
  })
  await page.goto('/contact/', { waitUntil: 'networkidle' })
  const scripts = (await Promise.all(bodies)).join('\n')
  expect(scripts).not.toContain('uc-file-uploader-regular')
  expect(scripts).not.toContain('/api/v1.0/email/send')
})

for (const path of ['/about', '/contact']) {
  test(`${path} without the slash reaches the page too`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(new RegExp(`${path}/$`))
  })
}

test('an address that does not exist answers 404 with a page of the site', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(/\/contact\/$/)
})

test('the keyboard starts at the skip link, which leads past the header', async ({ page }) => {
  await page.goto('/about/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('about tells the fleet in words that read well', async ({ page }) => {
  await page.goto('/about/')
  await expect(page.getByText('20+ vehicles in Singapore')).toBeVisible()
  await expect(page.getByText('10+ vehicles in Malaysia')).toBeVisible()
})

test('what is typed before the script arrives is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact/', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'Company name' })
  await name.fill('Sunrise Holidays')
  release()
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeEnabled()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Asha')
  await expect(name).toHaveValue('Sunrise Holidays')
})
