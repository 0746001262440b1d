import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { wrapPageElement, wrapRootElement } from '../../gatsby-browser'

const good = { site: { buildTime: '2031' }, siteContent: {}, homeContent: {} }
const lacking = { ...good, homeContent: null }

const page = (data: unknown) =>
  wrapPageElement?.({ element: <h1>Home</h1>, props: { data } } as never, {} as never)
const Head = (_props: { data?: unknown }) => <title>Home</title>
const head = (element: ReactElement) => wrapRootElement?.({ element } as never, {} as never)

test('a page with its content is as it is', () => {
  render(page(good))
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
})

test('a page whose content never was without a mistake says so, instead of failing', () => {
  render(page(lacking))
  expect(screen.getByRole('main')).toHaveTextContent(
    'There is no page to show yetThe content has mistakes.',
  )
})

test.each([
  ['with its content', good, 'Home'],
  ['without it', lacking, 'There is no page to show yet'],
])('the title of a page %s', (_kind, data, title) => {
  render(head(<Head data={data} />))
  expect(document.title).toBe(title)
})

test('the site itself, which has no data, is as it is', () => {
  const site = <div />
  expect(head(site)).toBe(site)
})
