import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/Hero.stories'
import { homeContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { WithPicture, PictureMissing } = composeStories(stories)
const { headline, lead, action } = homeContent.hero

describe.each([
  ['with its picture', WithPicture],
  ['without a picture', PictureMissing],
])('%s', (_what, Story) => {
  test('the headline is the heading of the page', () => {
    render(<Story />)
    expect(screen.getByRole('heading', { level: 1, name: headline })).toBeVisible()
  })

  test('the sentence below it is visible', () => {
    render(<Story />)
    expect(screen.getByText(lead)).toBeVisible()
  })

  test('there is one action', () => {
    render(<Story />)
    const link = screen.getByRole('link', { name: action.label })
    expect(link).toHaveAttribute('href', action.path)
  })
})
