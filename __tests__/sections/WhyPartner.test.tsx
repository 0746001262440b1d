import { render, screen, within } from '@testing-library/react'
import * as stories from '../../stories/sections/WhyPartner.stories'
import { contactContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Standard } = composeStories(stories)
const { heading, items } = contactContent.whyPartner

test('it is a region named after its heading, with the advantages as a list', () => {
  render(<Standard />)
  const region = within(screen.getByRole('region', { name: heading }))
  expect(region.getAllByRole('listitem').map((item) => item.textContent)).toEqual(items)
})
