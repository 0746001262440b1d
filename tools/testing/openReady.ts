import { expect, type Page } from '@playwright/test'

/**
 * Opens a page, and waits until nothing loads any more and its form, if it has one, can be used. On a
 * busy machine that comes some time after the last file. A font that came too late to be shown is
 * shown, so that no size depends on the machine's fonts.
 */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await waitForFont(page)
  const submit = page.locator('form [type=submit]')
  if ((await submit.count()) > 0) await expect(submit).toBeEnabled()
}

/**
 * Screenshots need the font, but a visitor's browser does not wait for it
 * (docs/decisions/what-a-browser-receives.md).
 */
async function waitForFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [face] = document.fonts
    const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')
    if (!face || !link) throw new Error('The page loads no font.')
    const { family, weight } = face
    const same = new FontFace(family, `url(${link.href})`, { weight })
    document.fonts.add(await same.load())
  })
}
