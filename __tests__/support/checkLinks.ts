import { type CheckOptions, check, LinkState } from 'linkinator'

/**
 * Follows every link, picture, script, style and fragment from some pages on, as deep as they lead.
 *
 * @returns those that lead nowhere, or elsewhere by a redirect, and the addresses not fetched
 */
export async function checkLinks(
  options: Pick<CheckOptions, 'path' | 'urlRewriteExpressions' | 'linksToSkip'>,
): Promise<{ broken: string[]; skipped: string[] }> {
  const { links } = await check({
    ...options,
    recurse: true,
    checkCss: true,
    checkFragments: true,
    redirects: 'error',
  })
  const broken = links.filter(({ state }) => state === LinkState.BROKEN)
  const skipped = links.filter(({ state }) => state === LinkState.SKIPPED)
  return {
    broken: broken.map(({ url, status, parent }) => `${status} ${url} on ${parent}`),
    skipped: [...new Set(skipped.map(({ url }) => url))],
  }
}
