import { act, fireEvent, render, screen } from '@testing-library/react'
import * as content from '../../../stories/support/content'
import { EditorTheme } from '../app/EditorTheme'
import { PreviewPane, placeOfText } from '../app/PreviewPane'
import { createEditor, EditorContext } from '../app/store'
import { contactStates } from '../preview/contactStates'
import type { Shown } from '../preview/frame'
import { LastGood } from '../preview/LastGood'
import { Preview, type SiteTexts } from '../preview/Preview'
import { fakeServer, homeWith } from '../stories/support'

const texts = Object.fromEntries(
  Object.entries(content).map(([name, values]) => [name.replace('Content', ''), values]),
) as unknown as SiteTexts
const shown = {
  scheme: 'light',
  year: '2026',
  texts,
  onGood: jest.fn(),
  onFailure: jest.fn(),
} as const

beforeEach(() => jest.clearAllMocks())

test.each(contactStates)('renders the state “%s”', async (state) => {
  await act(async () => render(<Preview {...shown} page="/contact/" state={state} />))
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement()
  expect(shown.onFailure).not.toHaveBeenCalled()
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
