import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/StatusRegion.stories'
import { composeStories } from '../support/stories'

const { Empty, WithNotice } = composeStories(stories)

test('announces what is added, because the region exists before it', () => {
  const { rerender } = render(<Empty />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  rerender(<Empty>Now there is a message</Empty>)
  expect(region).toHaveTextContent('Now there is a message')
})

test('announces only the addition, and only once', () => {
  render(<WithNotice />)
  const region = screen.getByRole('status')
  expect(region).toHaveAttribute('aria-atomic', 'false')
  expect(region.querySelector('[role]')).toBeNull()
})
