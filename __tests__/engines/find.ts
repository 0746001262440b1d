export type Role = 'link' | 'button' | 'textbox'

/**
 * Runs in the page: the element of this role and name that can be seen and used, else `null`.
 * A textbox is named by its label, a button or link by its text.
 */
export function find(role: Role, name: string): HTMLElement | null {
  const selectors = {
    link: 'a[href]',
    button: 'button:not([disabled])',
    textbox: 'input:not([type=file]), textarea',
  }
  const nameOf = (element: HTMLElement): string => {
    const [label] = (element as HTMLInputElement).labels ?? []
    const words = (label ?? element).textContent ?? ''
    // MUI puts a zero-width space before a button's icon.
    return words.replace('\u200b', '').trim()
  }
  const elements = [...document.querySelectorAll<HTMLElement>(selectors[role])]
  const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0
  return elements.find((element) => nameOf(element) === name && isSeen(element)) ?? null
}
