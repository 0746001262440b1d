import { expect, type Page } from '@playwright/test'

export const oldHeadline = 'Expand your business with exclusive B2B Singapore and Malaysia deals'
export const longHeadline = `${'A very long headline about our coaches '.repeat(3)}indeed`

export type Staff = ReturnType<typeof staffAt>

export function staffAt(page: Page) {
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const tab = (name: string) =>
    page.getByRole('tablist', { name: 'Files' }).getByRole('tab', { name })
  const part = (name: string) => main.getByRole('group', { name, exact: true })
  const field = (name: string, group: string) =>
    part(group).getByRole('textbox', { name, exact: true })
  /** A message at the window's edge. */
  const message = (text: string | RegExp) => page.getByRole('status').getByText(text)
  const alert = (hasText: string) => page.getByRole('alert').filter({ hasText })
  const headline = field('Headline', 'Hero')
  const reviewButton = button(/^Review and save/)
  const review = page.getByRole('dialog', { name: 'Review and save' })
  const saveButton = review.getByRole('button', { name: 'Save', exact: true })
  const saved = button('Everything is saved')
  const openReview = async () => {
    await reviewButton.click()
    await expect(review).toBeVisible()
  }
  const show = (file: string) => tab(file).click()
  return {
    page,
    button,
    tab,
    part,
    field,
    message,
    alert,
    headline,
    reviewButton,
    review,
    saveButton,
    saved,
    openReview,
    show,
    preview: page.frameLocator('iframe[title^="Preview"]'),
    press: (name: string) => button(name).click(),
    /** Comes back to the window from another program. */
    look: () => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    async changeHeadline(text: string) {
      await show('Home')
      await headline.fill(text)
    },
    async save() {
      await openReview()
      await saveButton.click()
      await expect(message(/^Saved /)).toBeInViewport()
      await expect(saved).toBeDisabled()
    },
  }
}
