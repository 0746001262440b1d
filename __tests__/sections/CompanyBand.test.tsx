import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/sections/CompanyBand.stories'
import { aboutContent } from '../../stories/support/content'

const { Standard } = composeStories(stories)
const { heading, paragraphs, fleet } = aboutContent

test('it has the heading of the page', () => {
  render(<Standard />)
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
})

test.each(paragraphs)('it says who we are: %s', (text) => {
  render(<Standard />)
  expect(screen.getByText(text)).toBeVisible()
})

test('the fleet has its own heading', () => {
  render(<Standard />)
  expect(screen.getByRole('heading', { level: 2, name: fleet.heading })).toBeVisible()
})

test.each(['20+ vehicles in Singapore', '10+ vehicles in Malaysia'])(
  'the fleet reads "%s"',
  (phrase) => {
    render(<Standard />)
    const phrases = screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)
    expect(phrases).toContain(phrase)
  },
)
