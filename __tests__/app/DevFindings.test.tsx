import { act, render, screen } from '@testing-library/react'
import { DevFindings } from '../../src/app/DevFindings'
import { type ContentState, contentStatePath } from '../../src/content/contentState'
import { AppTheme } from '../../src/theme/AppTheme'

/** Replaces the connection to the development server. */
class FakeSource {
  static open: FakeSource[] = []
  onmessage?: (event: { data: string }) => void
  constructor(readonly url: string) {
    FakeSource.open.push(this)
  }
  close() {
    FakeSource.open = FakeSource.open.filter((source) => source !== this)
  }
}

let hidden = false
beforeEach(() => {
  FakeSource.open = []
  hidden = false
  Object.assign(globalThis, { EventSource: FakeSource, fetch: jest.fn(async () => ({})) })
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => jest.restoreAllMocks())

const report = (state: Partial<ContentState>) =>
  act(() =>
    FakeSource.open[0]?.onmessage?.({
      data: JSON.stringify({ findings: [], neverGood: [], changes: 0, ...state }),
    }),
  )

const show = () => render(<DevFindings />, { wrapper: AppTheme })

const finding = {
  file: 'content/home.yaml',
  line: 10,
  column: 3,
  source: '  headlin: Expand',
  message: 'Did you mean "headline"?',
}
const missing = { file: 'content/about.yaml', message: 'The file is missing.' }

test('it shows nothing while the content has no mistake', () => {
  show()
  report({})
  expect(screen.queryByRole('region')).toBeNull()
  expect(FakeSource.open.map(({ url }) => url)).toEqual([contentStatePath])
})

test('it shows file, line and sentence, and goes away once all is mended', () => {
  show()
  report({ findings: [finding] })
  expect(screen.getByRole('region', { name: '1 mistake in the content' })).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'content/home.yaml, line 10, column 3Did you mean "headline"?headlin: Expand',
  )
  report({})
  expect(screen.queryByRole('region')).toBeNull()
})

test('a finding on a whole file has no line', () => {
  show()
  report({ findings: [finding, missing] })
  expect(screen.getByRole('region', { name: '2 mistakes in the content' })).toBeVisible()
  expect(screen.getByText('content/about.yaml')).toBeVisible()
})

test('it says which file has no version that could be shown', () => {
  show()
  report({ findings: [finding], neverGood: ['home.yaml'] })
  expect(screen.getByRole('alert')).toHaveTextContent(/^Pages that need home\.yaml are not shown/)
})

test('a tab in the background leaves its connection to others', () => {
  const { unmount } = show()
  hidden = true
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(FakeSource.open).toEqual([])
  hidden = false
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(FakeSource.open).toHaveLength(1)
  unmount()
  expect(FakeSource.open).toEqual([])
})

describe('when what the site shows has changed', () => {
  afterEach(() => window.history.pushState(null, '', '/'))

  test.each([
    ['/', '/page-data/index/page-data.json'],
    ['/about/', '/page-data/about/page-data.json'],
  ])('the page at %s asks for its content, once for each change', (path, address) => {
    window.history.pushState(null, '', path)
    show()
    report({ changes: 3 })
    expect(fetch).not.toHaveBeenCalled()
    report({ changes: 4 })
    report({ changes: 4, findings: [finding] })
    expect(jest.mocked(fetch).mock.calls).toEqual([[address]])
  })
})
