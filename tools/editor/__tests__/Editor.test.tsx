import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { composeStories } from '../../../__tests__/support/stories'
import * as stories from '../stories/EditorApp.stories'
import { fakeServer, homeWith, keeps, keepsNothing, tooLong, workOn } from '../stories/support'

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

test('the review lists each change by its label, before and after, and discards one', async () => {
  open({ work: keeps(workOn(homeWith({ headline: 'We drive', lead: 'At night.' }))) })
  await press(/Review and save \(2 changes\)/)
  const region = screen.getByRole('region', { name: 'Home (home.yaml)' })
  const [first] = within(region).getAllByRole('listitem')
  expect(first).toHaveTextContent('Hero, HeadlineDiscardBeforeWe own the coachesAfterWe drive')
  await press('Discard the change to Hero, Headline')
  expect(within(region).getAllByRole('listitem')).toHaveLength(1)
})

test('the review shows an error that only saving finds', async () => {
  const server = open()
  await retype('We drive')
  await press(/Review and save/)
  server.findings = [tooLong]
  await press('Save')
  expect(await screen.findByText('Fix 1 error before saving')).toBeVisible()
})

test('Ctrl+S opens the review, and saves from it', async () => {
  const server = open()
  await retype('We drive')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(screen.getByRole('dialog', { name: 'Review and save' })).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  const saved = await screen.findByText(/^Saved home\.yaml/)
  await waitFor(() => expect(saved.closest('[role=alert]')).toHaveFocus())
  expect(server.data('home.yaml')).toEqual(homeWith({ headline: 'We drive' }))
})

describe('undo', () => {
  test('takes back what was typed in one field in one step', async () => {
    open()
    await retype('We drive')
    await userEvent.type(screen.getByRole('textbox', { name: 'Lead' }), ' And more.')
    await press('Undo')
    expect(await headline()).toHaveValue('We drive')
    expect(screen.getByText('Undone: Hero, Lead.')).toBeInTheDocument()
    await press('Undo')
    expect(await headline()).toHaveValue('We own the coaches')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await press('Redo')
    expect(await headline()).toHaveValue('We drive')
  })

  test('takes back what was typed before and after a pause in two steps', async () => {
    open()
    await retype('We drive')
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 5000)
    await userEvent.type(await headline(), '!')
    jest.restoreAllMocks()
    await press('Undo')
    expect(await headline()).toHaveValue('We drive')
  })

  test('takes back nothing that somebody else did', async () => {
    const server = open()
    await retype('We drive')
    server.write('home.yaml', homeWith({ lead: 'At night.' }))
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByDisplayValue('At night.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await retype('We ride')
    await press('Undo')
    expect(screen.getByDisplayValue('At night.')).toBeVisible()
    expect(await headline()).toHaveValue('We drive')
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
