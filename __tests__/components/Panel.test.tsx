import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/Panel.stories'
import { composeStories } from '../support/stories'

const { Plain, Raised } = composeStories(stories)

test.each([
  ['a plain panel', Plain],
  ['a raised panel', Raised],
])('%s is a region with a name', (_what, Story) => {
  render(<Story />)
  expect(screen.getByRole('region', { name: 'A panel' })).toHaveTextContent('stands for itself')
})
