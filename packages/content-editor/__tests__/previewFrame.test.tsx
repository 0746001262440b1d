import { screen } from '@testing-library/react'
import type { PreviewPageProps } from '../src/config'
import type { ContentValues } from '../src/preview/frame'

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

test('keeps the last good page while the texts cannot be rendered', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  window.scrollTo = () => undefined
  await import('../src/preview/main')
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
