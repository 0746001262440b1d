import { render, screen } from '@testing-library/react'
import * as stories from '../../../stories/components/FieldShell.stories'
import { composeStories } from '../../support/stories'

const { Invalid } = composeStories(stories)

test('only an error that appears without a submit is read out at once', () => {
  const { rerender } = render(<Invalid />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Invalid errorRole="alert" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number')
})
