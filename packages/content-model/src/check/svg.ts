import { TokenType, tokenize } from '@csstools/css-tokenizer'
import { SaxesParser, type SaxesTagNS } from 'saxes'

const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  html: 'http://www.w3.org/1999/xhtml',
  mathml: 'http://www.w3.org/1998/Math/MathML',
}

/**
 * Finds what in an SVG would run a script, draw something from elsewhere or show nothing. An SVG is
 * served unchanged from the site's own origin, so its content could run there.
 *
 * @returns what it has, for example `a script`; undefined if it is safe
 */
export function svgFault(source: string): string | undefined {
  if (/[\0\uFFFD]/.test(source)) return 'characters that are not UTF-8'
  const faults: (string | undefined)[] = []
  const parser = new SaxesParser({ xmlns: true })
  let isRoot = true
  // The text directly in each open element: browsers read only that of a style sheet.
  const texts: string[] = []
  const add = (text: string) => texts.push(`${texts.pop()}${text}`)
  parser.on('opentag', (tag) => {
    if (isRoot) faults.push(rootFault(tag))
    isRoot = false
    faults.push(elementFault(tag))
    texts.push('')
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ local, uri }) => {
    const text = texts.pop()
    if (text && local === 'style' && uri === namespaces.svg) faults.push(cssFault(text))
  })
  // These declare entities and default attributes.
  parser.on('doctype', (text) => {
    if (text.includes('[')) faults.push('declarations in its DOCTYPE, such as an entity')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') faults.push('a style sheet from elsewhere')
  })
  try {
    parser.write(source).close()
  } catch (error) {
    // Browsers do not show it either.
    faults.push(`a mistake in its XML (${(error as Error).message})`)
  }
  return faults.find((fault) => fault !== undefined)
}

function rootFault({ local, uri, attributes }: SaxesTagNS): string | undefined {
  if (local !== 'svg' || uri !== namespaces.svg) return 'no namespace ("xmlns")'
  const hasSize = attributes.viewBox || (attributes.width && attributes.height)
  return hasSize ? undefined : 'no size ("viewBox")'
}

function elementFault({ local, uri, attributes }: SaxesTagNS): string | undefined {
  // Browsers run the event attributes of both where the file is opened by itself.
  if (uri === namespaces.html || uri === namespaces.mathml) return 'a web page inside'
  // Browsers know nothing else, such as a drawing program's own elements.
  if (uri !== namespaces.svg) return undefined
  if (local === 'script') return 'a script'
  for (const { prefix, local: name, value } of Object.values(attributes)) {
    const text = value.trim()
    if (!prefix && /^on/i.test(name)) return 'an event attribute, which is a script'
    // `use` draws nothing of a `data:` address; Chrome before 119 did, and ran its event attributes.
    const isAddressed = local === 'use' ? !text.startsWith('#') : !isWithin(text)
    if (name === 'href' && isAddressed) return 'a link to another file or page'
    if (name === 'attributeName' && /^(\w+:)?(href|on\w+)$/i.test(text)) return 'an animated link'
    // Of these two, browsers read no CSS.
    const fault = /^(aria|data)-/.test(name) ? undefined : cssFault(text)
    if (fault) return fault
  }
  return undefined
}

/** The file itself, or what it contains. */
const isWithin = (address: string): boolean => /^(#|data:)/i.test(address.trim())

/** Functions of CSS whose texts are addresses. */
const drawing = /^(url|src|image|(-webkit-)?(image-set|cross-fade))$/i

function cssFault(css: string): string | undefined {
  const open: string[] = []
  for (const [type, , , , token] of tokenize({ css })) {
    const value = token && 'value' in token ? `${token.value}` : ''
    if (type === TokenType.AtKeyword && value.toLowerCase() === 'import')
      return 'a style sheet from elsewhere'
    if (type === TokenType.Function) open.push(value)
    if (type === TokenType.OpenParen) open.push('')
    if (type === TokenType.CloseParen) open.pop()
    const isAddress =
      type === TokenType.URL || (type === TokenType.String && drawing.test(open.at(-1) ?? ''))
    if (isAddress && value.trim() !== '' && !isWithin(value)) return 'a reference to another file'
  }
  return undefined
}
