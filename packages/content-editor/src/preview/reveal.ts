/** Scrolls the preview's page to what the person at the form works on. */
import { asShown, shownAs, shownIn } from './frame'

interface ShownText {
  readonly text: string
  readonly element: Element
}

function textsOf(root: Element): ShownText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: ShownText[] = []
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode
    const text = asShown(textContent ?? '')
    if (element && text) found.push({ text, element })
  }
  return found
}

/** Not `scrollIntoView`, which would also scroll the page around the frame. */
function scrollTo(target: Element): void {
  const { top, bottom } = target.getBoundingClientRect()
  if (bottom === 0 || (top > 80 && bottom < innerHeight)) return
  window.scrollBy(0, (top + bottom) / 2 - innerHeight / 2)
}

/** In characters: shorter texts may be a part of any other. */
const minPart = 9

/**
 * Returns whether the page has a text, by itself or in another; scrolls to it, if it should and it is
 * not visible.
 */
export function revealText(root: Element, text: string, scrolls: boolean): boolean {
  const { length } = asShown(text)
  if (length < 2) return false
  const patterns = length < minPart ? [shownAs(text)] : [shownAs(text), shownIn(text)]
  const shown = textsOf(root)
  const found = patterns
    .map((pattern) => shown.find((one) => pattern.test(one.text)))
    .find((one) => one !== undefined)
  if (found && scrolls) scrollTo(found.element)
  return found !== undefined
}
