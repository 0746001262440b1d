import type { Page } from '@playwright/test'

/**
 * Screenshots need the font, but a visitor's browser does not wait for it
 * (docs/decisions/what-a-browser-receives.md).
 */
export async function waitForFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [face] = document.fonts
    const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')
    if (!face || !link) throw new Error('The page loads no font.')
    const { family, weight } = face
    const same = new FontFace(family, `url(${link.href})`, { weight })
    document.fonts.add(await same.load())
  })
}
