import { render, screen } from '@testing-library/react'
import * as stories from '../../../stories/components/ContactDetails.stories'
import { composeStories } from '../../support/stories'

const { Standard } = composeStories(stories)

test('phone and e-mail are links, the phone without the punctuation that people write in it', () => {
  render(<Standard phone="+65 (0) 1234-5678" email="partners@example.com" />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['+65 (0) 1234-5678', 'tel:+65012345678'],
    ['partners@example.com', 'mailto:partners@example.com'],
  ])
})

test('WhatsApp is a link to a chat with the digits of its number', () => {
  render(<Standard whatsapp="+65 (0) 1234-5678" />)
  const link = screen.getByRole('link', { name: '+65 (0) 1234-5678' })
  expect(link).toHaveAttribute('href', 'https://wa.me/65012345678')
})
