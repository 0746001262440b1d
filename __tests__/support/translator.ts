/**
 * Imitates browsers' translators: wraps each text node in two `<font>` elements, joins neighbours,
 * and does the same after changes. The translation is in upper case, so that a stale text is visible.
 * Self-contained, so that Playwright can run it in a page.
 */
export function startTranslator(): void {
  const skipped = 'script, style, noscript, textarea, title, [translate=no], font[data-translator]'

  const isText = (node: Node | null): node is Text => node?.nodeType === 3
  const isTranslated = (node: Node): node is Text =>
    isText(node) &&
    node.isConnected &&
    /\S/.test(node.data) &&
    !node.parentElement?.closest(skipped)

  const replace = (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    let original = text.data
    while (isText(text.nextSibling)) {
      original += text.nextSibling.data
      text.nextSibling.remove()
    }
    outer.dataset.translator = ''
    inner.append(original.toUpperCase())
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translate = (root: Node) => {
    const texts: Node[] = [root]
    const walker = document.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */)
    while (walker.nextNode()) texts.push(walker.currentNode)
    // A text that was joined to its neighbour is no longer in the document.
    for (const text of texts) if (isTranslated(text)) replace(text)
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'childList' ? addedNodes : [target]) translate(node)
    }
    // Otherwise the observer would translate its own changes.
    observer.takeRecords()
  })
  translate(document)
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page: returns elements whose text, translated or not, is not what React rendered. */
export function staleTexts(): string[] {
  const propsOf = (element: Element): { children?: unknown } => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    return key ? ((element as unknown as Record<string, object>)[key] ?? {}) : {}
  }
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { children } = propsOf(element)
    const shown = element.textContent ?? ''
    const isText = typeof children === 'string' || typeof children === 'number'
    const isStale = isText && `${children}`.toUpperCase() !== shown.toUpperCase()
    return isStale ? [`"${shown}" instead of "${children}"`] : []
  })
}
