import { expect, type Page } from '@playwright/test'

/** The element with keyboard focus; sizes in px. */
export interface Stop {
  name: string
  box: { x: number; y: number; width: number; height: number }
  headerBottom: number
  inHeader: boolean
}

/** Moves focus from one end of the page to the other, and expects each stop once, in reading order. */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  visit: (stop: Stop) => void | Promise<void>,
): Promise<void> {
  const expected = await page.evaluate(focusFirstFor, key)
  const walked: string[] = []
  for (const _ of expected) {
    const stop = await page.evaluate(currentStop)
    walked.push(stop.name)
    await visit(stop)
    await page.keyboard.press(key)
  }
  expect(walked, `by ${key}`).toEqual(expected)
}

/** Runs in the page: focuses the first element that a key should reach; returns all names in order. */
function focusFirstFor(key: 'Tab' | 'Shift+Tab'): string[] {
  const selector =
    'a[href], button:not([disabled]), input, textarea, select, summary, [tabindex="0"]'
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'),
  )
  if (key === 'Shift+Tab') stops.reverse()
  stops[0]?.focus()
  return stops.map((element) => element.getAttribute('name') ?? element.textContent?.trim() ?? '')
}

/** Runs in the page. */
function currentStop(): Stop {
  const element = document.activeElement as HTMLElement
  const { x, y, width, height } = element.getBoundingClientRect()
  const header = document.querySelector('header')
  return {
    name: element.getAttribute('name') ?? element.textContent?.trim() ?? '',
    box: { x, y, width, height },
    headerBottom: header?.getBoundingClientRect().bottom ?? 0,
    inHeader: header?.contains(element) || element.getAttribute('href') === '#main',
  }
}

/** Runs in the page: returns which of the focused element and its labels is hidden. */
export function obscuredPartsOfStop(): string[] {
  const element = document.activeElement as HTMLInputElement
  const labels = [...(element.labels ?? [])]
  return [element, ...labels].filter(isObscured).map(nameOf)

  function isObscured(part: HTMLElement): boolean {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    // Browsers scroll by whole pixels.
    if (top < -1 || bottom > window.innerHeight + 1) return true
    // The middle of each edge, because corners may be round.
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
