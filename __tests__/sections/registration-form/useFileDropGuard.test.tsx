import { fireEvent, render, screen } from '@testing-library/react'
import { useFileDropGuard } from '../../../src/sections/registration-form/useFileDropGuard'

function Page() {
  useFileDropGuard()
  return (
    <>
      <p>Beside</p>
      <div data-drop="ready">
        <p>On the field</p>
      </div>
    </>
  )
}
const files = { dataTransfer: { types: ['Files'], files: [] } }
const text = { dataTransfer: { types: ['text/plain'], files: [] } }
/** Whether the browser would do what it does by itself. */
const happens = (where: string, data: object) => fireEvent.drop(screen.getByText(where), data)

test('a file that is dropped beside a field does not open in place of the page', () => {
  render(<Page />)
  expect(happens('Beside', files)).toBe(false)
})

test('a field that takes files gets them', () => {
  render(<Page />)
  expect(happens('On the field', files)).toBe(true)
})

test('text can be dropped as usual', () => {
  render(<Page />)
  expect(happens('Beside', text)).toBe(true)
})

test('it ends with the form', () => {
  const { unmount, baseElement } = render(<Page />)
  unmount()
  expect(fireEvent.drop(baseElement, files)).toBe(true)
})
