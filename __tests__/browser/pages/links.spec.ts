import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import type { SiteContent } from '../../../src/content/generated/types'
import { root } from '../../../tools/lib/run'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { builtPages } from '../../../tools/site/builtPages'
import { serveSite } from '../../../tools/site/siteServer'
import { checkLinks } from '../../../tools/testing/checkLinks'

const { url: publicUrl, footer }: SiteContent = parse(
  readFileSync(join(root, 'content/site.yaml'), 'utf8'),
)

/** A page that nothing links to, with status 200, because link checkers do not read a 404 page. */
const notFound = '/not-found/'

const faulty = '/faulty/'

test('every link, picture, script, style and fragment leads somewhere', async () => {
  const pages = builtPages(testBuilds.realSite)
  const site = await serveSite(testBuilds.realSite, 0, (server) => {
    server.get(notFound, (_request, reply) => reply.sendFile('404.html'))
    server.get(faulty, (_request, reply) =>
      reply.type('text/html').send('<a href="/about/#gone">Gone</a>'),
    )
  })
  // Pages also link to themselves by their public address.
  const served = (address: string) => address.replace(publicUrl, site.url)
  // The sample social link is at our own public address.
  const social = footer.social.map(({ url }) => served(url))
  const addresses = pages.map(
    ({ name, path }) => site.url + (name === 'notFound' ? notFound : path),
  )
  const { broken, skipped } = await checkLinks([...addresses, site.url + faulty], {
    recurse: true,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${publicUrl}(?=/)`), replacement: site.url }],
    // Other sites are checked by .github/workflows/links.yml.
    linksToSkip: async (link) => !link.startsWith(`${site.url}/`) || social.includes(link),
  })
  await site.close()
  expect(broken).toEqual([expect.stringContaining(`${site.url}/about/#gone`)])
  test.info().annotations.push({ type: 'not fetched', description: skipped.join(' ') })
})
