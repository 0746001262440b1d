import { fireEvent, render, screen } from '@testing-library/react'
import { keepFocusOutside } from '../../preview/focus'

const hasFocus = jest.spyOn(document, 'hasFocus')
keepFocusOutside()

const form = (onFocus?: () => void, onBlur?: () => void) =>
  render(
    <>
      <input aria-label="one" onFocus={onFocus} onBlur={onBlur} />
      <input aria-label="two" />
      <input aria-label="off" disabled />
    </>,
  )
const really = () =>
  Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')?.get?.call(document)

test('while the person is elsewhere, script moves a focus that is none', () => {
  hasFocus.mockReturnValue(false)
  const onFocus = jest.fn()
  const onBlur = jest.fn()
  form(onFocus, onBlur)
  screen.getByLabelText('one').focus()
  expect(screen.getByLabelText('one')).toHaveFocus()
  expect(really()).toBe(document.body)
  expect(onFocus).toHaveBeenCalledTimes(1)
  screen.getByLabelText('two').focus()
  expect(screen.getByLabelText('two')).toHaveFocus()
  expect(onBlur).toHaveBeenCalledTimes(1)
  screen.getByLabelText('two').blur()
  expect(document.body).toHaveFocus()
})

test('what cannot have the focus does not get it', () => {
  hasFocus.mockReturnValue(false)
  form()
  screen.getByLabelText('off').focus()
  expect(document.body).toHaveFocus()
})

test('while the person is in the frame, the focus is the real one', () => {
  hasFocus.mockReturnValue(false)
  form()
  screen.getByLabelText('two').focus()
  hasFocus.mockReturnValue(true)
  fireEvent.focus(window)
  screen.getByLabelText('one').focus()
  expect(really()).toBe(screen.getByLabelText('one'))
  expect(screen.getByLabelText('one')).toHaveFocus()
})
