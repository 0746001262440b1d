import { render, screen, within } from '@testing-library/react'
import * as stories from '../../stories/components/FeatureGrid.stories'
import { composeStories } from '../support/stories'

const { Four, One, Twelve } = composeStories(stories)
const items = Four.args.items ?? []

test('reads as a list with one item per feature', () => {
  render(<Four />)
  expect(screen.getAllByRole('listitem')).toHaveLength(items.length)
})

test.each(items)('"$title" is a heading with its text below', ({ title, text }) => {
  render(<Four />)
  const heading = screen.getByRole('heading', { level: 3, name: title })
  const item = screen.getAllByRole('listitem').find((each) => each.contains(heading))
  expect(within(item ?? heading).getByText(text)).toBeVisible()
})

test.each([
  ['one', One, 1],
  ['twelve', Twelve, 12],
])('%s: each has a heading', (_count, Story, count) => {
  render(<Story />)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(count)
})
