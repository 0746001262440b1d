import { act, fireEvent, render, screen } from '@testing-library/react'
import * as content from '../../../stories/support/content'
import { EditorTheme } from '../app/EditorTheme'
import { PreviewPane, placeOfText } from '../app/PreviewPane'
import { createEditor, EditorContext } from '../app/store'
import { contactStates } from '../preview/contactStates'
import type { ContentValues, Shown } from '../preview/frame'
import { Preview, type SiteTexts } from '../preview/Preview'
import { fakeServer, homeWith } from '../stories/support'

const texts = Object.fromEntries(
  Object.entries(content).map(([name, values]) => [name.replace('Content', ''), values]),
) as unknown as SiteTexts

test.each(contactStates)('renders the state “%s”', async (state) => {
  const shown = { page: '/contact/', scheme: 'light', texts, onRendered: jest.fn() } as const
  await act(async () => render(<Preview {...shown} state={state} />))
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement()
  expect(shown.onRendered).toHaveBeenCalled()
})

describe('the pane', () => {
  beforeAll(() => {
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  })

  test('shows the data of this moment, and says why it cannot', async () => {
    const server = fakeServer()
    const editor = createEditor(await server.content(), server)
    render(
      <EditorTheme>
        <EditorContext value={editor}>
          <PreviewPane />
        </EditorContext>
      </EditorTheme>,
    )
    const frame = screen.getByTitle('Preview: Home') as HTMLIFrameElement
    const show = jest.fn<void, [Shown]>()
    Object.assign(frame.contentWindow as Window, { preview: { show, reveal: jest.fn() } })
    fireEvent.load(frame)
    expect(show.mock.lastCall?.[0]).toMatchObject({ page: '/', scheme: 'light' })
    expect(screen.getByText('The preview is loading…')).toBeVisible()
    act(() => show.mock.lastCall?.[0].onShown('It cannot be shown.'))
    expect(screen.getByRole('alert')).toHaveTextContent('It cannot be shown.')
    act(() => show.mock.lastCall?.[0].onShown())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('finds a text whose placeholders are filled in', async () => {
    const { fields } = await fakeServer().content()
    const state = { fields, page: '/', data: { 'home.yaml': homeWith({ lead: 'With {brand}.' }) } }
    expect(placeOfText('With Straitsway Travel.', state)).toMatchObject({ place: 'hero.lead' })
    expect(placeOfText('Something else', state)).toBeUndefined()
  })
})

test('keeps the last good page while the texts cannot be rendered', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  window.scrollTo = () => undefined
  await import('../preview/main')
  // Within act, React rejects it with the error instead of calling the root's own handler.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const show = (about: object) => {
    const content = { ...texts, about } as unknown as ContentValues
    return new Promise<string | undefined>((onShown) =>
      window.preview?.show({ page: '/about/', scheme: 'light', content, onShown }),
    )
  }
  expect(await show({ ...texts.about, heading: 'Good' })).toBeUndefined()
  expect(await show({})).toMatch(/^This page cannot be shown/)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Good')
  expect(await show({ ...texts.about, heading: 'Better' })).toBeUndefined()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Better')
})
