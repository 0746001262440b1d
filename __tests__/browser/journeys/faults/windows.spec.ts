import { contact } from '../../../fixtures/content'
import { delayRequests, expectSent, openForm, openSavedDraft, press, submit } from '../journey'
import { expectMails, sendPath } from '../sandbox'
import { expectNothingEntered, expectUnsent, goBackToForm, test } from './trouble'

const { failure } = contact.form

test('two windows have an application each, press Submit at the same moment with one number, and send one', async ({
  page,
  sandbox,
  context,
}) => {
  await openSavedDraft(page, sandbox)
  await test.step('a new tab starts empty', async () => {
    const empty = await context.newPage()
    await openForm(empty)
    await expectNothingEntered(empty)
    await empty.close()
  })
  const other = await context.newPage()
  await openSavedDraft(other, sandbox)
  await test.step('while one sends, the other does not', async () => {
    const release = await delayRequests(page, `**${sendPath}`)
    const sends = page.waitForRequest(`**${sendPath}`)
    await submit(page)
    await sends
    await submit(other)
    await expectUnsent(other, sandbox, failure.underWay)
    release()
    await expectSent(page, sandbox)
  })
  await test.step('the other asks before it sends that number again', async () => {
    await press(other, failure.tryAgain)
    const [withheld = ''] = failure.alreadySent.split('{date}')
    await expectUnsent(other, sandbox, withheld, { mails: 1 })
    await expectMails(sandbox, 1)
  })
})

test('Back to the form, loaded again: it has what was corrected later, and nothing of what was sent later', ({
  page,
  sandbox,
}) => goBackToForm(page, sandbox, 'loaded again'))
