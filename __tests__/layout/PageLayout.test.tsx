import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from '../../stories/layout/PageLayout.stories'
import { siteContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { AroundAPage } = composeStories(stories)

test.each(['banner', 'main', 'contentinfo'])('there is exactly one %s', (landmark) => {
  render(<AroundAPage />)
  expect(screen.getAllByRole(landmark)).toHaveLength(1)
})

test('the page itself is the main content', () => {
  render(<AroundAPage />)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1, name: 'A page' })).toBeVisible()
})

test('the skip link is the first tab stop', async () => {
  render(<AroundAPage />)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: siteContent.skipLink })).toHaveFocus()
})

test('the skip link links to the main content, which can take the focus', () => {
  render(<AroundAPage />)
  const main = screen.getByRole('main')
  expect(screen.getByRole('link', { name: siteContent.skipLink })).toHaveAttribute(
    'href',
    `#${main.id}`,
  )
  expect(main).toHaveAttribute('tabindex', '-1')
})

test('the header marks the link of the current page', () => {
  render(<AroundAPage path="/about/" />)
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { current: 'page' })).toHaveAccessibleName('About')
})

test('the footer shows the year', () => {
  render(<AroundAPage year="2031" />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('2031')
})
