import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { check, LinkState } from 'linkinator'
import { parse } from 'yaml'
import { builtPages } from '../../scripts/lib/builtPages'
import { root } from '../../scripts/lib/run'
import { testBuilds } from '../../scripts/lib/testBuilds'
import type { SiteContent } from '../../src/content/generated/types'
import { test } from '../support/builtSite'

const { url: publicUrl, footer }: SiteContent = parse(
  readFileSync(join(root, 'content/site.yaml'), 'utf8'),
)

test('every link, picture, script, style and fragment leads somewhere', async ({ siteUrl }) => {
  // A page also names itself by its public address.
  const served = (address: string) => address.replace(publicUrl, siteUrl)
  // The sample of a social link is at our own address.
  const social = footer.social.map(({ url }) => served(url))
  const { links } = await check({
    path: builtPages(testBuilds.realSite).map(({ file }) =>
      [siteUrl, file.replace(/index\.html$/, '')].join('/'),
    ),
    recurse: true,
    checkCss: true,
    checkFragments: true,
    redirects: 'error',
    urlRewriteExpressions: [{ pattern: new RegExp(`^${publicUrl}(?=/)`), replacement: siteUrl }],
    // Other sites are for .github/workflows/links.yml.
    linksToSkip: async (link) => !link.startsWith(`${siteUrl}/`) || social.includes(link),
  })
  const broken = links.filter(({ state }) => state === LinkState.BROKEN)
  expect(broken.map(({ url, status, parent }) => `${status} ${url} on ${parent}`)).toEqual([])
  const elsewhere = links.filter(({ state }) => state === LinkState.SKIPPED)
  const description = [...new Set(elsewhere.map(({ url }) => url))].join(' ')
  test.info().annotations.push({ type: 'not fetched', description })
})
