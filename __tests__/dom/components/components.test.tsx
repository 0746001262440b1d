import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import * as buttonStories from '../../../stories/components/Button.stories'
import * as contactStories from '../../../stories/components/ContactDetails.stories'
import * as summaryStories from '../../../stories/components/ErrorSummary.stories'
import * as pictureStories from '../../../stories/components/Picture.stories'
import * as fieldStories from '../../../stories/components/TextField.stories'
import { composeStories } from '../../support/stories'

const { Primary } = composeStories(buttonStories)
const { Standard: Details } = composeStories(contactStories)
const { SeveralProblems } = composeStories(summaryStories)
const { Lazy } = composeStories(pictureStories)
const { Empty } = composeStories(fieldStories)

test('Button: a key that is held presses it once', async () => {
  const onClick = fn()
  render(<Primary onClick={onClick} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter>5/}')
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('ContactDetails: phone, e-mail and WhatsApp are links, without what people write between digits', () => {
  const phone = '+65 (0) 1234-5678'
  render(<Details phone={phone} email="partners@example.com" whatsapp={phone} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [phone, 'tel:+65012345678'],
    ['partners@example.com', 'mailto:partners@example.com'],
    [phone, 'https://wa.me/65012345678'],
  ])
})

test('ErrorSummary: a link leads to its field and label, without an entry in the history', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  render(<SeveralProblems />)
  await userEvent.click(screen.getByRole('link', { name: 'Enter your company name' }))
  expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveFocus()
  expect(scrolled.mock.contexts[0]).toContainElement(screen.getByText('Company name'))
  expect(window.location.hash).toBe('')
  scrolled.mockRestore()
})

test.each([
  ['lazily', false, 'lazy', 'auto'],
  ['first, if it is the most important', true, 'eager', 'high'],
])('Picture: it is fetched %s', (_when, priority, loading, fetchPriority) => {
  render(<Lazy priority={priority} />)
  const image = screen.getByRole('img', { name: 'Singapore and Kuala Lumpur at dusk' })
  expect(image).toHaveAttribute('loading', loading)
  expect(image).toHaveAttribute('fetchpriority', fetchPriority)
})

test('TextField: an empty error is none', () => {
  render(<Empty error="" />)
  const field = screen.getByRole('textbox', { name: 'Company name' })
  expect(field).not.toHaveAttribute('aria-invalid', 'true')
  expect(field.parentElement).not.toHaveClass('Mui-error')
})
