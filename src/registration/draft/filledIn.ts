import { isTyped } from '@partner-site/gatsby-plugin-islands/typing'
import { asTyped, type RegistrationDraft, type TextName, textNames } from '../rules/fields'

type Texts = Partial<Record<TextName, string>>

type Field = HTMLInputElement | HTMLTextAreaElement

/** Returns the inputs of a form's text fields, with their names. */
const textFieldsIn = (form: HTMLFormElement | null) =>
  textNames.flatMap((field): [TextName, Field][] => {
    const input = form?.elements.namedItem(field)
    return input ? [[field, input as Field]] : []
  })

/**
 * Returns the texts that a password manager or an extension has put into fields without an event.
 *
 * @param rendered what React has rendered last; an `email` field leaves out spaces around it
 */
export function filledInto(form: HTMLFormElement | null, rendered: RegistrationDraft): Texts {
  const filled = textFieldsIn(form).flatMap(([field, { value }]) => {
    const text = asTyped(field, value)
    return text.trim() === rendered[field].trim() ? [] : [[field, text]]
  })
  return Object.fromEntries(filled)
}

/**
 * Returns texts that were typed or filled in before hydration: they are in the DOM, but not yet in
 * the form's state. In a page that was reloaded or gone back to, what nobody has typed is the
 * browser's memory of an older state: it is removed, since the stored draft is newer.
 */
export function typedBeforeHydration(form: HTMLFormElement | null): Texts {
  const isReturn = ['reload', 'back_forward'].includes(navigationType())
  const typed = textFieldsIn(form).flatMap(([field, input]) => {
    if (input.value !== '' && (isTyped(input) || !isReturn)) {
      // A change would break what an input method composes there; the next event makes it.
      const isBeingTyped = document.activeElement === input
      return [[field, isBeingTyped ? input.value : asTyped(field, input.value)]]
    }
    input.value = ''
    return []
  })
  return Object.fromEntries(typed)
}

function navigationType(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return (navigation as PerformanceNavigationTiming | undefined)?.type ?? ''
}
