/** An input or textarea, and whether somebody has typed into it since the page was loaded. */
interface Typed {
  typed?: boolean
}

/**
 * Notes which fields are typed into before an island is hydrated: a browser that restores a page
 * fills in older texts by itself, without an event. Listens before `hydrate.tsx` withholds the event.
 *
 * page/elements.tsx puts the function's source into the page, so it must not use anything outside it.
 */
export function noteTyping(): void {
  const note = ({ target }: Event) => {
    const field: Typed = target as object
    field.typed = true
  }
  document.addEventListener('input', note, true)
}

/** Returns whether somebody has typed into a field, before or after hydration. */
export const isTyped = (field: Element): boolean => (field as Typed).typed === true
