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
const dragged = (type: string) => ({
  dataTransfer: { types: [type], files: [], dropEffect: 'copy' },
})

describe.each(['dragOver', 'drop'] as const)('%s', (how) => {
  const onDrag = jest.fn()
  beforeEach(() => document.body.addEventListener(how.toLowerCase(), onDrag))
  afterEach(() => onDrag.mockClear())

  /** Whether the browser would do what it does by itself. */
  const happens = (where: string, data: object) => fireEvent[how](screen.getByText(where), data)

  test('of a file beside a field does not open it in place of the page', () => {
    render(<Page />)
    const file = dragged('Files')
    expect(happens('Beside', file)).toBe(false)
    expect(file.dataTransfer.dropEffect).toBe('none')
    expect(onDrag).not.toHaveBeenCalled()
  })

  test('of a file on a field that takes it is left to the field', () => {
    render(<Page />)
    expect(happens('On the field', dragged('Files'))).toBe(true)
    expect(onDrag).toHaveBeenCalledTimes(1)
  })

  test('of text happens as usual', () => {
    render(<Page />)
    expect(happens('Beside', dragged('text/plain'))).toBe(true)
    expect(onDrag).toHaveBeenCalledTimes(1)
  })

  test('is guarded as long as the form is there', () => {
    const { unmount, baseElement } = render(<Page />)
    unmount()
    expect(fireEvent[how](baseElement, dragged('Files'))).toBe(true)
  })
})
