import { noteTyping } from '@partner-site/gatsby-plugin-islands/typing'
import { fireEvent, screen } from '@testing-library/react'
import { filledInto, typedBeforeHydration } from '../../../../src/registration/draft/filledIn'
import { emptyDraft, type TextName, textNames } from '../../../../src/registration/rules/fields'

const input = (field: TextName) => screen.getByLabelText<HTMLTextAreaElement>(field)

type Texts = Partial<Record<TextName, string>>
const eachOf = (texts: Texts) => Object.entries(texts) as [TextName, string][]

/** Shows an empty form, and fills it in without an event, as browsers and extensions do. */
function formWith(filled: Texts): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = textNames
    .map((name) => `<textarea name="${name}" aria-label="${name}"></textarea>`)
    .join('')
  document.body.replaceChildren(form)
  for (const [field, text] of eachOf(filled)) input(field).value = text
  return form
}

describe('before hydration', () => {
  interface Before {
    typed?: Texts
    filled?: Texts
    focused?: TextName
    navigation?: NavigationTimingType
  }

  // As the page does: its source, in a script element.
  beforeAll(() => {
    const text = `(${noteTyping})()`
    document.head.append(Object.assign(document.createElement('script'), { text }))
  })

  const texts = { company_name: 'Sunrise', company_address: '12 MG Road\nBengaluru' }
  test.each<[string, Before, Texts]>([
    ['what was typed is kept', { typed: texts }, texts],
    ['what was filled in without an event is kept', { filled: texts }, texts],
    [
      'what was typed into a page that was reloaded is kept, but not what the browser remembers',
      { typed: texts, filled: { phone: '1' }, navigation: 'reload' },
      texts,
    ],
    [
      'what the browser remembers when it goes back is not kept',
      { filled: texts, navigation: 'back_forward' },
      {},
    ],
    ['a GST number is in capitals', { typed: { gst_number: '07abc' } }, { gst_number: '07ABC' }],
    [
      'a GST number is as it is while the field has the focus, so that typing goes on',
      { typed: { gst_number: '07abc' }, focused: 'gst_number' },
      { gst_number: '07abc' },
    ],
  ])('%s', (_what, { typed = {}, filled = {}, focused, navigation = 'navigate' }, expected) => {
    const entry = { type: navigation } as PerformanceEntry & { type: string }
    const getEntriesByType = (kind: string) => (kind === 'navigation' ? [entry] : [])
    Object.assign(performance, { getEntriesByType })
    const form = formWith(filled)
    for (const [field, value] of eachOf(typed)) fireEvent.input(input(field), { target: { value } })
    if (focused) input(focused).focus()
    expect(typedBeforeHydration(form)).toEqual(expected)
    for (const [field, text] of eachOf(filled)) {
      expect(input(field)).toHaveValue(expected[field] === undefined ? '' : text)
    }
  })
})

test('what was filled in since the last render is found, with a GST number in capitals', () => {
  const form = formWith({ email: 'a@b.co', phone: '1', gst_number: '07abc' })
  // Browsers leave out the spaces around an address.
  const rendered = { ...emptyDraft, email: ' a@b.co ' }
  expect(filledInto(form, rendered)).toEqual({ phone: '1', gst_number: '07ABC' })
})
