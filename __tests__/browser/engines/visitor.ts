/** Browser actions with real keys, clicks and files; each waits until it is possible. */
export interface Visitor {
  open(address: string): Promise<void>
  press(role: 'link' | 'button', name: string): Promise<void>
  /** Types into an empty field. */
  type(textbox: string, text: string): Promise<void>
  choose(button: string, file: string): Promise<void>
  /** Injects a style, as an attack may; the page's policy should block it. */
  addStyle(css: string): Promise<void>
  text(): Promise<string>
  close(): Promise<void>
}

/** In milliseconds; generous, because the machine may be busy. */
export const actionTimeout = 60_000
/** Runs in the page. */
export function addStyle(css: string): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
}

export type Role = 'link' | 'button' | 'textbox'

/** Runs in the page: scrolls the usable element with this name into view and returns it. */
export function find(role: Role, name: string): HTMLElement | null {
  const selectors = {
    link: 'a[href]',
    button: 'button:not([disabled])',
    textbox: 'input:not([type=file]), textarea',
  }
  const nameOf = (element: HTMLElement): string => {
    const [label] = (element as HTMLInputElement).labels ?? []
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const parts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
    const text = ids.length > 0 ? parts.join(' ') : ((label ?? element).textContent ?? '')
    // MUI puts a zero-width space before a button's icon.
    return text.replace('\u200b', '').trim()
  }
  const isMoving = (element: HTMLElement): boolean =>
    document.getAnimations().some((animation) => {
      const target = (animation.effect as KeyframeEffect | null)?.target
      return animation.playState === 'running' && target?.contains(element) === true
    })
  const isOnTop = (element: HTMLElement): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  const [element] = [...document.querySelectorAll<HTMLElement>(selectors[role])].filter(
    (each) => nameOf(each) === name && each.getClientRects().length > 0,
  )
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element && !isMoving(element) && isOnTop(element) ? element : null
}
