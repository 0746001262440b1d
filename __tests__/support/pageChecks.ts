/** The CSS variables that the document's styles read, and that no style declares. */
export function undeclaredVariables(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const css = rules.map(({ cssText }) => cssText).join('\n')
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))
  return [...read].filter((name) => !css.includes(`${name}:`))
}

/**
 * Runs in the page: the texts whose DOM nodes React itself updates and removes, each with its element.
 * A translator replaces text nodes, and React then fails on those that it holds, or changes them where
 * nobody sees it. React sets a text that is the only child of its element on the element, and holds no
 * node for it.
 */
export function textsHeldByReact(): string[] {
  const nameOf = (element: Element | null): string =>
    element ? `<${element.localName} class="${element.className}">` : 'no element'
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
  const held: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const isHeld = Object.keys(text).some((key) => key.startsWith('__reactFiber$'))
    if (isHeld && /\S/.test(text.data)) held.push(`${text.data} in ${nameOf(text.parentElement)}`)
  }
  return held
}

/** Script elements, except speculation rules and structured data, which are data. */
export const scriptElements = 'script:not([type=speculationrules], [type="application/ld+json"])'

/** Runs in the page: the style rules that no text declares, since script has inserted them. */
export const countInsertedRules = (): number =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode?.textContent === '')
    .reduce((sum, { cssRules }) => sum + cssRules.length, 0)
