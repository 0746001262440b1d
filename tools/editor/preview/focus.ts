/**
 * Lets script move the focus only while the person is in this frame. Otherwise a play function
 * would take the focus out of the field in which they type; it gets the same events, and the same
 * `document.activeElement`, without it.
 */
export function keepFocusOutside(): void {
  const { focus, blur } = HTMLElement.prototype
  const { get: realActive } =
    Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement') ?? {}
  let held: HTMLElement | undefined

  const move = (to: HTMLElement | undefined) => {
    const from = held?.isConnected ? held : undefined
    if (from === to) return
    held = undefined
    from?.dispatchEvent(new FocusEvent('blur', { relatedTarget: to }))
    from?.dispatchEvent(new FocusEvent('focusout', { relatedTarget: to, bubbles: true }))
    held = to
    to?.dispatchEvent(new FocusEvent('focus', { relatedTarget: from }))
    to?.dispatchEvent(new FocusEvent('focusin', { relatedTarget: from, bubbles: true }))
  }
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => {
      if (document.hasFocus()) return realActive?.call(document)
      return held?.isConnected ? held : document.body
    },
  })
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) return focus.call(this, options)
    if (!this.matches(focusable)) return
    if (!options?.preventScroll) this.scrollIntoView({ block: 'nearest' })
    move(this)
  }
  HTMLElement.prototype.blur = function () {
    if (document.hasFocus()) return blur.call(this)
    if (held === this) move(undefined)
  }
  window.addEventListener('focus', () => {
    held = undefined
  })
}

const focusable =
  'a[href], summary, [tabindex], :is(input, select, textarea, button):not(:disabled)'
