import { render, screen, within } from '@testing-library/react'
import * as stories from '../../stories/layout/SiteFooter.stories'
import { siteContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Standard, OneLink, MostLinks } = composeStories(stories)
const { brand, contact, footer } = siteContent

test('the copyright names the year and the brand', () => {
  render(<Standard year="2031" />)
  const line = screen.getByText(/©/)
  expect(line).toHaveTextContent('2031')
  expect(line).toHaveTextContent(brand.name)
})

test('the phone number is a link', () => {
  render(<Standard />)
  const link = screen.getByRole('link', { name: contact.phone })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/))
})

test('the e-mail address is a link', () => {
  render(<Standard />)
  const link = screen.getByRole('link', { name: contact.email })
  expect(link).toHaveAttribute('href', `mailto:${contact.email}`)
})

test('the brand links to the home page', () => {
  render(<Standard />)
  expect(screen.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/')
})

test.each(footer.social)('$label is a link', ({ label, url }) => {
  render(<Standard />)
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', url)
})

test('it says who we are', () => {
  render(<Standard />)
  expect(screen.getByText(footer.blurb)).toBeVisible()
})

test.each([footer.contactHeading, footer.socialHeading])('"%s" is a heading', (heading) => {
  render(<Standard />)
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible()
})

test.each([
  ['one social link', OneLink, 1],
  ['eight social links', MostLinks, 8],
])('%s: all are in the list', (_what, Story, count) => {
  render(<Story />)
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(count)
})
