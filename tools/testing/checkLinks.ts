import type { CheckOptions, LinkResult } from 'linkinator'

/** Follows every link, picture, script, style and fragment; a redirect counts as broken. */
export async function checkLinks(
  pages: readonly string[],
  options: Omit<CheckOptions, 'path'>,
): Promise<{ broken: string[]; skipped: string[] }> {
  // tsx cannot load an ES module with require.
  const { check } = await import('linkinator')
  const always = { checkCss: true, checkFragments: true, redirects: 'error' } as const
  const links: LinkResult[] = []
  for (const path of pages) {
    // One by one: linkinator 7.6 does not check fragments in a page that it has read before.
    links.push(...(await check({ ...options, ...always, path })).links)
  }
  const broken = links.filter(({ state }) => state === 'BROKEN')
  const skipped = links.filter(({ state }) => state === 'SKIPPED')
  return {
    broken: broken.map(({ url, status, parent }) => `${status} ${url} on ${parent}`),
    skipped: [...new Set(skipped.map(({ url }) => url))],
  }
}
