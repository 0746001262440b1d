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
export function scrollTo(target: Element): void {
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
export function revealText(root: Element, text: string, scrolls = true): boolean {
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

/** In milliseconds: a page that has not changed for so long has come to rest. */
const rest = 250

/** Resolves to whether a page shows a text before it comes to rest; scrolls to it. */
export const revealOnce = (root: Element, text: string): Promise<boolean> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (isFound: boolean) => {
      observer.disconnect()
      resolve(isFound)
    }
    const look = () => {
      clearTimeout(timer)
      if (revealText(root, text)) end(true)
      else timer = setTimeout(end, rest, false)
    }
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true, characterData: true, subtree: true })
    look()
  })

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  // Texts for screen readers alone have a size of 1 px.
  return width > 1 && height > 1
}

/** Follows what a state of the page shows, until the person looks at something else. */
export function stateFollower(root: Element) {
  /** By page, its texts without a state. */
  const asItOpens = new Map<string, ReadonlySet<string>>()
  let before: ReadonlySet<string> = new Set()
  let opened: ReadonlySet<string> = new Set()
  const observer = new MutationObserver(() => {
    const news = textsOf(root).filter(
      ({ text, element }) => !opened.has(text) && isVisible(element),
    )
    const found = news.find(({ text }) => !before.has(text)) ?? news[0]
    if (found) scrollTo(found.element)
  })
  const stop = () => observer.disconnect()
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    window.addEventListener(type, stop, { capture: true, passive: true })
  }
  const texts = () => new Set(textsOf(root).map(({ text }) => text))
  return {
    stop,
    /** Call it before the state is rendered; `last` is what is shown until then. */
    follow(page: string, last: { page: string; state?: string | undefined } | undefined) {
      if (last?.page === page && !last.state) asItOpens.set(page, texts())
      opened = asItOpens.get(page) ?? texts()
      before = texts()
      observer.observe(root, { childList: true, characterData: true, subtree: true })
    },
  }
}
