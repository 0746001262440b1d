/**
 * An SVG is served from the site's own address as it is, so what it holds could run there.
 *
 * @returns what is wrong with it, and what to do; undefined if nothing is
 */
export function svgProblem(source: string): string | undefined {
  if (/[\0\uFFFD]/.test(source)) return 'which is not saved as UTF-8. Save it again as UTF-8.'
  const svg = source.replace(/<!--[\s\S]*?-->/g, '')
  const [tag = ''] = svg.match(/<(?:[\w-]+:)?svg\b[^>]*>/i) ?? []
  if (!/\bviewBox\s*=/.test(tag) && !/\bwidth\s*=[^>]*\bheight\s*=/.test(tag)) {
    return 'which says no size. Export it again with a "viewBox".'
  }
  const found = dangers.find(([pattern]) => pattern.test(svg))
  return found && `which has ${found[1]}. Export it again as a plain or optimised SVG.`
}

const dangers: readonly (readonly [RegExp, string])[] = [
  [/<(?:[\w-]+:)?script\b/i, 'a script'],
  [/[\s"'/]on[a-z]+\s*=\s*["']/i, 'an event attribute, which is a script'],
  [/<!ENTITY|<!DOCTYPE[^>]*\[/i, 'an entity declaration'],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|embed|object)\b/i, 'a web page inside'],
  [/<\?xml-stylesheet|@import/i, 'a style sheet from elsewhere'],
  [/\bhref\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp);)/i, 'a link to another file or page'],
  [/attributeName\s*=\s*["']\s*(?:\w+:)?(?:href|on\w+)/i, 'an animated link'],
  [/url\(\s*["']?\s*(?!#|["'\s])/i, 'a reference to another file'],
]
