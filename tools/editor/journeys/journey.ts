import { expect, type Locator, type Page } from '@playwright/test'

/** Shows a file: Site, Home, About or Contact. */
export const show = (page: Page, file: string): Promise<void> => fileTab(page, file).click()

export const fileTab = (page: Page, file: string): Locator =>
  page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name: file })

/** A part of the form, by its heading. */
export const part = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('group', { name, exact: true })

export const field = (within: Page | Locator, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true })

export const headline = (page: Page): Locator => field(part(page, 'Hero'), 'Headline')

export const reviewButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Review and save/ })

export const review = (page: Page): Locator => page.getByRole('dialog', { name: 'Review and save' })

export async function openReview(page: Page): Promise<Locator> {
  await reviewButton(page).click()
  await expect(review(page)).toBeVisible()
  return review(page)
}

/** Looks at the changes and saves them. */
export async function save(page: Page): Promise<void> {
  await openReview(page)
  await saveButton(page).click()
  await expect(outcome(page, /^Saved /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Everything is saved' })).toBeDisabled()
}

export const saveButton = (page: Page): Locator =>
  review(page).getByRole('button', { name: 'Save', exact: true })

/** As from another tab or program: the editor then looks at once whether a file has changed. */
export const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** A notice above the form. */
export const outcome = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByText(text)

/** The page in the preview. */
export const preview = (page: Page) => page.frameLocator('iframe[title^="Preview"]:not([inert])')
