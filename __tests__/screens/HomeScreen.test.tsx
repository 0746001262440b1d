import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/screens/HomeScreen.stories'
import { homeContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Desktop } = composeStories(stories)
const { hero, offers } = homeContent

test('the page has one level 1 heading', () => {
  render(<Desktop />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.headline)
})

test('the offers are a region with a heading', () => {
  render(<Desktop />)
  expect(screen.getByRole('region', { name: offers.heading })).toBeVisible()
})

test('"Register Now" links to the registration', () => {
  render(<Desktop />)
  expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/contact/')
})
