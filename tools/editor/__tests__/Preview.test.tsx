import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  aboutContent as about,
  contactContent as contact,
  homeContent as home,
  siteContent as site,
} from '../../../stories/support/content'
import { EditorTheme } from '../app/EditorTheme'
import { PreviewPane, placeOfText } from '../app/PreviewPane'
import { createEditor, EditorContext } from '../app/store'
import { contactStates } from '../preview/contactStates'
import { LastGood } from '../preview/LastGood'
import { asShown, shownAs } from '../preview/messages'
import { Preview } from '../preview/Preview'
import { pageAddresses } from '../preview/pages'
import { fakeServer, homeWith } from '../stories/support'

const texts = { site, home, about, contact }
const shown = {
  scheme: 'light',
  year: '2026',
  texts,
  onGood: jest.fn(),
  onFailure: jest.fn(),
} as const

beforeEach(() => jest.clearAllMocks())

test.each(pageAddresses)('renders the page %s as visitors see it', async (page) => {
  await act(async () => render(<Preview {...shown} page={page} />))
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('2026')
  expect(shown.onGood).toHaveBeenCalled()
})

test.each(contactStates)('renders the state “%s”', async (state) => {
  await act(async () => render(<Preview {...shown} page="/contact/" state={state} />))
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement()
  expect(shown.onFailure).not.toHaveBeenCalled()
})

test('a state shows the texts as they are now', async () => {
  const heading = 'Something is missing'
  const { form } = contact
  const changed = { ...contact, form: { ...form, problem: { ...form.problem, heading } } }
  const all = { ...shown, texts: { ...texts, contact: changed } }
  await act(async () => render(<Preview {...all} page="/contact/" state="Sent empty" />))
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
})

test('all texts of sending failures are in a state', async () => {
  const { message: _, ...failures } = contact.form.failure
  const seen: string[] = []
  for (const state of contactStates.filter((name) => name.startsWith('Sending failed'))) {
    const { unmount } = await act(async () =>
      render(<Preview {...shown} page="/contact/" state={state} />),
    )
    seen.push(asShown(screen.getByRole('main').textContent ?? ''))
    unmount()
  }
  const isSeen = (text: string) =>
    seen.some((screen) => new RegExp(shownAs(text).source.slice(1, -1), 'u').test(screen))
  const reasons = ['offline', 'blocked', 'noAnswer', 'timedOut', 'alreadySent', 'underWay'] as const
  for (const reason of reasons)
    expect([failures[reason], isSeen(failures[reason])]).toEqual([failures[reason], true])
})

const Broken = (): never => {
  throw new Error('No texts.')
}

test('keeps the last good page while the texts cannot be rendered', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const report = { onGood: jest.fn(), onFailure: jest.fn() }
  const { rerender } = render(<LastGood {...report}>good</LastGood>)
  rerender(
    <LastGood {...report}>
      <Broken />
    </LastGood>,
  )
  expect(screen.getByText('good')).toBeVisible()
  expect(report.onFailure).toHaveBeenCalledTimes(1)
  rerender(<LastGood {...report}>better</LastGood>)
  expect(screen.getByText('better')).toBeVisible()
  log.mockRestore()
})

describe('the pane', () => {
  beforeAll(() => {
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  })

  async function open() {
    const editor = createEditor(await fakeServer().content())
    render(
      <EditorTheme>
        <EditorContext value={editor}>
          <PreviewPane />
        </EditorContext>
      </EditorTheme>,
    )
    const frame = screen.getByTitle('Preview: Home') as HTMLIFrameElement
    const post = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation()
    const answer = (data: object) =>
      fireEvent(
        window,
        new MessageEvent('message', { data, origin: location.origin, source: frame.contentWindow }),
      )
    answer({ type: 'ready' })
    return { editor, post, answer }
  }

  test('shows the data of this moment, and what becomes of it', async () => {
    const { post, answer } = await open()
    expect(post).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'show', page: '/', scheme: 'light' }),
      location.origin,
    )
    expect(screen.getByText('The preview is loading…')).toBeVisible()
    answer({ type: 'failed', page: '/', message: 'It cannot be shown.' })
    expect(screen.getByRole('alert')).toHaveTextContent('It cannot be shown.')
    answer({ type: 'shown', page: '/' })
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
    expect(post.mock.lastCall?.[0]).toMatchObject({ scheme: 'dark' })
  })

  test('follows a link, offers states, and goes to a text that is pressed', async () => {
    const { editor, answer } = await open()
    answer({ type: 'pressed', text: 'We own the coaches' })
    expect(editor.store.getState().target).toBe('home.yaml.hero.headline')
    answer({ type: 'visit', page: '/contact/' })
    await waitFor(() => expect(screen.getByTitle('Preview: Contact')).toBeVisible())
    expect(screen.getByRole('combobox', { name: 'State of the page' })).toHaveValue('')
  })

  test('finds a text whose placeholders are filled in', async () => {
    const { fields } = await fakeServer().content()
    const state = { fields, page: '/', data: { 'home.yaml': homeWith({ lead: 'With {brand}.' }) } }
    expect(placeOfText('With Straitsway Travel.', state)).toMatchObject({ place: 'hero.lead' })
    expect(placeOfText('Something else', state)).toBeUndefined()
  })
})
