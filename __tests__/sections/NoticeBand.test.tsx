import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/sections/NoticeBand.stories'
import { siteContent } from '../../stories/support/content'

const { NotFound, Failure } = composeStories(stories)

describe.each([
  ['page not found', NotFound, siteContent.notFound],
  ['application failed', Failure, siteContent.failure],
])('%s', (_what, Story, { title, text, homeLabel, contactLabel }) => {
  test('says what happened', () => {
    render(<Story />)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  })

  test.each([
    [homeLabel, '/'],
    [contactLabel, '/contact/'],
    [siteContent.contact.email, `mailto:${siteContent.contact.email}`],
  ])('links to %s', (name, href) => {
    render(<Story />)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })
})
