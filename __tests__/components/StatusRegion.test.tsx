import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/StatusRegion.stories'
import { form } from '../../stories/support/registration'
import { composeStories } from '../support/stories'

const { Empty, ReadOutOnly, WithNotice } = composeStories(stories)

test('what is added is read out, since the region was there before it', () => {
  const { rerender } = render(<Empty />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  rerender(<Empty>Now there is a message</Empty>)
  expect(region).toHaveTextContent('Now there is a message')
})

test('only what is added is read out, not all of it again', () => {
  render(<WithNotice />)
  expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false')
})

test('it leaves no gap while it is empty', () => {
  render(<Empty />)
  expect(screen.getByRole('status')).toHaveStyle({ position: 'absolute' })
})

test('a text for screen readers only is there for them, and takes no space', () => {
  render(<ReadOutOnly />)
  expect(screen.getByRole('status')).toHaveTextContent(form.submitting)
  expect(screen.getByText(form.submitting)).toHaveStyle({ position: 'absolute', width: '1px' })
})
