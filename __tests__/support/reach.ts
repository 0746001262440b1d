/** Runs in the page: how many properties are on the way to another value. */
export const transitions = () =>
  document.getAnimations().filter((animation) => animation instanceof CSSTransition).length

/** Runs in the page: which of the focused element and its labels is outside the window or covered. */
export function obscuredPartsOfStop(): string[] {
  const element = document.activeElement as HTMLInputElement
  const labels = [...(element.labels ?? [])]
  return [element, ...labels].filter(isObscured).map(nameOf)

  function isObscured(part: HTMLElement): boolean {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    // Browsers scroll by whole pixels.
    if (top < -1 || bottom > window.innerHeight + 1) return true
    // The middle of each edge: corners may be round.
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const points: [number, number][] = [
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ]
    return points.some((point) => {
      const hit = document.elementFromPoint(...point)
      return hit !== null && !part.contains(hit) && !hit.contains(part)
    })
  }

  function nameOf(part: HTMLElement): string {
    const name = part.getAttribute('name') ?? part.textContent?.trim()
    return `${part.localName} ${name}`
  }
}
