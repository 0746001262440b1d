import { expect, type Page } from '@playwright/test'
import { contrastOnly, expectAccessible } from '../../../__tests__/support/axe'
import {
  comeBack,
  field,
  headline,
  openReview,
  outcome,
  part,
  review,
  save,
  saveButton,
  show,
} from './journey'
import { test } from './support'

const old = 'Expand your business with exclusive B2B Singapore and Malaysia deals'
const theirs = 'A headline of somebody else'
const mine = 'A headline of mine'

const lead = (page: Page) => field(part(page, 'Hero'), 'Sentence below the headline')

const question = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Somebody else changed home.yaml' })

async function changeHeadline(page: Page, text: string): Promise<void> {
  await show(page, 'Home')
  await headline(page).fill(text)
}

test('two people change different fields: both changes are in the file', async ({
  page,
  other,
  editor,
}) => {
  await changeHeadline(page, mine)
  await show(other, 'Home')
  await lead(other).fill('A sentence of somebody else.')
  await save(other)
  await comeBack(page)
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Keep my changes' }).click()
  await expect(lead(page)).toHaveValue('A sentence of somebody else.')
  await expect(headline(page)).toHaveValue(mine)
  await save(page)
  expect(editor.changedLines()).toEqual({
    'home.yaml': [
      `-  headline: ${old}`,
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
  test(`two people change one field: the second chooses, here “${side}”`, async ({
    page,
    other,
    editor,
  }) => {
    await changeHeadline(page, mine)
    await lead(page).fill('A sentence of mine.')
    await changeHeadline(other, theirs)
    await save(other)
    await comeBack(page)
    await expect(question(page)).toBeVisible()
    await question(page).getByRole('button', { name: 'Keep my changes' }).click()
    const choice = question(page).getByRole('group', { name: 'Hero, Headline' })
    await expect(choice.getByRole('radio', { name: `Mine ${mine}` })).toBeChecked()
    await expect(choice.getByRole('radio', { name: `Theirs ${theirs}` })).toBeVisible()
    if (side === 'Mine') {
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, contrastOnly)
    }
    await choice.getByRole('radio', { name: side }).check()
    await question(page).getByRole('button', { name: 'Go on with these' }).click()
    await expect(headline(page)).toHaveValue(kept)
    await expect(lead(page)).toHaveValue('A sentence of mine.')
    await save(page)
    expect(editor.read('home.yaml')).toContain(`headline: ${kept}\n  lead: A sentence of mine.\n`)
  })
}

test('a file that a text editor changes: the page follows', async ({ page, editor }) => {
  await show(page, 'Home')
  await expect(headline(page)).toHaveValue(old)
  editor.replace('home.yaml', old, theirs)
  await expect(outcome(page, 'Somebody else changed home.yaml. You see the new')).toBeVisible()
  await expect(headline(page)).toHaveValue(theirs)
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
  await review(page).getByRole('button', { name: 'Decide now' }).click()
  await expect(question(page)).toBeFocused()
  await question(page).getByRole('button', { name: 'Keep my changes' }).click()
  const side = question(page).getByText('Mine', { exact: true })
  const lines = await side.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines, 'lines of the word “Mine” beside a long text').toBe(1)
})
