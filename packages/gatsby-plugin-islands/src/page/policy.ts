import { createHash } from 'node:crypto'

/** The sources of each directive, as a Content-Security-Policy has them. */
export type Directives = Readonly<Record<string, readonly string[]>>

/**
 * The Content-Security-Policy of a page, without `frame-ancestors`, which only a header can have.
 *
 * @param page its path, for errors
 * @param html all of it that can run or apply, in any order
 * @param hasIsland whether it fetches scripts
 * @param additions the site's further sources
 * @throws Error if the page needs what no policy of ours allows
 */
export function contentPolicy(
  page: string,
  html: string,
  hasIsland: boolean,
  additions: readonly Directives[] = [],
): string {
  const found = [...html.matchAll(rawText)].map(([, tag = '', attributes = '', text = '']) => ({
    tag,
    type: /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '',
    isExternal: /\ssrc="/.test(attributes),
    text,
  }))
  const scripts = found.filter(({ tag, type }) => tag === 'script' && !isData(type))
  const mistake = scripts.some(({ isExternal }) => isExternal)
    ? 'a <script src>: import it in an island'
    : attributeMistake(html)
  if (mistake) throw new Error(`${page} has ${mistake}. Its Content-Security-Policy blocks it.`)
  const styles = found.filter(({ tag }) => tag === 'style')
  const hashes = { script: scripts.map(hashOf), style: styles.map(hashOf) }
  return text(additions.reduce(merged, hasIsland ? ofIsland(hashes) : ofPlainPage(hashes)))
}

type Hashes = Readonly<Record<'script' | 'style', readonly string[]>>

const self = "'self'"
const none = "'none'"

const everywhere: Directives = {
  'default-src': [none],
  'img-src': [self],
  'font-src': [self],
  'manifest-src': [self],
  // Lighthouse asks for robots.txt as if from the page.
  'connect-src': [self],
  'base-uri': [none],
  'form-action': [none],
  'require-trusted-types-for': ["'script'"],
}

const ofPlainPage = ({ script, style }: Hashes): Directives => ({
  ...everywhere,
  'script-src': script,
  'style-src': style,
  'trusted-types': [none],
})

const ofIsland = ({ script, style }: Hashes): Directives => ({
  ...everywhere,
  'script-src': ["'strict-dynamic'", self, ...script],
  // Emotion adds its rules to empty style elements.
  'style-src': [self, hashSource(''), ...style],
  // Of fetchScripts.ts and webpack.
  'trusted-types': ['island', 'webpack'],
})

const merged = (policy: Directives, addition: Directives): Directives => ({
  ...policy,
  ...Object.fromEntries(
    Object.entries(addition).map(([name, sources]) => [name, (policy[name] ?? []).concat(sources)]),
  ),
})

const text = (directives: Directives): string =>
  Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')

/** The source that allows a script, a style or, with `'unsafe-hashes'`, an attribute with this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const hashOf = ({ text }: { text: string }): string => hashSource(text)

/** Elements whose content is raw text. React escapes `<` and `>` everywhere else. */
const rawText = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** Browsers run or obey only these types; the policy does not concern others, such as JSON. */
const isData = (type: string): boolean =>
  !['', 'text/javascript', 'module', 'importmap', 'speculationrules'].includes(type)

function attributeMistake(html: string): string | undefined {
  const [tag, name] = /<[a-z][^>]*?\s(style|on[a-z]+)="[^>]*>/.exec(html.replace(rawText, '')) ?? []
  return tag && `the attribute \`${name}\` in ${tag}: use a class`
}
