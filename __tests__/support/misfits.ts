/** Runs in the page: returns texts that are cut off, overlap or are squeezed, and a too wide page. */
export function misfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = new Set<string>()
  const note = (fault: string, text: Node) =>
    found.add(`${fault}: ${text.textContent?.trim().slice(0, 40)}`)
  if (scrollWidth > clientWidth) found.add(`${scrollWidth - clientWidth} px too wide`)

  const lines: { text: Node; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    if (!text.textContent?.trim() || !element?.checkVisibility()) continue
    const around = parentsOf(element)
    const isVisuallyHidden = around.some((parent) => getComputedStyle(parent).clipPath !== 'none')
    if (isVisuallyHidden || element.closest('[aria-hidden=true]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    lines.push(...boxes.map((box) => ({ text, box })))
    if (boxes.some(isOutsideWindow) || around.some((parent) => cutsOff(parent, boxes))) {
      note('cut off', text)
    }
    if (isSqueezed(text, around)) note('squeezed', text)
  }
  lines.sort((one, other) => one.box.top - other.box.top)
  for (const [index, { text, box }] of lines.entries()) {
    for (const next of lines.slice(index + 1)) {
      // Line boxes may overlap: fonts are taller than the line height.
      if (next.box.top > box.bottom - box.height / 3) break
      const isBeside = next.box.left > box.right - 1 || next.box.right < box.left + 1
      if (!isBeside && next.text !== text) note('over another', text)
    }
  }
  return [...found]

  function parentsOf(element: Element): Element[] {
    const isInBody = element.parentElement && element !== document.body
    return isInBody ? [element, ...parentsOf(element.parentElement as Element)] : []
  }

  function isOutsideWindow({ left, right }: DOMRect): boolean {
    return left < -1 || right > clientWidth + 1
  }

  function cutsOff(parent: Element, boxes: DOMRect[]): boolean {
    const { overflowX, overflowY } = getComputedStyle(parent)
    const [clipsX, clipsY] = [overflowX, overflowY].map((value) => /hidden|clip/.test(value))
    if (!clipsX && !clipsY) return false
    const { left, right, top, bottom } = parent.getBoundingClientRect()
    return boxes.some((box) => {
      // A line box is taller than its glyphs.
      const air = box.height / 5
      const isTooWide = box.left < left - 1 || box.right > right + 1
      const isTooHigh = box.top + air < top - 1 || box.bottom - air > bottom + 1
      return (clipsX && isTooWide) || (clipsY && isTooHigh)
    })
  }

  /** Returns whether 60 or more characters have room for fewer than 20 per line (12 in a heading). */
  function isSqueezed(text: Node, around: Element[]): boolean {
    const block = around.find((parent) => getComputedStyle(parent).display !== 'inline')
    if (!block || (text.textContent?.trim().length ?? 0) < 60) return false
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(block)
    const [size = 0, left = 0, right = 0] = [fontSize, paddingLeft, paddingRight].map(
      Number.parseFloat,
    )
    const width = block.clientWidth - left - right
    const characters = width / (size / 2)
    return width < 0.6 * window.innerWidth && characters < (block.closest('h1, h2, h3') ? 12 : 20)
  }
}
