import { render, screen } from '@testing-library/react'
import { ContactIsland, type ContactIslandProps } from '../../src/app/ContactIsland'
import { contactContent, siteContent } from '../../stories/support/content'

const props: ContactIslandProps = { content: contactContent, site: siteContent }

test('it renders the registration page between header and footer', () => {
  render(<ContactIsland {...props} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(contactContent.heading)
  expect(screen.getByRole('button', { name: contactContent.form.submit })).toBeEnabled()
})

test('if rendering fails, it says so, with contact details and a link home', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { fields: _, ...form } = contactContent.form
  render(<ContactIsland {...props} content={{ ...contactContent, form: form as never }} />)
  error.mockRestore()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  )
  expect(screen.getByRole('link', { name: siteContent.contact.email })).toBeVisible()
  const home = screen.getByRole('link', { name: siteContent.failure.homeLabel })
  expect(home).toHaveAttribute('href', '/')
})
