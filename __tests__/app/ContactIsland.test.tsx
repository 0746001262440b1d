import { render, screen } from '@testing-library/react'
import { ContactIsland, type ContactIslandProps } from '../../src/app/ContactIsland'
import { contactContent, siteContent } from '../../stories/support/content'

const { contact, failure } = siteContent
const props: ContactIslandProps = { texts: contactContent.form, contact, failure }

test('it renders the registration form', () => {
  render(<ContactIsland {...props} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(contactContent.form.title)
  expect(screen.getByRole('button', { name: contactContent.form.submit })).toBeEnabled()
})

test('if rendering fails, it says so, with a link home', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { fields: _, ...texts } = contactContent.form
  render(<ContactIsland {...props} texts={texts as never} />)
  error.mockRestore()
  expect(screen.getByRole('alert', { name: 'Unexpected Application Error!' })).toBeVisible()
  const home = screen.getByRole('link', { name: siteContent.failure.homeLabel })
  expect(home).toHaveAttribute('href', '/')
})
