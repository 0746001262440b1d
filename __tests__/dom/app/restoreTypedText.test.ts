import { restoreTypedText } from '../../../src/registration/form/fieldsOnScreen'

/** A form with these texts, of which the second may not have been typed. */
function formWith(name: string, address: string, isTyped = true): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = '<input type="text" id="name"><textarea id="address"></textarea>'
  Object.assign(form.elements.namedItem('name') ?? {}, { value: name, typed: true })
  Object.assign(form.elements.namedItem('address') ?? {}, { value: address, typed: isTyped })
  return form
}

test.each([
  ['a field that was empty', formWith('Asha', '')],
  [
    'text that the browser restored, which is older than the draft',
    formWith('Asha', 'An older address', false),
  ],
])('enters what was typed, but not %s', (_what, earlier) => {
  const form = formWith('', '')
  const heard: string[] = []
  form.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value))
  restoreTypedText(earlier, form)
  expect(heard).toEqual(['Asha'])
})

test('the field that had the focus has it again, with its selection', () => {
  const form = formWith('', '')
  document.body.append(form)
  const earlier = formWith('Asha Rao', '')
  earlier.querySelector('input')?.setSelectionRange(2, 6)
  restoreTypedText(earlier, form, 'name')
  expect(document.activeElement).toMatchObject({ id: 'name', selectionStart: 2, selectionEnd: 6 })
})
