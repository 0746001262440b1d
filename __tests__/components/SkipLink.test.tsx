import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from '../../stories/components/SkipLink.stories'
import { composeStories } from '../support/stories'

const { Hidden } = composeStories(stories)

const link = () => screen.getByRole('link', { name: 'Skip to main content' })

test('it links to the main content', () => {
  render(<Hidden />)
  expect(link()).toHaveAttribute('href', '#main')
})

test('the keyboard reaches it', async () => {
  render(<Hidden />)
  await userEvent.tab()
  expect(link()).toHaveFocus()
})

test('without the focus it is off the screen', () => {
  render(<Hidden />)
  expect(link()).toHaveStyle({ transform: 'translateY(-200%)' })
})
