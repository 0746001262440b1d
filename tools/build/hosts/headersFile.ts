import { type HostedSite, otherForms } from './hostedSite'

/** Of Cloudflare Pages, the stricter of the two hosts. */
const limits = { rules: 100, lineLength: 2_000 }

const policy = 'content-security-policy'
const resourcePolicy = 'cross-origin-resource-policy'

/** What a host makes of `_headers`. */
export interface HeadersFileHost {
  /** `! name` takes away what an earlier rule has set. */
  removes: boolean
  /** Addresses of previews, `https://…/*`, which search engines must leave out. */
  previews: readonly string[]
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Both apply every rule that matches. Cloudflare joins
 * the values of a header that two rules set, and what Netlify does is not documented; so no header is
 * in two rules that match the same address, unless the first can be removed. The not-found page,
 * whose address may be any, has only the rule for all: its policy is in the page (`withMetaPolicy`),
 * and the rule adds what the page cannot say, that nobody may frame it.
 *
 * @throws Error if it is beyond what Cloudflare Pages reads
 */
export function headersFile(
  { pages, notFound, files, hashed, hashedPaths, others }: HostedSite,
  { removes, previews }: HeadersFileHost,
): string {
  const {
    [policy]: _,
    [resourcePolicy]: sameOrigin = '',
    'cache-control': __,
    ...plain
  } = {
    ...notFound.headers,
    ...others,
  }
  const everywhere: Headers = removes
    ? { ...plain, [resourcePolicy]: sameOrigin, [policy]: "frame-ancestors 'none'" }
    : { ...plain, 'x-frame-options': 'DENY' }
  const own = (path: string, headers: Headers, names: readonly string[]): Rule => {
    const changed = names.filter((name) => headers[name] !== everywhere[name])
    return {
      path,
      removed: changed.filter((name) => name in everywhere),
      headers: Object.fromEntries(changed.map((name) => [name, headers[name] ?? ''])),
    }
  }
  const rules: Rule[] = [
    { path: '/*', headers: everywhere },
    // A rule for all of /static/ would also let browsers keep Cloudflare's answer 404 for a year.
    ...hashedPaths.map((path) => own(path, hashed, ['cache-control', resourcePolicy])),
    ...files.map(({ path, headers }) => own(path, headers, [resourcePolicy])),
    ...pages.flatMap(({ path, headers }) => [
      own(path, headers, [policy, resourcePolicy]),
      // Netlify serves the page there too. The same policy twice has the effect of one.
      ...otherForms(path).map((form) => own(form, headers, [policy])),
    ]),
    ...previews.map((path) => ({ path, headers: { 'x-robots-tag': 'noindex' } })),
  ]
  return checked(rules)
}

type Headers = Readonly<Record<string, string>>

interface Rule {
  path: string
  /** Names of headers that an earlier rule has set. */
  removed?: readonly string[]
  headers: Headers
}

function checked(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({ path, removed = [], headers }) => [
    path,
    ...removed.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const longest = Math.max(...lines.map((line) => line.length))
  if (rules.length > limits.rules || longest > limits.lineLength) {
    throw new Error(
      `Cloudflare Pages reads ${limits.rules} rules of lines of ${limits.lineLength} characters. ` +
        `This site has ${rules.length} rules, and a line of ${longest} characters: give pages more ` +
        'styles in common, or fewer pages a policy of their own.',
    )
  }
  return `# Made by \`npm run build\`: docs/deploying.md.\n${lines.join('\n')}\n`
}

/**
 * A page with its policy in itself, for hosts that cannot send it as a header. `frame-ancestors` has
 * no effect there.
 */
export function withMetaPolicy(html: string, headers: Headers): string {
  const text = headers[policy]?.replace(/; frame-ancestors [^;]*/, '')
  if (!text) throw new Error('The page has no Content-Security-Policy.')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${text}"/>`
  const made = html.replace(/<meta char[sS]et="utf-8"\s*\/?>/, (charset) => charset + meta)
  if (made === html) throw new Error('The page does not begin with <meta charset="utf-8">.')
  return made
}
