import { act, fireEvent, render, screen } from '@testing-library/react'
import { axe, toHaveNoViolations } from 'jest-axe'
import { useState } from 'react'
import { AppTheme } from '../../../../src/theme/AppTheme'
import { PreviewPane } from '../../app/PreviewPane'
import type { ContentValues, FrameMessage } from '../../preview/messages'

expect.extend(toHaveNoViolations)

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.ResizeObserver = class {
    constructor(private report: ResizeObserverCallback) {}
    observe() {
      const entry = { contentRect: { width: 640, height: 400 } } as ResizeObserverEntry
      this.report([entry], this)
    }
    unobserve() {}
    disconnect() {}
  }
})
afterEach(() => jest.useRealTimers())

const first: ContentValues = { home: { hero: { headline: 'First' } } }
const second: ContentValues = { home: { hero: { headline: 'Second' } } }
const states = [
  { id: 'A.One', label: 'One', group: 'Form' },
  { id: 'A.Two', label: 'Two', group: 'Form' },
]

/** The editor's page, with a button that changes a text. */
function Page({ start = '/' }: { start?: string }) {
  const [page, setPage] = useState(start)
  const [content, setContent] = useState(first)
  return (
    <AppTheme>
      <button type="button" onClick={() => setContent(second)}>
        edit
      </button>
      <PreviewPane content={content} page={page} onPageChange={setPage} />
    </AppTheme>
  )
}

const frames = () => [...document.querySelectorAll('iframe')]
const frameWindow = (index: number) => frames()[index]?.contentWindow as Window

/** A frame's script says something. */
const says = (message: FrameMessage, index = 0, from = frameWindow(index)) =>
  act(() => {
    const { origin } = window.location
    window.dispatchEvent(new MessageEvent('message', { origin, source: from, data: message }))
  })
/** What a frame was told, once it is ready. */
function listen(index = 0) {
  const told = jest.spyOn(frameWindow(index), 'postMessage').mockImplementation()
  says({ type: 'ready' }, index)
  return told
}
const isLoading = () => screen.getByRole('status').textContent !== ''
const choose = (state: string) =>
  fireEvent.change(screen.getByLabelText('State of the page'), { target: { value: state } })

/** The contact page as it opens, with its states known. */
function openContact() {
  render(<Page start="/contact/" />)
  const told = listen()
  says({ type: 'states', states })
  says({ type: 'shown', page: '/contact/' })
  return told
}

test('a frame that is ready is told what to show, and again when a text changes', () => {
  render(<Page />)
  const told = listen()
  const show = { type: 'show', content: first, page: '/', scheme: 'light' }
  expect(told).toHaveBeenLastCalledWith(show, window.location.origin)
  fireEvent.click(screen.getByText('edit'))
  expect(told).toHaveBeenLastCalledWith({ ...show, content: second }, window.location.origin)
  expect(frames()).toHaveLength(1)
})

test('it says that it is loading until the frame has shown the page', () => {
  render(<Page />)
  expect(isLoading()).toBe(true)
  says({ type: 'shown', page: '/about/' })
  expect(isLoading()).toBe(true)
  says({ type: 'shown', page: '/' })
  expect(isLoading()).toBe(false)
})

test('what another window says is ignored', () => {
  render(<Page />)
  says({ type: 'shown', page: '/' }, 0, window)
  expect(isLoading()).toBe(true)
})

test('the page is chosen by name, or by a link in the preview', () => {
  render(<Page />)
  const told = listen()
  fireEvent.click(screen.getByRole('radio', { name: 'About' }))
  expect(told.mock.lastCall?.[0]).toMatchObject({ page: '/about/' })
  says({ type: 'visit', page: '/contact/' })
  expect(told.mock.lastCall?.[0]).toMatchObject({ page: '/contact/' })
  expect(screen.getByRole('radio', { name: 'Contact' })).toBeChecked()
  expect(screen.getByTitle('Preview: Contact')).toBe(frames()[0])
})

test('a screen of real pixels is made smaller to fit its column', () => {
  render(<Page />)
  expect(frames()[0]).toHaveStyle({ width: '390px', height: '400px', transform: 'scale(1)' })
  fireEvent.click(screen.getByRole('radio', { name: 'Desktop, 1280' }))
  expect(frames()[0]).toHaveStyle({ width: '1280px', height: '800px', transform: 'scale(0.5)' })
})

test('the scheme is chosen', () => {
  render(<Page />)
  const told = listen()
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(told.mock.lastCall?.[0]).toMatchObject({ scheme: 'dark' })
})

test('a state is played in its own frame, which is seen when it is ready', () => {
  openContact()
  const before = frames()[0]
  choose('A.One')
  expect(frames()).toHaveLength(2)
  expect(frames()[0]).toBe(before)
  expect(frames()[1]).toHaveAttribute('inert')
  const told = listen(1)
  expect(told.mock.lastCall?.[0]).toMatchObject({ page: '/contact/', state: 'A.One' })
  says({ type: 'shown', page: '/contact/', state: 'A.One' }, 1)
  expect(frames()).toHaveLength(1)
  expect(frames()[0]).not.toBe(before)
  expect(frames()[0]).not.toHaveAttribute('inert')
  expect(isLoading()).toBe(false)
})

test('the texts do not change while a state is played; then it is played again', () => {
  openContact()
  choose('A.One')
  const told = listen(1)
  fireEvent.click(screen.getByText('edit'))
  expect(told).toHaveBeenCalledTimes(1)
  says({ type: 'shown', page: '/contact/', state: 'A.One' }, 1)
  expect(told.mock.lastCall?.[0]).toMatchObject({ content: second })
  act(() => jest.advanceTimersByTime(1000))
  expect(frames()).toHaveLength(2)
  expect(listen(1).mock.lastCall?.[0]).toMatchObject({ content: second, state: 'A.One' })
})

test('a state that was given up is not shown', () => {
  openContact()
  choose('A.One')
  const gone = frameWindow(1)
  choose('A.Two')
  expect(frames()).toHaveLength(2)
  says({ type: 'shown', page: '/contact/', state: 'A.One' }, 1, gone)
  expect(isLoading()).toBe(true)
})

test('from a state back to the page as it opens, and to other pages', () => {
  openContact()
  choose('A.One')
  says({ type: 'shown', page: '/contact/', state: 'A.One' }, 1)
  choose('')
  expect(listen(1).mock.lastCall?.[0]).not.toHaveProperty('state')
  says({ type: 'shown', page: '/contact/' }, 1)
  fireEvent.click(screen.getByRole('radio', { name: 'Home' }))
  expect(frames()).toHaveLength(1)
  expect(screen.queryByLabelText('State of the page')).toBeNull()
})

test('what cannot be shown is reported, until it can', () => {
  render(<Page />)
  says({ type: 'failed', page: '/', message: 'It cannot be shown.' })
  expect(screen.getByRole('alert')).toHaveTextContent('It cannot be shown.')
  says({ type: 'shown', page: '/' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a state that cannot be reached is seen as far as it came', () => {
  openContact()
  choose('A.One')
  says({ type: 'failed', page: '/contact/', state: 'A.One', message: 'Not reached.' }, 1)
  expect(frames()).toHaveLength(1)
  expect(screen.getByRole('alert')).toHaveTextContent('Not reached.')
})

test('a preview that does not answer is reported', () => {
  render(<Page />)
  act(() => jest.advanceTimersByTime(15_000))
  expect(screen.getByRole('alert')).toHaveTextContent(/does not answer/)
})

test('it has names for everything (axe)', async () => {
  openContact()
  jest.useRealTimers()
  // The frames' own pages are checked as the site's.
  expect(
    await axe(screen.getByRole('region', { name: 'Preview' }), { iframes: false }),
  ).toHaveNoViolations()
})
