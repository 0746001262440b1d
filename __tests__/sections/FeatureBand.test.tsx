import { render, screen, within } from '@testing-library/react'
import * as stories from '../../stories/sections/FeatureBand.stories'
import { aboutContent, homeContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Offers, WhyChoose } = composeStories(stories)

describe.each([
  ['what we offer', Offers, homeContent.offers],
  ['why choose us', WhyChoose, aboutContent.whyChoose],
])('%s', (_what, Story, { heading, items }) => {
  test('is a region named after its heading', () => {
    render(<Story />)
    expect(screen.getByRole('region', { name: heading })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  })

  test('has its features in the given order', () => {
    render(<Story />)
    const region = within(screen.getByRole('region', { name: heading }))
    const titles = region.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    expect(titles).toEqual(items.map(({ title }) => title))
  })
})
