import { expect } from '@playwright/test'
import { expectAccessible } from '../../support/axe'
import { oldHeadline, type Staff } from './staff'
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
  editor,
}) => {
  await me.show('Home')
  const shown = me.preview.getByRole('heading', { level: 1 })
  await expect(shown).toHaveText(oldHeadline)
  await editor.replaceIn('home.yaml', /^hero:\n( .*\n)*/m, '')
  await me.look()
  await expect(me.alert('This page cannot be shown')).toBeVisible()
  await expect(shown).toHaveText(oldHeadline)
})

test('a link leads to its page, a text to its field, and a field to its text', async ({ me }) => {
  const header = me.preview.getByRole('banner')
  await header.getByRole('link', { name: 'Contact', exact: true }).click()
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

test('a state is chosen by keys, and shows its texts as they are edited', async ({ me }) => {
  await me.show('Contact')
  const states = me.page.getByRole('combobox', { name: 'State of the page' })
  await states.focus()
  await states.press('ArrowDown')
  await states.press('ArrowDown')
  // The state's message takes the focus, which has to come back.
  await expect(me.preview.getByRole('link', { name: 'Enter your company name' })).toBeVisible()
  await expect(states).toHaveValue('Sent empty')
  await expect(states).toBeFocused()

  const heading = me.part('Errors in the form').getByRole('textbox').first()
  await heading.fill('Something is wrong')
  await expect(me.preview.getByText('Something is wrong')).toBeVisible()

  await me.button(/^Documents/).click()
  const missing = me.field('If a document is missing', 'Documents')
  await missing.press('End')
  await missing.pressSequentially(' Now')
  await expect(missing).toHaveValue(/ Now$/)
  await expect(me.preview.getByText(/ Now$/).first()).toBeAttached()

  await states.selectOption('Document: uploading')
  const uploading = me.field('While a file is uploading', 'Documents')
  await uploading.fill('On its way: {name}')
  await expect(me.preview.getByText(/^On its way: /).first()).toBeAttached()
})

test('an entry that is added is shown as soon as it has a text', async ({ me }) => {
  await me.show('Contact')
  const reasons = me.part('Why partner with us')
  await reasons.getByRole('button', { name: /^Add a/ }).click()
  await reasons.getByRole('textbox').last().pressSequentially('Buses at night')
  await expect(me.preview.getByText('Buses at night')).toBeInViewport()
})

test('the help is the guide, with its pictures, whose links lead to its headings alone', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}/help/`)
  await expect(page.getByRole('heading', { name: 'Editing the content', level: 1 })).toBeVisible()
  for (const picture of await page.getByRole('img').all()) {
    await expect(picture).toHaveJSProperty('complete', true)
    const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(width).toBeGreaterThan(99)
  }
  const links = await page.getByRole('link').all()
  for (const link of links) {
    const href = (await link.getAttribute('href')) ?? ''
    if (href.startsWith('#')) await expect(page.locator(href)).toHaveCount(1)
    else expect(href).toMatch(/^https?:/)
  }
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  await contents.last().click()
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport()
  await expectAccessible(page)
})
