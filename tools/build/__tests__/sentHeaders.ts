/** The hosts that read a `_headers` file. */
export const headersFileHosts = ['netlify', 'cloudflare-pages'] as const
export type HeadersFileHost = (typeof headersFileHosts)[number]

/**
 * The headers that a host makes of a `_headers` file for an address. Every rule that matches applies,
 * in the order of the file. Cloudflare Pages joins the values of a header that is set twice, unless
 * `! name` has taken away the first. What Netlify does with them is not documented, so here it joins
 * them too, which is the worst for all but policies; to it an address ends with a slash or not.
 *
 * @param address `https://…`
 * @throws Error for a line that the host does not know
 */
export function sentHeaders(
  file: string,
  address: string,
  host: HeadersFileHost,
): Record<string, string> {
  const sent: Record<string, string> = {}
  let applies = false
  for (const line of file.split('\n').filter((text) => !/^(#|$)/.test(text))) {
    const [, removed] = /^ {2}! ([\w-]+)$/.exec(line) ?? []
    const [, name, value = ''] = /^ {2}([\w-]+): (\S.*)$/.exec(line) ?? []
    if (/^(https:\/)?\//.test(line)) applies = matches(line, new URL(address), host)
    else if (removed && host === 'cloudflare-pages') {
      if (applies) delete sent[removed]
    } else if (!name) throw new Error(`${host} does not know the line "${line}".`)
    else if (applies) sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`
  }
  return sent
}

/** `*` is anything, `:name` a part of a path or of a host name; a rule without a host is for any. */
function matches(rule: string, { origin, pathname }: URL, host: HeadersFileHost): boolean {
  const pattern = rule
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[A-Za-z]\w*/g, (_, at: number) => (inHost(rule, at) ? '[^/.]+' : '[^/]+'))
  const end = host === 'netlify' && !rule.endsWith('*') ? '/?$' : '$'
  const subject = rule.startsWith('/') ? pathname : origin + pathname
  return new RegExp(`^${end === '$' ? pattern : pattern.replace(/\/$/, '')}${end}`).test(subject)
}

const inHost = (rule: string, at: number): boolean =>
  rule.startsWith('https://') && !rule.slice('https://'.length, at).includes('/')
