import { act, fireEvent, render, screen } from '@testing-library/react'
import { EditorTheme } from '../../src/app/EditorTheme'
import { PreviewPane, placeOfText } from '../../src/app/PreviewPane'
import { createEditor, EditorContext } from '../../src/app/store'
import type { PreviewPageProps } from '../../src/config'
import type { ContentValues, Shown } from '../../src/preview/frame'
import { fakeServer, homeWith } from '../../stories/support'

function mockPage({ content }: PreviewPageProps) {
  if (!content.about?.heading) throw new Error('There is no heading.')
  return <h1>{`${content.about.heading}`}</h1>
}

jest.mock(
  'content-editor.config',
  () => ({
    __esModule: true,
    default: { pages: { '/about/': { name: 'About', file: 'about.yaml', Page: mockPage } } },
  }),
  { virtual: true },
)

const pages = { '/': { name: 'Home', file: 'home.yaml', Page: () => null } }

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
    const editor = createEditor(await server.content(), server, { pages })
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
    const state = {
      fields,
      file: 'home.yaml',
      data: { 'home.yaml': homeWith({ lead: 'With {brand}.' }) },
    }
    expect(placeOfText('With Straitsway Travel.', state)).toMatchObject({ place: 'hero.lead' })
    expect(placeOfText('Something else', state)).toBeUndefined()
  })
})

test('keeps the last good page while the texts cannot be rendered', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  window.scrollTo = () => undefined
  await import('../../src/preview/main')
  // Within act, React rejects it with the error instead of calling the root's own handler.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const show = (content: ContentValues) =>
    new Promise<string | undefined>((onShown) =>
      window.preview?.show({ page: '/about/', scheme: 'light', content, onShown }),
    )
  expect(await show({ about: { heading: 'Good' } })).toBeUndefined()
  expect(await show({ about: {} })).toMatch(/^This page cannot be shown/)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Good')
  expect(await show({ about: { heading: 'Better' } })).toBeUndefined()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Better')
})
