/** An input or textarea, and whether somebody has typed into it since the page was loaded. */
interface Typed {
  typed?: boolean
}

/**
 * Notes which fields are typed into before the form's script runs: a browser that restores a page
 * fills in older texts by itself, without an event.
 *
 * gatsby-ssr.tsx puts the function's source into the page, so it must not use anything outside it.
 */
export function noteTyping(): void {
  document.addEventListener('input', ({ target }) => {
    const field: Typed = target as object
    field.typed = true
  })
}

/** Whether `noteTyping` has noted it. */
export const isTyped = (field: Element): boolean => (field as Typed).typed === true
