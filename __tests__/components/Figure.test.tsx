import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/Figure.stories'
import { composeStories } from '../support/stories'

const { Standard, Small } = composeStories(stories)

test.each([
  ['large', Standard],
  ['small', Small],
])('%s: value and label read as one phrase', (_size, Story) => {
  render(<Story />)
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^20\+ vehicles in Singapore$/)
})
