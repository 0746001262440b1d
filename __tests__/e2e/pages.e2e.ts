import { expect, test } from '@playwright/test'
import { fill } from '../../src/content/fill'
import { about, contact, home, site } from './content'
import { field, holdBack, submitButton } from './journey'

const pages = [
  { path: '/', seo: home.seo, heading: home.hero.headline },
  { path: '/about/', seo: about.seo, heading: about.heading },
  { path: '/contact/', seo: contact.seo, heading: contact.heading },
]

const links = site.navigation.map(({ label }) => label)

for (const { path, seo, heading } of pages) {
  test(`${path} has its title, one heading, and its link marked`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(
      fill(site.brand.titleTemplate, { page: seo.title, brand: site.brand.name }),
    )
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const nav = page.getByRole('navigation', { name: site.navigationLabel })
    await expect(nav.getByRole('link')).toHaveText(links)
    await expect(nav.locator('[aria-current=page]')).toHaveAttribute('href', path)
  })

  test(`${path} ends with the footer and this year`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.brand.name}`)
    await expect(footer.getByRole('link', { name: site.contact.email })).toBeVisible()
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
    await expect(page.getByRole('alert')).toContainText(site.contact.email)
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
    // The rules that say which page may be got ready are data.
    await expect(page.locator('script:not([type=speculationrules])')).toHaveCount(0)
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.notFound.title)
  await page.getByRole('link', { name: site.notFound.contactLabel }).click()
  await expect(page).toHaveURL(/\/contact\/$/)
})

test('the keyboard starts at the skip link, which leads past the header', async ({ page }) => {
  await page.goto('/about/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: site.skipLink })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('about tells the fleet in words that read well', async ({ page }) => {
  await page.goto('/about/')
  for (const { value, label } of about.fleet.figures) {
    await expect(page.getByText(`${value} ${label}`)).toBeVisible()
  }
})

test('what is typed before the script arrives is kept', async ({ page }) => {
  const release = await holdBack(page, 'js')
  await page.goto('/contact/', { waitUntil: 'commit' })
  const name = field(page, 'company_name')
  await name.fill('Sunrise Holidays')
  release()
  await expect(submitButton(page)).toBeEnabled()
  await field(page, 'your_name').fill('Asha')
  await expect(name).toHaveValue('Sunrise Holidays')
})
