import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { composeStories } from '../../../__tests__/support/stories'
import type { ContentData } from '../../content/value'
import type { UnsavedWorkStore } from '../app/unsavedWork'
import { workIn } from '../app/unsavedWork'
import * as stories from '../stories/EditorApp.stories'
import {
  fakeServer,
  git,
  home,
  homeWith,
  keeps,
  keepsNothing,
  tooLong,
  workOn,
} from '../stories/support'

const { Open, NotOpened, Unreadable, Conflict, DeletedByOthers, ...others } =
  composeStories(stories)

expect.extend(toHaveNoViolations)

const headline = () => screen.findByRole('textbox', { name: 'Headline' })
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

async function retype(text: string) {
  const field = await headline()
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function save() {
  await press(/Review and save/)
  await press('Save')
}

/** As when the person comes back to the tab. */
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

function open({ server = fakeServer(), work = keeps() as UnsavedWorkStore } = {}) {
  return { server, ...render(<Open server={server} work={work} />) }
}

describe('saving', () => {
  test('saves what was typed, says so, and has nothing left to save', async () => {
    const { server } = open()
    await retype('We drive')
    await save()
    const saved = await screen.findByText(/^Saved home\.yaml/)
    await waitFor(() => expect(saved.closest('[role=alert]')).toHaveFocus())
    expect(server.data('home.yaml')).toEqual(homeWith({ headline: 'We drive' }))
    expect(screen.getByRole('button', { name: 'Everything is saved' })).toBeDisabled()
    await retype('We ride')
    expect(screen.queryByText(/^Saved/)).toBeNull()
  })

  test('lists each change by its label, before and after, and discards one', async () => {
    open({ work: keeps(workOn(homeWith({ headline: 'We drive', lead: 'At night.' }))) })
    await press(/Review and save \(2 changes\)/)
    const region = screen.getByRole('region', { name: 'Home (home.yaml)' })
    const [first] = within(region).getAllByRole('listitem')
    expect(first).toHaveTextContent('Hero, HeadlineDiscardBeforeWe own the coachesAfterWe drive')
    await press('Discard the change to Hero, Headline')
    expect(within(region).getAllByRole('listitem')).toHaveLength(1)
  })

  test('names an error by its label and leads to the field', async () => {
    const { server } = open({ server: fakeServer({ findings: [tooLong] }) })
    await retype('We drive')
    await waitFor(async () => expect(await headline()).toBeInvalid())
    await press(/Review and save/)
    const problem = within(screen.getByRole('dialog')).getByRole('alert')
    expect(problem).toHaveTextContent('Fix 1 error before saving')
    expect(problem).toHaveTextContent('Hero, Headline: Has 48 characters, but at most 40 fit.')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await press('Go to the field')
    await waitFor(async () => expect(await headline()).toHaveFocus())
    expect(server.data('home.yaml')).toEqual(home)
  })

  test('shows an error that only saving finds', async () => {
    const { server } = open()
    await retype('We drive')
    await press(/Review and save/)
    server.findings = [tooLong]
    await press('Save')
    expect(await screen.findByText('Fix 1 error before saving')).toBeVisible()
  })

  test('asks for a summary in git, and offers to propose the commit', async () => {
    open({ server: fakeServer({ workplace: git }) })
    await retype('We drive')
    await press(/Review and save/)
    expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('Change Hero, Headline')
    await press('Save')
    expect(await screen.findByText(/as 3f2a91c on content\/edits/)).toBeVisible()
    expect(screen.getByRole('link', { name: /Propose/ })).toHaveAttribute(
      'href',
      'https://git.example.com/compare/content/edits',
    )
  })

  test('opens the review with Ctrl+S, and saves from it', async () => {
    const { server } = open()
    await retype('We drive')
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(screen.getByRole('dialog', { name: 'Review and save' })).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await screen.findByText(/^Saved home\.yaml/)
    expect(server.data('home.yaml')).toEqual(homeWith({ headline: 'We drive' }))
  })

  test('loses nothing while the server is away, and says so until it is back', async () => {
    const { server } = open()
    await retype('We drive')
    server.failure = 'The server does not answer.'
    await save()
    const dialog = screen.getByRole('dialog')
    expect(await within(dialog).findByText('The server does not answer.')).toBeVisible()
    await press('Continue editing')
    expect(await headline()).toHaveValue('We drive')
    server.failure = undefined
    await save()
    expect(await screen.findByText(/^Saved home\.yaml/)).toBeVisible()
  })
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
})

describe('unsaved work', () => {
  test('is kept with each change and is back on the next visit', async () => {
    let kept = workOn(home)
    const work = {
      ...keeps(),
      keep: (state: Parameters<typeof workIn>[0]) => {
        kept = workIn(state)
        return true
      },
    }
    const { unmount } = open({ work })
    await retype('We drive')
    unmount()
    open({ work: keeps(kept) })
    expect(await headline()).toHaveValue('We drive')
    expect(screen.getByText('Your unsaved changes are back.')).toBeVisible()
    await press('Discard them')
    expect(await headline()).toHaveValue('We own the coaches')
    expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
  })

  test('says so if the browser does not keep it', async () => {
    open({ work: keepsNothing })
    expect(await screen.findByText(/does not keep unsaved changes/)).toBeVisible()
  })
})

describe('changes by others', () => {
  test('shows their version of a file that was not edited here', async () => {
    const { server } = open()
    await headline()
    server.write('home.yaml', homeWith({ headline: 'They drive' }))
    await lookAgain()
    expect(await screen.findByDisplayValue('They drive')).toBeVisible()
    expect(screen.getByText(/Somebody else changed home\.yaml\. You see/)).toBeVisible()
    await retype('We ride')
    expect(screen.queryByText(/You see the new version/)).toBeNull()
  })

  test('keeps both changes to different texts, and undo does not lose theirs', async () => {
    const { server } = open()
    await retype('We drive')
    server.write('home.yaml', homeWith({ lead: 'At night.' }))
    await lookAgain()
    expect(await screen.findByDisplayValue('At night.')).toBeVisible()
    expect(await headline()).toHaveValue('We drive')
    await press('Undo')
    expect(screen.getByDisplayValue('At night.')).toBeVisible()
    expect(await headline()).toHaveValue('We own the coaches')
  })

  test.each(['Mine', 'Theirs'])('asks about a text that both changed: %s', async (side) => {
    const { server } = open()
    await retype('We drive')
    server.write('home.yaml', homeWith({ headline: 'They drive', lead: 'At night.' }))
    await lookAgain()
    const choice = await screen.findByRole('group', { name: 'Hero, Headline' })
    await userEvent.click(within(choice).getByRole('radio', { name: new RegExp(side) }))
    await press('Keep these')
    expect(await headline()).toHaveValue(side === 'Mine' ? 'We drive' : 'They drive')
    expect(screen.getByDisplayValue('At night.')).toBeVisible()
  })

  test('does not save before the question is answered', async () => {
    render(<Conflict />)
    await press(/Review and save/)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await press('Decide now')
    const question = screen.getByText(/while you were editing it/).closest('[role=alert]')
    await waitFor(() => expect(question).toHaveFocus())
    await press('Discard my changes to this file')
    expect(await headline()).toHaveValue('We own the coaches')
  })

  test('writes back a file that somebody deleted', async () => {
    const server = fakeServer({ content: 'Somebody deleted it.' })
    render(<DeletedByOthers server={server} />)
    await press('Write back my version')
    await save()
    await screen.findByText(/^Saved home\.yaml/)
    expect(server.data('home.yaml')).toEqual(homeWith({ headline: 'We drive' }))
  })

  test('says at once that another file was deleted, and saves the rest', async () => {
    const { server } = open()
    await retype('We drive')
    server.write('about.yaml', 'Somebody deleted it.')
    await lookAgain()
    expect(await screen.findByText(/about\.yaml cannot be read: Somebody deleted it/)).toBeVisible()
    await save()
    await screen.findByText(/^Saved home\.yaml/)
    await press('Show about.yaml')
    await press('Write back the text that it had')
    await save()
    await screen.findByText(/^Saved about\.yaml/)
    expect(server.data('about.yaml')).toEqual({ heading: 'About us' } satisfies ContentData)
  })
})

test('finds a text in any file and goes to it', async () => {
  open()
  await headline()
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a text' }), 'about us')
  await userEvent.click(await screen.findByRole('option', { name: 'Heading About us' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveFocus())
  expect(screen.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true')
})

test('opens again after the server has answered', async () => {
  const server = fakeServer({ failure: 'The server does not answer.' })
  render(<NotOpened server={server} />)
  await screen.findByText(/The server does not answer/)
  server.failure = undefined
  await press('Try again')
  expect(await headline()).toBeVisible()
})

test('says why a file is no form, and shows the form once it is repaired', async () => {
  const server = fakeServer({ content: 'Line 2 begins with a tab.' })
  render(<Unreadable server={server} />)
  expect(await screen.findByText(/Line 2 begins with a tab/)).toBeVisible()
  server.write('home.yaml', home)
  await lookAgain()
  expect(await headline()).toHaveValue('We own the coaches')
})

test.each(Object.entries({ Open, NotOpened, Unreadable, Conflict, DeletedByOthers, ...others }))(
  'axe finds nothing: %s',
  async (_name, Story) => {
    const { baseElement, container } = await act(async () => render(<Story />))
    await Story.play?.({ canvasElement: container, canvas: within(container) } as never)
    expect(await axe(baseElement)).toHaveNoViolations()
  },
)
