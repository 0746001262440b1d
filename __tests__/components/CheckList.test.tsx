import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/CheckList.stories'
import { contactContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Standard, One, Most } = composeStories(stories)

test('reads as a list, one advantage per item, in the given order', () => {
  render(<Standard />)
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual(contactContent.whyPartner.items)
})

test.each([
  ['one', One, 1],
  ['twelve', Most, 12],
])('%s: one item per advantage', (_count, Story, count) => {
  render(<Story />)
  expect(screen.getAllByRole('listitem')).toHaveLength(count)
})
