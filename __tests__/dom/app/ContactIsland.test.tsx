import { render, screen } from '@testing-library/react'
import ContactIsland from '../../../src/app/ContactIsland'
import { contactContent, siteContent } from '../../../stories/support/content'

test('a form that cannot be rendered says so', () => {
  const { contact, failure } = siteContent
  const texts = { ...contactContent.form, fields: {} as typeof contactContent.form.fields }
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<ContactIsland texts={texts} contact={contact} failure={failure} />)
  expect(screen.getByRole('alert')).toHaveTextContent(failure.text)
  expect(screen.getByRole('region', { name: failure.title })).toBeVisible()
  expect(screen.getByRole('link', { name: failure.homeLabel })).toHaveAttribute('href', '/')
  expect(error).toHaveBeenCalled()
  error.mockRestore()
})
