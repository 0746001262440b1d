import { render, screen, within } from '@testing-library/react'
import * as stories from '../../stories/sections/GetInTouch.stories'
import { contactContent, siteContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Standard } = composeStories(stories)
const { heading, text } = contactContent.getInTouch

test('it is a region named after its heading', () => {
  render(<Standard />)
  expect(screen.getByRole('region', { name: heading })).toHaveTextContent(text)
})

test.each([siteContent.contact.phone, siteContent.contact.email])('%s is a link', (name) => {
  render(<Standard />)
  const region = within(screen.getByRole('region', { name: heading }))
  expect(region.getByRole('link', { name })).toBeVisible()
})
