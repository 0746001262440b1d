/**
 * Watches whether somebody types from now on. Some browsers leave the focus in a field when a button
 * is pressed, so the focus alone does not tell.
 *
 * @param signal ends it
 * @returns a function that tells whether somebody is typing now
 */
export function watchTyping(signal: AbortSignal): () => boolean {
  const before = document.activeElement
  let hasTyped = false
  const onInput = () => {
    hasTyped = true
  }
  document.addEventListener('input', onInput)
  // Chrome 87 has no option `signal`.
  signal.addEventListener('abort', () => document.removeEventListener('input', onInput))
  return () => {
    const now = document.activeElement
    const isInField = now?.matches('input:not([type=file]), textarea') === true
    return isInField && (hasTyped || now !== before)
  }
}
