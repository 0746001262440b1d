import { expect, type Route } from '@playwright/test'
import type { Staff } from './staff'
import { test } from './support'

const option = ({ page }: Staff, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })

test('what is typed is in the preview at once, on each screen and scheme', async ({ me }) => {
  await me.show('Home')
  const shown = me.preview.getByRole('heading', { level: 1 })
  await expect(shown).toBeVisible()
  const root = me.preview.locator('html')
  await root.evaluate(() => Object.assign(window, { isMarked: true }))
  for (const [screen, width, scheme] of [
    ['Desktop, 1280', 1280, 'Dark'],
    ['Phone, 390', 390, 'Light'],
  ] as const) {
    await option(me, 'Width', screen).click()
    await option(me, 'Colours', scheme).click()
    await me.headline.fill(`On ${screen} in ${scheme}`)
    await expect(shown).toHaveText(`On ${screen} in ${scheme}`)
    expect(await root.evaluate(() => innerWidth)).toBe(width)
    const colour = await root.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const red = Number(/^rgb\((\d+)/.exec(colour)?.[1])
    expect(scheme === 'Dark' ? red : 255 - red).toBeLessThan(100)
    expect(await root.evaluate(() => 'isMarked' in window)).toBe(true)
  }
})

test('while a page cannot be rendered, its last good one stays, and the pane says so', async ({
  me,
}) => {
  await me.changeHeadline('Good')
  const shown = me.preview.getByRole('heading', { level: 1 })
  await expect(shown).toHaveText('Good')
  await me.headline.fill('')
  await expect(me.alert('This page cannot be shown')).toBeVisible()
  await expect(shown).toHaveText('Good')
  await me.headline.fill('Better')
  await expect(shown).toHaveText('Better')
  await expect(me.alert('This page cannot be shown')).toHaveCount(0)
})

test('a link leads to its page, a text to its field, and a field to its text', async ({ me }) => {
  await me.preview.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(option(me, 'Page', 'Contact')).toHaveAttribute('aria-pressed', 'true')
  await expect(me.page.getByTitle('Preview: Contact')).toBeVisible()
  await me.preview.getByText('Company name', { exact: true }).click()
  await expect(me.tab('Contact')).toHaveAttribute('aria-selected', 'true')
  await expect(me.field('Name of the field', 'Company name')).toBeFocused()

  const shown = me.preview.getByText('All rights reserved.')
  await expect(shown).not.toBeInViewport()
  await me.show('Site')
  await me.field('Copyright', 'Footer').focus()
  await expect(shown).toBeInViewport()
})

test('a state shows what it is about, and leaves the focus where it is', async ({ me }) => {
  await me.show('Contact')
  const states = me.page.getByRole('combobox', { name: 'State of the page' })
  await expect(states.locator('optgroup[label=Sending]')).toHaveCount(1)
  for (const name of ['Sent', 'Refused']) {
    await me.preview.locator('html').evaluate(() => window.scrollTo(0, 0))
    await states.focus()
    await states.selectOption(name)
    const news = me.preview.getByText(`The form is ${name.toLowerCase()}.`)
    await expect(news).toBeInViewport()
    await expect(states).toBeFocused()
  }
})

test('a field leads to the state that shows its text, if there is one', async ({ me }) => {
  await me.show('Contact')
  const states = me.page.getByRole('combobox', { name: 'State of the page' })
  const title = me.field('Title', 'Search engines and shared links')
  await title.fill('The form is refused.')
  await me.press('Find the state with this text')
  await expect(states).toHaveValue('Refused')
  await expect(me.preview.getByText('The form is refused.')).toBeInViewport()
  await expect(title).toBeFocused()

  await title.fill('Only search engines show it')
  for (const _press of [1, 2]) await me.press('Find the state with this text')
  await expect(me.page.getByText('No state of this page shows this text.')).toBeVisible()
  await expect(states).toHaveValue('Refused')
  await expect(me.preview.getByText('The form is refused.')).toBeVisible()
})

test('an entry that is added is shown as soon as it has a text', async ({ me }) => {
  await me.show('Contact')
  const reasons = me.part('Why partner with us')
  await reasons.getByRole('button', { name: /^Add a/ }).click()
  await reasons.getByRole('textbox').last().pressSequentially('Buses at night')
  await expect(me.preview.getByText('Buses at night')).toBeInViewport()
})

test('the help is the guide, whose links lead to its headings alone', async ({
  context,
  editor,
}) => {
  const page = await context.newPage()
  const late: Route[] = []
  await page.route(/\.(jpg|woff2)$/, (route) => void late.push(route))
  await page.goto(`${editor.url}/help/`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { name: 'Editing the content', level: 1 })).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  await expect(contents).toHaveText(['Find a text', 'Save', 'When the editor does not open'])
  await contents.last().click()
  await expect(page).toHaveURL(/#when-the-editor-does-not-open$/)
  const heading = page.getByRole('heading', { name: 'When the editor does not open' })
  await expect(heading).toBeInViewport()
  // A late picture or font must not move it.
  const top = () => heading.evaluate(({ offsetTop }: HTMLElement) => offsetTop)
  const before = await top()
  const endings = late.map((route) => route.request().url().slice(-5))
  expect(endings).toEqual(expect.arrayContaining(['woff2', expect.stringMatching(/jpg$/)]))
  for (const route of late) await route.continue()
  const font = late.find((route) => route.request().url().endsWith('woff2'))
  const response = await font?.request().response()
  expect(await response?.headerValue('cache-control')).toContain('immutable')
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  expect(await top()).toBe(before)
  await expect(page.getByRole('link', { name: 'somebody else' })).toHaveCount(0)
})
