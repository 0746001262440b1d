import { render, screen } from '@testing-library/react'
import * as stories from '../../../stories/components/Picture.stories'
import { composeStories } from '../../support/stories'

const { Lazy } = composeStories(stories)

test.each([
  ['lazily', false, 'lazy', 'auto'],
  ['first, if it is the most important', true, 'eager', 'high'],
])('it is fetched %s', (_when, priority, loading, fetchPriority) => {
  render(<Lazy priority={priority} />)
  const image = screen.getByRole('img', { name: 'Singapore and Kuala Lumpur at dusk' })
  expect(image).toHaveAttribute('loading', loading)
  expect(image).toHaveAttribute('fetchpriority', fetchPriority)
})
