import { render, screen } from '@testing-library/react'
import { ContactIsland } from '../../src/app/ContactIsland'
import { contactContent, siteContent } from '../../stories/support/content'

const { contact, failure } = siteContent

test('if the form cannot be rendered, it says so, with a link home and the error on the console', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { fields: _, ...texts } = contactContent.form
  render(<ContactIsland texts={texts as never} contact={contact} failure={failure} />)
  expect(error.mock.calls.flat()).toContainEqual(expect.any(TypeError))
  error.mockRestore()
  expect(screen.getByRole('alert', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
  const home = screen.getByRole('link', { name: siteContent.failure.homeLabel })
  expect(home).toHaveAttribute('href', '/')
})
