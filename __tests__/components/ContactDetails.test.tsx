import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/ContactDetails.stories'
import { composeStories } from '../support/stories'

const { Standard } = composeStories(stories)

test('the phone number is a link without the punctuation that people write in it', () => {
  render(<Standard phone="+65 (0) 1234-5678" />)
  const link = screen.getByRole('link', { name: '+65 (0) 1234-5678' })
  expect(link).toHaveAttribute('href', 'tel:+65012345678')
})

test('the e-mail address is a link', () => {
  render(<Standard email="partners@example.com" />)
  const link = screen.getByRole('link', { name: 'partners@example.com' })
  expect(link).toHaveAttribute('href', 'mailto:partners@example.com')
})

test.each(Standard.args.office ?? [])('the office is shown: %s', (line) => {
  render(<Standard />)
  expect(screen.getByText(line)).toBeVisible()
})

test('each entry has a label', () => {
  render(<Standard officeLabel="Our office" phoneLabel="Our phone" emailLabel="Our e-mail" />)
  for (const label of ['Our office', 'Our phone', 'Our e-mail']) {
    expect(screen.getByText(label)).toBeVisible()
  }
})

test('a long e-mail address breaks at its parts', () => {
  render(<Standard email="partners@example.com" />)
  const link = screen.getByRole('link', { name: 'partners@example.com' })
  const parts = [...link.querySelectorAll('wbr + span')]
  expect(parts.map(({ textContent }) => textContent)).toEqual(['partners', '@example', '.com'])
})
