import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/layout/BrandName.stories'
import { siteContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Full, CompactOnPhone } = composeStories(stories)

test.each([
  ['in full', Full],
  ['with only the mark', CompactOnPhone],
])('%s, it is a link to the home page with the name of the brand', (_where, Story) => {
  render(<Story />)
  const link = screen.getByRole('link', { name: siteContent.brand.name })
  expect(link).toHaveAttribute('href', '/')
})

test('the mark adds nothing to the name', () => {
  render(<Full />)
  expect(screen.queryByRole('img')).toBeNull()
})
