import { expect } from '@playwright/test'
import { contact } from '../../../fixtures/content'
import { expectSent, fillInTexts, openSavedDraft, press, submit } from '../journey'
import { sendPath, setFaults } from '../sandbox'
import { block, enterForm, expectUnsent, test } from './trouble'

const { failure, draft } = contact.form
const failed = (reason: string) => `Failed to send application: ${reason}`

test('the connection is lost after delivery: it is not sent again without a question', async ({
  page,
  sandbox,
}) => {
  await setFaults(sandbox, { email: { drop: true, after: true, times: 1 } })
  await openSavedDraft(page, sandbox)
  await submit(page)
  await expectUnsent(page, sandbox, failed(failure.noAnswer), { mails: 1 })
  await expect(page.getByText('We may still have received it')).toBeVisible()
  await page.reload()
  await submit(page)
  const [withheld = ''] = failure.triedBefore.split('{date}')
  await expectUnsent(page, sandbox, withheld, { mails: 1 })
})

test('offline, then blocked by an extension, then sent', async ({ page, sandbox, context }) => {
  await openSavedDraft(page, sandbox)
  await enterForm(page)
  await context.setOffline(true)
  await expectUnsent(page, sandbox, draft.offline)
  await submit(page)
  await expectUnsent(page, sandbox, failed(failure.offline))
  await context.setOffline(false)
  const unblock = await block(page, `*${sendPath}`)
  await press(page, failure.tryAgain)
  await expectUnsent(page, sandbox, failed(failure.blocked))
  await unblock()
  await press(page, failure.sendAgain)
  await expectSent(page, sandbox)
})

test('no script loads at all: the page says so, and has what was typed', async ({
  page,
  sandbox,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/contact/')
  await fillInTexts(page)
  await page.evaluate(passTwelveSeconds)
  await expectUnsent(page, sandbox, 'still loading', { there: [] })
})

/** Runs in the page: without script the delay is a CSS animation. */
function passTwelveSeconds(): void {
  for (const animation of document.getAnimations()) animation.currentTime = 12_001
}
