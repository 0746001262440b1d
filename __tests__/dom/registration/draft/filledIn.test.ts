import { noteTyping } from '@partner-site/gatsby-plugin-islands/typing'
import { fireEvent, screen } from '@testing-library/react'
import {
  draftAtHydration,
  filledInto,
  showInFields,
} from '../../../../src/registration/draft/filledIn'
import { emptyDraft, type TextName, textNames } from '../../../../src/registration/rules/fields'
import type { Kept } from '../../../../src/registration/rules/ports'

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

describe('at hydration', () => {
  interface Before {
    typed?: Texts
    filled?: Texts
    focused?: TextName
    kept?: Kept
    navigation?: NavigationTimingType
  }

  // As the page does: its source, in a script element.
  beforeAll(() => {
    const text = `(${noteTyping})()`
    document.head.append(Object.assign(document.createElement('script'), { text }))
  })

  const draft = { ...emptyDraft, phone: '1', email: 'a@b.co' }
  test.each<[string, Before, Texts]>([
    ['what was typed is kept', { typed: { phone: '2' } }, { phone: '2' }],
    ['what was filled in without an event is kept', { filled: { phone: '2' } }, { phone: '2' }],
    [
      'what was typed wins over what the tab has kept, field by field',
      { typed: { phone: '2' }, kept: { draft } },
      { phone: '2', email: 'a@b.co' },
    ],
    [
      'what the tab has kept wins over what a program has filled in, which keeps the other fields',
      { filled: { phone: '2', company_name: 'Sunrise' }, kept: { draft } },
      { phone: '1', email: 'a@b.co', company_name: 'Sunrise' },
    ],
    [
      'what the browser remembers of a page that was reloaded does not count beside it',
      { filled: { phone: '2', company_name: 'Sunrise' }, kept: { draft }, navigation: 'reload' },
      { phone: '1', email: 'a@b.co' },
    ],
    [
      'nor once the application was sent or cleared, in a page that was gone back to',
      { filled: { phone: '2' }, typed: { email: 'b@b.co' }, kept: {}, navigation: 'back_forward' },
      { email: 'b@b.co' },
    ],
    [
      'it counts if the tab has kept nothing, as where storage is blocked',
      { filled: { phone: '2' }, navigation: 'reload' },
      { phone: '2' },
    ],
    ['a GST number is in capitals', { typed: { gst_number: '07abc' } }, { gst_number: '07ABC' }],
    [
      'a GST number is as it is while the field has the focus, so that typing goes on',
      { typed: { gst_number: '07abc' }, focused: 'gst_number' },
      { gst_number: '07abc' },
    ],
  ])('%s', (_what, { typed = {}, filled = {}, focused, kept, navigation = 'navigate' }, texts) => {
    const entry = { type: navigation } as PerformanceEntry & { type: string }
    const getEntriesByType = (kind: string) => (kind === 'navigation' ? [entry] : [])
    Object.assign(performance, { getEntriesByType })
    const form = formWith(filled)
    for (const [field, value] of eachOf(typed)) fireEvent.input(input(field), { target: { value } })
    if (focused) input(focused).focus()
    const expected = { ...emptyDraft, ...texts }
    const found = draftAtHydration(form, kept)
    expect(found).toEqual(expected)
    // React knows these fields as empty, and would not change them.
    showInFields(form, found)
    for (const field of textNames) expect(input(field)).toHaveValue(expected[field])
  })
})

test('what was filled in since the last render is found, with a GST number in capitals', () => {
  const form = formWith({ email: 'a@b.co', phone: '1', gst_number: '07abc' })
  // Browsers leave out the spaces around an address.
  const rendered = { ...emptyDraft, email: ' a@b.co ' }
  expect(filledInto(form, rendered)).toEqual({ phone: '1', gst_number: '07ABC' })
})
