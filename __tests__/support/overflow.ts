/** Runs in the page: how far it can be scrolled sideways, in px. */
export function pixelsTooWide(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** Runs in the page: texts that are wider or taller than the box that clips them. */
export function clippedTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      const clips = overflowX === 'hidden' || overflowY === 'hidden'
      const isVisuallyHidden = clipPath !== 'none'
      const isLarger =
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1
      return clips && !isVisuallyHidden && isLarger && element.textContent?.trim() !== ''
    })
    .map((element) => element.textContent?.trim().slice(0, 40) ?? '')
}

/** Runs in the page: texts that extend beyond the sides of the window, whatever clips them there. */
export function textsOutsideWindow(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility() || element.closest('[aria-hidden=true]')) continue
    const isVisuallyHidden = getComputedStyle(element).clipPath !== 'none'
    if (isVisuallyHidden) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    const isOutside = left < -1 || right > document.documentElement.clientWidth + 1
    if (width > 0 && isOutside) texts.push(node.textContent?.trim().slice(0, 40) ?? '')
  }
  return texts
}

/** Runs in the page: whether the last of several rows has one item, and room for another. */
export function hasLoneItem(list: Element): boolean {
  const rows = new Map<number, number[]>()
  for (const item of list.children) {
    const { y, width } = item.getBoundingClientRect()
    rows.set(y, [...(rows.get(y) ?? []), Math.round(width)])
  }
  const [first = [], ...others] = rows.values()
  const last = others.at(-1) ?? []
  const fillsRow = last[0] === Math.round(list.getBoundingClientRect().width)
  return first.length > 1 && last.length === 1 && !fillsRow
}
