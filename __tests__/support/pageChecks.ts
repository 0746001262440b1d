export function undeclaredVariables(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const css = rules.map(({ cssText }) => cssText).join('\n')
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))
  return [...read].filter((name) => !css.includes(`${name}:`))
}

/**
 * Runs in the page: returns the texts whose DOM nodes React itself updates and removes, each with
 * its element. A translator replaces text nodes; React then throws, or updates a detached node.
 * React holds no node for a text that is the only child of its element.
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

/** Selects script elements, except speculation rules and structured data, which are not executed. */
export const scriptElements = 'script:not([type=speculationrules], [type="application/ld+json"])'

/** Runs in the page: counts the style rules that scripts have inserted. */
export const countInsertedRules = (): number =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode?.textContent === '')
    .reduce((sum, { cssRules }) => sum + cssRules.length, 0)
