import { createHash } from 'node:crypto'

/**
 * What @uploadcare/file-uploader 1.32.0 sets as `style` attributes: the ring that shows the progress.
 * Test: journeys/registration.spec.ts, which fails where one is blocked.
 */
const widgetStyles = [
  '--l-progress-offset:100;',
  'position:absolute',
  'stroke-dasharray:100 100;stroke-dashoffset:var(--l-progress-offset, 100);transition:stroke-dashoffset .6s linear',
]

/** Policies of Trusted Types: of afterPaint.ts, webpackConfig.ts and the upload widget. */
const policies = ['island', 'webpack', 'lit-html']

/**
 * Puts its Content-Security-Policy into a page, before anything that it concerns.
 *
 * @param html the page as Gatsby has built it
 * @param name of its file, for errors
 * @throws Error if the page needs what no policy of ours allows
 */
export function withPolicy(html: string, name: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(html, name)}"/>`
  const page = html.replace(/<meta char[sS]et="utf-8"\s*\/?>/, (charset) => charset + meta)
  if (page === html) throw new Error(`${name} does not begin with <meta charset="utf-8">.`)
  return page
}

/**
 * The Content-Security-Policy of a page (docs/decisions/security-policy.md), without `frame-ancestors`,
 * which only a header can have.
 *
 * @param html the page as it is sent
 * @param name of its file, for errors
 * @throws Error if the page needs what no policy of ours allows
 */
function contentPolicy(html: string, name: string): string {
  const found = [...html.matchAll(rawText)].map(([, tag = '', attributes = '', text = '']) => ({
    tag,
    type: /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '',
    isExternal: /\ssrc="/.test(attributes),
    text,
  }))
  const scripts = found.filter(({ tag, type }) => tag === 'script' && !isData(type))
  const mistake = scripts.some(({ isExternal }) => isExternal)
    ? 'a <script src>: let the page’s inline script fetch it'
    : attributeMistake(html)
  if (mistake) throw new Error(`${name} has ${mistake}. Its Content-Security-Policy blocks it.`)
  const styles = found.filter(({ tag }) => tag === 'style')
  const hashes = { script: scripts.map(hashOf), style: styles.map(hashOf) }
  const runs = scripts.some(({ type }) => type !== speculationRules)
  return text(runs ? ofIsland(hashes, connections(html, name)) : ofPlainPage(hashes))
}

type Directives = Readonly<Record<string, readonly string[]>>
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

const ofIsland = ({ script, style }: Hashes, addresses: readonly string[]): Directives => ({
  ...everywhere,
  'script-src': ["'strict-dynamic'", self, ...script],
  // Emotion adds its rules to empty style elements.
  'style-src': [self, hashOf({ text: '' }), ...style],
  'style-src-attr': ["'unsafe-hashes'", ...widgetStyles.map((value) => hashOf({ text: value }))],
  'img-src': [self, 'blob:', 'data:'],
  'connect-src': [self, ...addresses],
  // It draws the pages of pictures.
  'worker-src': [self],
  'trusted-types': policies,
})

const text = (directives: Directives): string =>
  Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')

const hashOf = ({ text }: { text: string }): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Elements whose content is raw text. React escapes `<` and `>` everywhere else. */
const rawText = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

const speculationRules = 'speculationrules'

/** Browsers run or obey only these types; the policy does not concern others, such as JSON. */
const isData = (type: string): boolean =>
  !['', 'text/javascript', 'module', 'importmap', speculationRules].includes(type)

function attributeMistake(html: string): string | undefined {
  const [tag, name] = /<[a-z][^>]*?\s(style|on[a-z]+)="[^>]*>/.exec(html.replace(rawText, '')) ?? []
  return tag && `the attribute \`${name}\` in ${tag}: use \`sx\` or a class`
}

/** The addresses that the page's script asks, which Island.tsx writes into the page. */
function connections(html: string, name: string): string[] {
  const [, addresses] = /\sdata-connect="([^"]*)"/.exec(html) ?? []
  if (addresses === undefined) {
    throw new Error(`${name} has a script, and no data-connect with the addresses that it asks.`)
  }
  return addresses.split(' ').filter(Boolean)
}
