import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { composeStories } from '../../../__tests__/support/stories'
import * as stories from '../stories/EditorApp.stories'
import { fakeServer, homeWith, keeps, keepsNothing, tooLong } from '../stories/support'

const { Open, NotOpened } = composeStories(stories)

const headline = () => screen.findByRole('textbox', { name: 'Headline' })
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

async function retype(text: string) {
  const field = await headline()
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

function open({ server = fakeServer(), work = keeps() } = {}) {
  render(<Open server={server} work={work} />)
  return server
}

test('the review shows an error that only saving finds', async () => {
  const server = open()
  await retype('Us')
  await press(/Review and save/)
  server.findings = [tooLong]
  await press('Save')
  expect(await screen.findByText('Fix 1 error before saving')).toBeVisible()
})

describe('undo', () => {
  test('reverts the typing in one field, up to a pause, in one step', async () => {
    open()
    await retype('Us')
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 5000)
    await userEvent.type(await headline(), '!')
    await userEvent.type(screen.getByRole('textbox', { name: 'Lead' }), '!')
    jest.restoreAllMocks()
    for (const before of ['Us!', 'Us', 'We own the coaches']) {
      await press('Undo')
      expect(await headline()).toHaveValue(before)
    }
    expect(screen.getByRole('textbox', { name: 'Lead' })).toHaveValue('In both countries.')
  })

  test('never reverts what somebody else saved', async () => {
    const server = open()
    await retype('Us')
    server.write('home.yaml', homeWith({ lead: 'At night.' }))
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByDisplayValue('At night.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await retype('We')
    await press('Undo')
    expect(screen.getByDisplayValue('At night.')).toBeVisible()
    expect(await headline()).toHaveValue('Us')
  })
})

test('says so if the browser does not keep unsaved work, and asks before the page is left', async () => {
  open({ work: keepsNothing })
  expect(await screen.findByText(/does not keep unsaved changes/)).toBeVisible()
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  await userEvent.type(await headline(), ' well')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
})

test('opens again after the server has answered', async () => {
  const server = fakeServer({ failure: 'The server does not answer.' })
  render(<NotOpened server={server} />)
  await screen.findByText(/The server does not answer/)
  server.failure = undefined
  await press('Try again')
  expect(await headline()).toBeVisible()
})
