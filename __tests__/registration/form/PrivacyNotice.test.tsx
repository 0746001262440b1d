import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from '../../../stories/registration/form/PrivacyNotice.stories'
import * as formStories from '../../../stories/registration/form/RegistrationForm.stories'
import { siteContent } from '../../../stories/support/content'
import { form, submitButton } from '../../../stories/support/registration'
import { composeStories } from '../../support/stories'

const { Closed, WithPolicy } = composeStories(stories)
const { Empty } = composeStories(formStories)
const { privacy } = form
const { email } = siteContent.contact

const rights = () => screen.getByText(/withdraw your consent/)

test('two sentences say what becomes of the data, and who receives it', () => {
  render(<Closed />)
  expect(screen.getByText(privacy.summary)).toBeVisible()
  expect(privacy.summary).toMatch(/EmailJS and Uploadcare/)
  expect(privacy.summary.match(/\.( |$)/g)).toHaveLength(2)
})

test('the details are there on demand, and name the contact', async () => {
  render(<Closed />)
  expect(rights()).not.toBeVisible()
  await userEvent.click(screen.getByText(privacy.more))
  expect(rights()).toBeVisible()
  expect(rights()).toHaveTextContent(email)
  expect(rights()).not.toHaveTextContent('{')
})

test.each([
  'India’s DPDP Act 2023 and Rules 2025',
  'Singapore’s PDPA 2012',
  'Malaysia’s PDPA 2010',
])('they name %s', (law) => {
  render(<Closed />)
  expect(rights()).toHaveTextContent(law)
})

test("the owner's own policy is a link, if there is one", () => {
  const { unmount } = render(<Closed />)
  expect(screen.queryByRole('link')).toBeNull()
  unmount()
  render(<WithPolicy />)
  expect(screen.getByRole('link', { name: privacy.policyLabel })).toHaveAttribute(
    'href',
    'https://www.example.com/privacy',
  )
})

test.each(['summary', 'more'] as const)(
  'a screen reader reads its %s before the submit button',
  (key) => {
    render(<Empty />)
    const order = screen.getByText(privacy[key]).compareDocumentPosition(submitButton(screen))
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
)

test('the form fills in how long the browser keeps a draft', () => {
  render(<Empty />)
  expect(screen.getByText(/keeps a draft and a record for 24 hours/)).toBeInTheDocument()
})
