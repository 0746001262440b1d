import type { Page } from '@playwright/test'

/** A screenshot waits for the font; a visitor's browser does not (docs/decisions/what-a-browser-receives.md). */
export async function waitForFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [face] = document.fonts
    const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')
    if (!face || !link) throw new Error('The page fetches no font.')
    const { family, weight } = face
    const same = new FontFace(family, `url(${link.href})`, { weight })
    document.fonts.add(await same.load())
  })
}
