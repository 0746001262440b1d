import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { restoreTypedText } from '../../src/app/restoreTypedText'

function Form({ onEdit = () => undefined }: { onEdit?: (value: string) => void }) {
  const [texts, setTexts] = useState({ name: '', address: '' })
  const props = (id: keyof typeof texts) => ({
    id,
    'aria-label': id,
    value: texts[id],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      onEdit(value)
      setTexts((others) => ({ ...others, [id]: value }))
    },
  })
  return (
    <form>
      <input type="text" {...props('name')} />
      <textarea {...props('address')} />
      <input type="file" id="file" />
    </form>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })

/** A form that has left the document, into which these texts were typed. */
function earlier(name: string, address: string): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = '<input type="text" id="name"><textarea id="address"></textarea>'
  Object.assign(form.elements.namedItem('name') ?? {}, { value: name, typed: true })
  Object.assign(form.elements.namedItem('address') ?? {}, { value: address, typed: true })
  return form
}

const enterInto = (from: HTMLFormElement) =>
  act(() => restoreTypedText(from, field('name').closest('form') as HTMLFormElement))

test('a field that was empty is not edited', () => {
  const onEdit = jest.fn()
  render(<Form onEdit={onEdit} />)
  enterInto(earlier('Asha', ''))
  expect(onEdit.mock.calls).toEqual([['Asha']])
})

test('does not enter text that the browser restored, which is older than the draft', () => {
  const onEdit = jest.fn()
  render(<Form onEdit={onEdit} />)
  const form = earlier('Asha', 'An older address')
  Object.assign(form.elements.namedItem('address') ?? {}, { typed: false })
  enterInto(form)
  expect(onEdit.mock.calls).toEqual([['Asha']])
})
