import { expect, type Page } from '@playwright/test'

/**
 * Opens a page, and waits until the network is idle and its form can be used. Shows the font even
 * if it came too late, so that no size depends on the machine's fonts.
 */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await waitForFont(page)
  const submit = page.locator('form [type=submit]')
  if ((await submit.count()) > 0) await expect(submit).toBeEnabled()
}

/** Screenshots need the font; visitors do not wait (docs/decisions/what-a-browser-receives.md). */
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
