/** The hosts that read a `_headers` file. */
export const headersFileHosts = ['netlify', 'cloudflare-pages'] as const
type HeadersFileHost = (typeof headersFileHosts)[number]

/**
 * The headers that a host makes of a `_headers` file for a path. Every rule that matches applies, in
 * the order of the file; one for another address of the host does not. Cloudflare Pages joins the
 * values of a header that is set twice, unless `! name` has taken away the first. What Netlify does
 * with them is not documented, so here it joins them too, which is the worst for all but policies.
 *
 * @throws Error for a line that the host does not know
 */
export function sentHeaders(file: string, path: string, host: HeadersFileHost) {
  const sent: Record<string, string> = {}
  let applies = false
  for (const line of file.split('\n').filter((text) => !/^(#|$)/.test(text))) {
    const [, removed] = /^ {2}! ([\w-]+)$/.exec(line) ?? []
    const [, name, value = ''] = /^ {2}([\w-]+): (\S.*)$/.exec(line) ?? []
    if (/^(https:\/)?\//.test(line)) applies = matches(line, path, host)
    else if (removed && host === 'cloudflare-pages') {
      if (applies) delete sent[removed]
    } else if (!name) throw new Error(`${host} does not know the line "${line}".`)
    else if (applies) sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`
  }
  return sent
}

/** `*` is anything. To Netlify, an address ends with a slash or not. */
function matches(rule: string, path: string, host: HeadersFileHost): boolean {
  const same = (text: string) => (host === 'netlify' ? text.replace(/\/$/, '') : text)
  if (!rule.endsWith('*')) return same(rule) === same(path)
  return path.startsWith(rule.slice(0, -1))
}
