import { type HostedSite, otherForms } from './hostedSite'

/** Of Cloudflare Pages, the stricter of the two hosts. */
const limits = { rules: 100, lineLength: 2_000 }

const policy = 'content-security-policy'
const resourcePolicy = 'cross-origin-resource-policy'

/**
 * `_headers` for Netlify and Cloudflare Pages. Both apply every rule that matches, and one of them
 * joins the values of a header that two rules set; so no header is in two rules that match the same
 * address. What follows for the not-found page, whose address may be any, is in `withMetaPolicy`.
 *
 * @param previews addresses of previews, `https://…/*`, which search engines must leave out
 * @throws Error if it is beyond what Cloudflare Pages reads
 */
export function headersFile(
  { pages, notFound, files, hashed, others }: HostedSite,
  previews: readonly string[] = [],
): string {
  const {
    [policy]: _,
    [resourcePolicy]: __,
    'cache-control': ___,
    ...everywhere
  } = {
    ...notFound.headers,
    ...others,
  }
  const own = (path: string, headers: Headers, names: readonly string[]): Rule => ({
    path,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name))),
  })
  const rules: Rule[] = [
    { path: '/*', headers: everywhere },
    own('/static/*', hashed, ['cache-control', resourcePolicy]),
    ...files.map(({ path, headers }) => own(path, headers, [resourcePolicy])),
    ...pages.flatMap(({ path, headers }) => [
      own(path, headers, [policy, resourcePolicy]),
      // Netlify serves the page there too. A policy that is there twice is no other policy.
      ...otherForms(path).map((form) => own(form, headers, [policy])),
    ]),
    ...previews.map((path) => ({ path, headers: { 'x-robots-tag': 'noindex' } })),
  ]
  return checked(rules)
}

type Headers = Readonly<Record<string, string>>

interface Rule {
  path: string
  headers: Headers
}

function checked(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
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
