import { render, screen, within } from '@testing-library/react'
import * as stories from '../../stories/screens/AboutScreen.stories'
import { aboutContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Desktop } = composeStories(stories)
const { heading, fleet, whyChoose, promise } = aboutContent

test('the page has one level 1 heading', () => {
  render(<Desktop />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
})

test('who we are, the fleet, why choose us and the promise are in this order', () => {
  render(<Desktop />)
  const main = within(screen.getByRole('main'))
  const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([fleet.heading, whyChoose.heading, promise.heading])
})
