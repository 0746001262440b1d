import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/StatusRegion.stories'
import { composeStories } from '../support/stories'

const { Empty, WithNotice } = composeStories(stories)

test('what is added is read out, since the region was there before it', () => {
  const { rerender } = render(<Empty />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  rerender(<Empty>Now there is a message</Empty>)
  expect(region).toHaveTextContent('Now there is a message')
})

test('only what is added is read out, once: not all again, nor by the notice itself', () => {
  render(<WithNotice />)
  const region = screen.getByRole('status')
  expect(region).toHaveAttribute('aria-atomic', 'false')
  expect(region.querySelector('[role]')).toBeNull()
})
