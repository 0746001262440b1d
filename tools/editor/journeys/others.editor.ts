import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { contrastOnly, expectAccessible } from '../../../__tests__/support/axe'
import {
  comeBack,
  field,
  headline,
  oldHeadline,
  openReview,
  outcome,
  part,
  preview,
  review,
  save,
  saveButton,
  show,
  test,
} from './support'

const theirs = 'A headline of somebody else'
const mine = 'A headline of mine'

const lead = (page: Page) => field(part(page, 'Hero'), 'Sentence below the headline')

const question = (page: Page, text = 'Somebody else changed home.yaml while') =>
  page.getByRole('alert').filter({ hasText: text })

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

async function changeHeadline(page: Page, text: string): Promise<void> {
  await show(page, 'Home')
  await headline(page).fill(text)
}

test('two people change different texts: both are in the file, without a question', async ({
  page,
  other,
  editor,
}) => {
  await changeHeadline(page, mine)
  await show(other, 'Home')
  await lead(other).fill('A sentence of somebody else.')
  await save(other)
  await comeBack(page)
  await expect(outcome(page, 'Somebody else changed home.yaml too.')).toBeVisible()
  await expect(lead(page)).toHaveValue('A sentence of somebody else.')
  await expect(headline(page)).toHaveValue(mine)
  await save(page)
  expect(editor.changedLines()).toEqual({
    'home.yaml': [
      `-  headline: ${oldHeadline}`,
      '-  lead: Competitive prices and guaranteed quality, on coaches we own and run in both countries.',
      `+  headline: ${mine}`,
      '+  lead: A sentence of somebody else.',
    ],
  })
})

for (const [side, kept] of [
  ['Mine', mine],
  ['Theirs', theirs],
] as const) {
  test(`two people change one text: the second chooses, here “${side}”`, async ({
    page,
    other,
    editor,
  }) => {
    await changeHeadline(page, mine)
    await lead(page).fill('A sentence of mine.')
    await changeHeadline(other, theirs)
    await save(other)
    await comeBack(page)
    const choice = question(page).getByRole('group', { name: 'Hero, Headline' })
    await expect(choice.getByRole('radio', { name: `Mine ${mine}` })).toBeChecked()
    await expect(choice.getByRole('radio', { name: `Theirs ${theirs}` })).toBeVisible()
    if (side === 'Mine') {
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, contrastOnly)
    }
    await choice.getByRole('radio', { name: side }).check()
    await press(page, 'Keep these')
    await expect(headline(page)).toHaveValue(kept)
    await expect(lead(page)).toHaveValue('A sentence of mine.')
    await save(page)
    expect(editor.read('home.yaml')).toContain(`headline: ${kept}\n  lead: A sentence of mine.\n`)
  })
}

test('a file that a text editor changes: the page follows, and says so until the next change', async ({
  page,
  editor,
}) => {
  await show(page, 'Home')
  await expect(headline(page)).toHaveValue(oldHeadline)
  editor.replace('home.yaml', oldHeadline, theirs)
  await expect(outcome(page, 'Somebody else changed home.yaml. You see the new')).toBeVisible()
  await expect(headline(page)).toHaveValue(theirs)
  await headline(page).fill(mine)
  await expect(outcome(page, /Somebody else changed/)).toHaveCount(0)
})

test('a save that comes too late leads to the question, and the review does too', async ({
  page,
  other,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // It does not notice the change before it saves.
  await page.route('**/api/versions', (route) => route.abort())
  await changeHeadline(page, 'A headline of mine that continues until the first line is full')
  await changeHeadline(other, theirs)
  await openReview(page)
  await save(other)
  await saveButton(page).click()
  await expect(review(page)).toHaveCount(0)
  await expect(question(page)).toBeFocused()
  await expect(question(page)).toBeInViewport()

  await show(page, 'About')
  await openReview(page)
  await press(page, 'Decide now')
  await expect(question(page)).toBeFocused()
  const side = question(page).getByText('Mine', { exact: true })
  const lines = await side.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines, 'lines of the word “Mine” beside a long text').toBe(1)
  await press(page, 'Discard my changes to this file')
  await expect(headline(page)).toHaveValue(theirs)
})

const broken = 'heading:\n\ttext: x\n'

for (const [what, spoil, sentence] of [
  ['deletes', (path: string) => rmSync(path), 'Somebody deleted it'],
  ['breaks', (path: string) => writeFileSync(path, broken), 'tab'],
] as const) {
  test(`somebody ${what} files: it is said at once, the rest is saved, and they are written back`, async ({
    page,
    editor,
  }) => {
    const about = editor.data('about.yaml')
    await show(page, 'Home')
    spoil(join(editor.folder, 'about.yaml'))
    await comeBack(page)
    const news = question(page, 'about.yaml cannot be read')
    await expect(news).toContainText(sentence)
    await headline(page).fill('A first headline')
    await save(page)
    expect(editor.read('home.yaml')).toContain('headline: A first headline')

    await news.getByRole('button', { name: 'Show about.yaml' }).click()
    await expect(question(page, 'deleted or broke about.yaml')).toContainText(sentence)
    await press(page, 'Write back the text that it had')
    await save(page)
    expect(editor.data('about.yaml')).toEqual(about)

    await test.step('one that is edited here', async () => {
      const home = editor.data('home.yaml')
      await changeHeadline(page, mine)
      spoil(join(editor.folder, 'home.yaml'))
      await comeBack(page)
      await expect(question(page, 'deleted or broke home.yaml')).toContainText(sentence)
      await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(mine)
      await press(page, 'Write back my version')
      await save(page)
      expect(editor.data('home.yaml')).toEqual({ ...home, hero: { ...home.hero, headline: mine } })
    })
    expect(await editor.findings()).toEqual([])
  })
}

test('a file that cannot be read says why, and is a form once somebody has repaired it', async ({
  page,
  editor,
}) => {
  const home = editor.read('home.yaml')
  writeFileSync(join(editor.folder, 'home.yaml'), broken)
  await page.reload()
  await show(page, 'Home')
  await expect(question(page, 'home.yaml cannot be read')).toContainText('tab')
  await expectAccessible(page)
  writeFileSync(join(editor.folder, 'home.yaml'), home)
  await comeBack(page)
  await expect(headline(page)).toHaveValue(oldHeadline)
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(oldHeadline)
})
