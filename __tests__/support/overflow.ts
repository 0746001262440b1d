/** Runs in the page: how far it can be scrolled sideways, in px. */
export function pixelsTooWide(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** Runs in the page: returns the texts that are partly outside a box that clips them. */
export function clippedTexts(): string[] {
  const styles = new Map<Element, CSSStyleDeclaration>()
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent?.trim() && node.parentElement?.checkVisibility() && isClipped(node)) {
      texts.push(node.textContent.trim().slice(0, 40))
    }
  }
  return texts

  function isClipped(text: Node): boolean {
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()]
    let found = false
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = styles.get(box) ?? getComputedStyle(box)
      styles.set(box, style)
      const isVisuallyHidden = style.clipPath !== 'none'
      if (isVisuallyHidden) return false
      const [clipsX, clipsY] = [style.overflowX, style.overflowY].map((overflow) =>
        /hidden|clip/.test(overflow),
      )
      if (!clipsX && !clipsY) continue
      const { left, right, top, bottom } = box.getBoundingClientRect()
      // A line is as high as its font, which is more than its glyphs are.
      found ||= lines.some(
        (line) =>
          (clipsX && (line.left < left - 1 || line.right > right + 1)) ||
          (clipsY &&
            (line.top + line.height / 5 < top - 1 || line.bottom - line.height / 5 > bottom + 1)),
      )
    }
    return found
  }
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

/** Runs in the page: texts that are printed over another. */
export function overlappingTexts(): string[] {
  const lines: { text: Node; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement
    if (!text.textContent?.trim() || !element?.checkVisibility()) continue
    if (element.closest('[aria-hidden=true]') || isVisuallyHidden(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) lines.push({ text, box })
  }
  lines.sort((one, other) => one.box.top - other.box.top)
  const texts = new Set<string>()
  for (const [index, { text, box }] of lines.entries()) {
    for (const next of lines.slice(index + 1)) {
      // Lines are set closer than their fonts are high.
      if (next.box.top > box.bottom - box.height / 3) break
      const isBeside = next.box.left > box.right - 1 || next.box.right < box.left + 1
      if (!isBeside && next.text !== text) texts.add(text.textContent?.trim().slice(0, 40) ?? '')
    }
  }
  return [...texts]

  function isVisuallyHidden(element: Element | null): boolean {
    return (
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isVisuallyHidden(element.parentElement))
    )
  }
}

/**
 * Runs in the page: texts of some length that share the window's width with something else, in a
 * column that has no room for a readable line: 20 characters, of a heading 12.
 */
export function squeezedTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (text.length < 60 || !element?.checkVisibility()) continue
    let block = element
    while (getComputedStyle(block).display === 'inline' && block.parentElement) {
      block = block.parentElement
    }
    const { fontSize, paddingLeft, paddingRight, clipPath } = getComputedStyle(block)
    const width =
      block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const characters = width / (Number.parseFloat(fontSize) / 2)
    const isBeside = clipPath === 'none' && width < 0.6 * window.innerWidth
    if (isBeside && characters < (element.closest('h1, h2, h3') ? 12 : 20)) {
      texts.push(`${Math.round(characters)} characters: ${text.slice(0, 40)}`)
    }
  }
  return texts
}
