import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/sections/PromiseBand.stories'
import { aboutContent } from '../../stories/support/content'

const { Standard } = composeStories(stories)

test('it shows the promise of the company', () => {
  render(<Standard />)
  const { heading, text } = aboutContent.promise
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})
