/**
 * The browser actions of the journey. Keys, presses and files use the browser's own input. Each
 * method waits until its action is possible.
 */
export interface Visitor {
  open(address: string): Promise<void>
  press(role: 'link' | 'button', name: string): Promise<void>
  /** Types into an empty field. */
  type(textbox: string, text: string): Promise<void>
  /** Chooses a file in the picker that a button opens. */
  choose(button: string, file: string): Promise<void>
  /** Adds a style to the page, as an attack may; the page's policy should block it. */
  addStyle(css: string): Promise<void>
  /** All visible text. */
  text(): Promise<string>
  close(): Promise<void>
}

/** Milliseconds; generous, because the machine may be busy. */
export const actionTimeout = 60_000
/** Runs in the page: adds a `<style>` to it. */
export function addStyle(css: string): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
}

export type Role = 'link' | 'button' | 'textbox'

/**
 * Runs in the page: finds the usable element with this role and name and scrolls it into view;
 * `null` if there is none. A textbox is named by its label, a button or link by its text.
 */
export function find(role: Role, name: string): HTMLElement | null {
  const selectors = {
    link: 'a[href]',
    button: 'button:not([disabled])',
    textbox: 'input:not([type=file]), textarea',
  }
  const nameOf = (element: HTMLElement): string => {
    const [label] = (element as HTMLInputElement).labels ?? []
    const text = (label ?? element).textContent ?? ''
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
