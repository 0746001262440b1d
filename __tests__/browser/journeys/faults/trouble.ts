import { expect, type Page, type Route } from '@playwright/test'
import {
  type DocumentName,
  documentNames,
  type TextName,
  textNames,
} from '../../../../src/registration/rules/fields'
import { site } from '../../../fixtures/content'
import { test as journey } from '../../../support/browser'
import {
  documents,
  expectCleared,
  expectSent,
  field,
  openSavedDraft,
  removeButton,
  submit,
  submitButton,
  validTexts,
} from '../journey'
import { expectMails, type OutboxEntry, type TrackedSandbox } from '../sandbox'

/** A journey without motion: progress that is animated costs a tenth of its time. */
export const test = journey.extend({
  contextOptions: { reducedMotion: 'reduce' },
})

interface Unsent {
  /** Applications that the company has nevertheless, from an earlier press; by default none. */
  mails?: number
  /** Documents that are still there; by default both. */
  there?: readonly DocumentName[]
}

/** Expects that the page says what happened, and that everything entered is still there. */
export async function expectUnsent(
  page: Page,
  sandbox: TrackedSandbox,
  says: RegExp | string,
  { mails = 0, there = documentNames }: Unsent = {},
): Promise<void> {
  const message = page
    .locator('[role=alert], [role=status], form p')
    .filter({ hasText: says, visible: true })
  await expect(message.first()).toBeVisible()
  await expectMails(sandbox, mails)
  for (const name of textNames) {
    await expect.soft(field(page, name)).toHaveValue(validTexts[name])
  }
  for (const kind of there) {
    await expect.soft(removeButton(page, kind)).toBeVisible()
    await expect.soft(page.getByText(documents[kind].name, { exact: true })).toBeVisible()
  }
}

/** Submits the form, and expects that the application arrives; returns all that have arrived. */
export async function send(page: Page, sandbox: TrackedSandbox): Promise<OutboxEntry[]> {
  await submit(page)
  return expectSent(page, sandbox)
}

/** Expects that nothing that is entered in these journeys is on the screen, nor kept by the tab. */
export async function expectNothingEntered(page: Page): Promise<void> {
  await expectCleared(page)
  const entered = [
    ...Object.values(validTexts),
    ...documentNames.map((kind) => documents[kind].name),
  ]
  const left = async () => {
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    return entered.filter((text) => kept.includes(JSON.stringify(text).slice(1, -1)))
  }
  await expect.poll(left).toEqual([])
}

/** Focuses a field and waits for the validation script that this loads. */
export async function enterForm(page: Page): Promise<void> {
  const script = page.waitForResponse('**/*.js')
  await field(page, 'your_name').focus()
  await (await script).finished()
}

/** What happens to the requests for a part; `undefined`: it loads as usual. */
export type Trouble = (route: Route, nth: number) => Promise<void> | undefined

/** Every script that contains `text` has trouble; the others load as usual. */
export async function troubleScriptsWith(page: Page, text: string, trouble: Trouble) {
  let requests = 0
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    const isMeant = (await answer.text()).includes(text)
    if (isMeant) requests += 1
    await ((isMeant && trouble(route, requests)) || route.fulfill({ response: answer }))
  })
}

/** Blocks addresses as an extension does; returns a function that ends it. */
export async function block(page: Page, url: string): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: [url] })
  return () => devtools.send('Network.setBlockedURLs', { urls: [] })
}

/** What a person corrects before sending. */
const corrected = {
  your_name: 'Asha Menon',
  email: 'asha.menon@example.com',
  company_address: '7 Residency Road\nBengaluru 560025',
}

/**
 * Corrects and sends in a later page, and goes back each time: the earlier page has what was corrected
 * later, and nothing of what was sent later.
 *
 * @param how what the browser does with the earlier page
 */
export async function goBackToForm(
  page: Page,
  sandbox: TrackedSandbox,
  how: 'loaded again' | 'from the back/forward cache',
): Promise<void> {
  await openSavedDraft(page, sandbox)
  await openLater(page)
  for (const [name, text] of Object.entries(corrected)) {
    await field(page, name as TextName).fill(text)
  }
  await goBackTwice(page, how)
  await expect(field(page, 'company_address')).toHaveValue(corrected.company_address)
  await openLater(page)
  const [mail] = await send(page, sandbox)
  expect(mail?.variables).toMatchObject(corrected)
  await goBackTwice(page, how)
  await expectNothingEntered(page)
}

/** Goes to the form again by the links of the site: the earlier one is then two steps back. */
async function openLater(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isEarlierPage', true))
  for (const path of ['/about/', '/contact/']) {
    const link = site.navigation.find((item) => item.path === path)
    await page.getByRole('navigation').getByRole('link', { name: link?.label }).first().click()
    await page.waitForURL(`**${path}`)
  }
  await expect(submitButton(page)).toBeEnabled()
}

/** Presses the browser's Back button twice, back to the earlier form. */
async function goBackTwice(page: Page, how: string): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/about\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(submitButton(page)).toBeEnabled()
  const isKept = await page.evaluate(() => Reflect.get(window, 'isEarlierPage') === true)
  expect(isKept ? 'from the back/forward cache' : 'loaded again').toBe(how)
}
