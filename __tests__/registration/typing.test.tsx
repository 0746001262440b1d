import { fireEvent } from '@testing-library/react'
import { isTyped, noteTyping } from '../../src/registration/typing'

const field = (name: string) => {
  const found = document.getElementsByName(name)[0]
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`)
  return found
}

test('the page’s own script notes only the fields that somebody types into', () => {
  // Runs it as the page does: its source, in a script element.
  const text = `(${noteTyping})()`
  document.body.append(Object.assign(document.createElement('script'), { text }))
  document.body.insertAdjacentHTML('beforeend', '<input name="typed"><input name="restored">')
  fireEvent.input(field('typed'), { target: { value: 'Sunrise' } })
  // A browser that restores a page fires no event.
  field('restored').value = 'Sunrise'
  expect(isTyped(field('typed'))).toBe(true)
  expect(isTyped(field('restored'))).toBe(false)
})
