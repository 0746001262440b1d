import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/screens/HomeScreen.stories'
import { homeContent } from '../../stories/support/content'

const { Desktop } = composeStories(stories)
const { hero, offers } = homeContent

test('the page has one heading of the first level', () => {
  render(<Desktop />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.headline)
})

test('below it come the offers', () => {
  render(<Desktop />)
  expect(screen.getByRole('region', { name: offers.heading })).toBeVisible()
})

test('"Register Now" leads to the registration', () => {
  render(<Desktop />)
  expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/contact/')
})
