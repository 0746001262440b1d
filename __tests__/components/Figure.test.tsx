import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/Figure.stories'

const { Standard } = composeStories(stories)

test('value and label read as one phrase', () => {
  render(<Standard />)
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^20\+ vehicles in Singapore$/)
})
