import { expect, type Locator, type Page } from '@playwright/test'
import { field, fileTab, headline, part, preview, show, test } from './support'

const choice = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })

test('what is typed appears in the preview without a reload, on each screen and scheme', async ({
  page,
}) => {
  await show(page, 'Home')
  const shown = preview(page).getByRole('heading', { level: 1 })
  await expect(shown).toBeVisible()
  const root = preview(page).locator('html')
  await root.evaluate(() => Object.assign(window, { isMarked: true }))
  for (const [screen, width, scheme] of [
    ['Phone, 390', 390, 'Light'],
    ['Desktop, 1280', 1280, 'Light'],
    ['Desktop, 1280', 1280, 'Dark'],
    ['Phone, 390', 390, 'Dark'],
  ] as const) {
    await choice(page, 'Width', screen).click()
    await choice(page, 'Colours', scheme).click()
    await headline(page).fill(`On ${screen} in ${scheme}`)
    await expect(shown).toHaveText(`On ${screen} in ${scheme}`)
    expect(await root.evaluate(() => innerWidth)).toBe(width)
    const colour = await preview(page).locator('body').evaluate(lightness)
    expect(colour < 0.5).toBe(scheme === 'Dark')
    expect(await root.evaluate(() => 'isMarked' in window)).toBe(true)
  }
})

/** Runs in the page: how light its background is, from 0 to 1. */
function lightness(body: HTMLElement): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.fillStyle = getComputedStyle(body).backgroundColor
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return (red + green + blue) / (3 * 255)
}

test('a link in the preview changes its page; a changed text is in a state of the form', async ({
  page,
}) => {
  await preview(page).getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(choice(page, 'Page', 'Contact')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTitle('Preview: Contact')).toBeVisible()
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(
    'Become Our Travel Partner',
  )
  await show(page, 'Contact')
  const problem = part(page, 'Mistakes in the form')
  await field(problem, 'Heading').fill('Something is missing')
  const states = page.getByRole('combobox', { name: 'State of the page' })
  await states.selectOption({ label: 'Sent empty' })
  await expect(preview(page).getByText('Something is missing')).toBeVisible()
  await field(problem, 'Heading').fill('Something is wrong')
  await expect(preview(page).getByText('Something is wrong')).toBeVisible()
  await expect(field(problem, 'Heading')).toBeFocused()
})

test('a text that is pressed in the preview opens its field, and a field shows its text', async ({
  page,
}) => {
  await choice(page, 'Page', 'Contact').click()
  const label = preview(page).getByText('Company name', { exact: true })
  await label.click()
  await expect(fileTab(page, 'Contact')).toHaveAttribute('aria-selected', 'true')
  await expect(field(part(page, 'Company name'), 'Name of the field')).toBeFocused()
  const copyright = preview(page).getByText('All rights reserved.')
  await expect(copyright).not.toBeInViewport()
  await show(page, 'Site')
  await field(part(page, 'Footer'), 'Copyright').focus()
  await expect(copyright).toBeInViewport()
  await copyright.click()
  await expect(field(part(page, 'Footer'), 'Copyright')).toBeFocused()
})
