import { render, screen, within } from '@testing-library/react'
import * as stories from '../../../stories/screens/ContactScreen.stories'
import { contactContent, siteContent } from '../../../stories/support/content'
import { composeStories } from '../../support/stories'

const { Desktop } = composeStories(stories)
const { questions } = contactContent
const name = questions?.heading

test('questions and their answers follow the form, with the e-mail address filled in', () => {
  render(<Desktop />)
  const region = screen.getByRole('region', { name })
  const asked = within(region).getAllByRole('term')
  expect(asked.map(({ textContent }) => textContent)).toEqual(
    questions?.items.map(({ question }) => question),
  )
  expect(region).toHaveTextContent(siteContent.contact.email)
  const form = screen.getByRole('form')
  expect(form.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([null, { heading: 'Questions and answers', items: [] }])(
  'without questions there is no heading: %j',
  (none) => {
    render(<Desktop questions={none} />)
    expect(screen.queryByRole('heading', { name })).toBeNull()
  },
)
