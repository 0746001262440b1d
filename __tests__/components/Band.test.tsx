import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/Band.stories'
import { composeStories } from '../support/stories'

const { Plain, Raised } = composeStories(stories)

test.each([
  ['a plain band', Plain],
  ['a raised band', Raised],
])('%s is a region with a name', (_what, Story) => {
  render(<Story />)
  expect(screen.getByRole('region', { name: 'A band' })).toHaveTextContent('Whatever belongs')
})

test('a band without a name is not a region, so that the list of regions stays short', () => {
  render(<Plain aria-label={undefined} />)
  expect(screen.queryByRole('region')).toBeNull()
})
