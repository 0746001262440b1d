import { expect, type Locator, type Page } from '@playwright/test'
import { field, outcome, part, review, reviewButton, saveButton } from './journey'
import { test } from './support'

test('by keyboard alone: find a field, change it, save; move an entry; undo', async ({
  page,
  editor,
}) => {
  const phone = field(part(page, 'Contact details'), 'Phone number')
  const press = (key: string) => page.keyboard.press(key)

  await test.step('find the field', async () => {
    await tabTo(page, field(page, 'Find a text'))
    await page.keyboard.type('phone')
    await expect(page.getByRole('status').filter({ hasText: 'texts have this' })).toBeVisible()
    await tabTo(page, phone)
    await press('ControlOrMeta+A')
    await page.keyboard.type('+65 6555 0123')
    await expect(phone).toHaveAccessibleDescription('With its country code.')
  })
  await test.step('review: the dialog holds the focus, and Escape gives it back', async () => {
    await tabTo(page, reviewButton(page), 'Shift+Tab')
    await press('Enter')
    await expect(review(page)).toContainText('+65 6555 0123')
    await expect(review(page).locator(':focus')).toHaveCount(1)
    await press('Escape')
    await expect(review(page)).toHaveCount(0)
    await expect(reviewButton(page)).toBeFocused()
  })
  await test.step('save', async () => {
    await press('Enter')
    await tabTo(page, saveButton(page))
    await press('Enter')
    await expect(outcome(page, /^Saved site\.yaml/)).toBeVisible()
    expect(editor.changedLines()).toEqual({
      'site.yaml': ['-  phone: +65 0000 0000', '+  phone: +65 6555 0123'],
    })
  })
  await test.step('an entry moves down and up again, and keeps the focus', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Show all texts' }))
    await press('Enter')
    const menu = part(page, 'Menu')
    const action = (name: string) => menu.getByRole('button', { name, exact: true })
    await tabTo(page, action('Move Link 1: Home down'))
    await press('Enter')
    await expect(action('Move Link 2: Home down')).toBeFocused()
    await expect(part(page, 'Link 1: About')).toBeVisible()
    await tabTo(page, action('Move Link 2: Home up'), 'Shift+Tab')
    await press('Enter')
    await expect(action('Move Link 1: Home up')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Everything is saved' })).toBeVisible()
  })
  await test.step('undo: the last step is back', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Undo' }), 'Shift+Tab')
    await press('Enter')
    await expect(part(page, 'Link 2: Home')).toBeVisible()
    await press('Enter')
    await expect(part(page, 'Link 1: Home')).toBeVisible()
    await press('Enter')
    await expect(phone).toHaveValue('+65 0000 0000')
    await tabTo(page, page.getByRole('button', { name: 'Redo' }))
    await press('Enter')
    await expect(phone).toHaveValue('+65 6555 0123')
  })
})

/** Presses Tab, or another key, until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reached ${target}`)
}
