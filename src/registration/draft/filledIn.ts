import { isTyped } from '@partner-site/gatsby-plugin-islands/typing'
import {
  asTyped,
  emptyDraft,
  type RegistrationDraft,
  type TextName,
  textNames,
} from '../rules/fields'
import type { Kept } from '../rules/ports'

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
 * Returns what a form has at hydration, field by field: what somebody has typed before, otherwise what
 * its tab has kept, otherwise what the browser or another program has filled in. In a page that was
 * reloaded or gone back to, that is the browser's memory: it counts only if the tab has kept nothing at
 * all, since otherwise an application that was sent or cleared would come back.
 */
export function draftAtHydration(
  form: HTMLFormElement | null,
  kept: Kept | undefined,
): RegistrationDraft {
  const isOutdated = kept !== undefined && ['reload', 'back_forward'].includes(navigationType())
  const { draft = emptyDraft } = kept ?? {}
  const texts = textFieldsIn(form).map(([field, input]): [TextName, string] => {
    // A change would break what an input method composes there; the next event makes it.
    const isBeingTyped = document.activeElement === input
    const found = isBeingTyped ? input.value : asTyped(field, input.value)
    if (found !== '' && isTyped(input)) return [field, found]
    return [field, draft[field] || (isOutdated ? '' : found)]
  })
  return { ...draft, ...Object.fromEntries(texts) }
}

/** Shows texts in fields that React does not render again, because it knows them as empty. */
export function showInFields(form: HTMLFormElement | null, texts: RegistrationDraft): void {
  for (const [field, input] of textFieldsIn(form)) {
    if (input.value !== texts[field]) input.value = texts[field]
  }
}

function navigationType(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return (navigation as PerformanceNavigationTiming | undefined)?.type ?? ''
}
