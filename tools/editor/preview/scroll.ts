const key = 'preview-scroll'

/** Remembers how far the person scrolls in a state, since its next frame shows the same. */
export function rememberScroll(state: string): void {
  window.addEventListener('scroll', () =>
    sessionStorage.setItem(key, JSON.stringify([state, window.scrollY])),
  )
}

/** @returns px from the top; `undefined` unless the state was the last that was seen */
export function scrollOf(state: string): number | undefined {
  const [last, top] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
  return last === state ? top : undefined
}
