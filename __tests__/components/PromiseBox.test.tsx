import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/PromiseBox.stories'
import { aboutContent } from '../../stories/support/content'

const { Standard } = composeStories(stories)
const { heading, text } = aboutContent.promise

test('the promise has a heading and a text', () => {
  render(<Standard />)
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})
