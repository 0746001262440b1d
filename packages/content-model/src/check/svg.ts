import { SaxesParser, type SaxesTagNS } from 'saxes'

const svg = 'http://www.w3.org/2000/svg'

/** Elements that draw, or describe what is drawn. */
const elements = new Set(
  (
    'svg g defs symbol use title desc metadata a switch view path rect circle ellipse line polyline ' +
    'polygon text tspan textPath image clipPath mask marker pattern linearGradient radialGradient stop ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG ' +
    'feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence feDropShadow'
  ).split(' '),
)

/**
 * Finds what in an SVG would run a script, load something from elsewhere or show nothing. An SVG is
 * served unchanged from the site's own origin, so its content could run there.
 *
 * @returns what it has, for example `the element script`; undefined if it is safe
 */
export function svgFault(source: string): string | undefined {
  if (/[\0\uFFFD]/.test(source)) return 'characters that are not UTF-8'
  const faults: (string | undefined)[] = []
  const parser = new SaxesParser({ xmlns: true })
  let isRoot = true
  parser.on('opentag', (tag) => {
    faults.push(isRoot ? rootFault(tag) : undefined, elementFault(tag))
    isRoot = false
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
  if (local !== 'svg' || uri !== svg) return 'no namespace ("xmlns")'
  const hasSize = attributes.viewBox || (attributes.width && attributes.height)
  return hasSize ? undefined : 'no size ("viewBox")'
}

function elementFault({ local, uri, attributes }: SaxesTagNS): string | undefined {
  // Browsers run the event attributes of these where the file is opened by itself.
  if (/\/(xhtml|MathML)$/.test(uri)) return 'a web page inside'
  // Browsers know nothing else, such as a drawing program's own elements.
  if (uri !== svg) return undefined
  if (!elements.has(local)) return `the element ${local}`
  for (const { prefix, local: name, value } of Object.values(attributes)) {
    if (!prefix && /^on/i.test(name)) return 'an event attribute, which is a script'
    if (name === 'href' && !value.trim().startsWith('#')) return 'a link to another file or page'
    // Browsers read no CSS in these.
    if (/^(aria|data)-/.test(name)) continue
    // An escape in CSS can spell any function.
    if (value.includes('\\') || /\b(src|image|image-set|cross-fade)\(/i.test(value))
      return 'a reference to another file'
    for (const [, address = ''] of value.matchAll(/url\(\s*["']?([^)]*)/gi)) {
      if (!address.startsWith('#')) return 'a reference to another file'
    }
  }
  return undefined
}
