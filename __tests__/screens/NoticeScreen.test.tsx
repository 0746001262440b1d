import { render, screen, within } from '@testing-library/react'
import * as stories from '../../stories/screens/NoticeScreen.stories'
import { siteContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { NotFound, Failure } = composeStories(stories)

describe.each([
  ['page not found', NotFound, siteContent.notFound],
  ['application failed', Failure, siteContent.failure],
])('%s', (_what, Story, { title, text, homeLabel, contactLabel }) => {
  const main = () => within(screen.getByRole('main'))

  test('says what happened', () => {
    render(<Story />)
    expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(main().getByText(text)).toBeVisible()
  })

  test.each([
    [homeLabel, '/'],
    [contactLabel, '/contact/'],
    [siteContent.contact.email, `mailto:${siteContent.contact.email}`],
  ])('leads out: %s', (name, href) => {
    render(<Story />)
    expect(main().getByRole('link', { name })).toHaveAttribute('href', href)
  })
})
