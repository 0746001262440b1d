/** Lets Tab go round within a dialog instead of leaving it (WAI-ARIA APG, dialog). */
export function keepFocusIn(dialog: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return
    const stops = [
      ...dialog.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled'),
    ]
    const seen = stops.filter(isSeen)
    const [first, last] = [seen[0], seen[seen.length - 1]]
    const [from, to] = event.shiftKey ? [first, last] : [last, first]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  })
}

const isSeen = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
