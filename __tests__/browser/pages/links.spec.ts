import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import type { SiteContent } from '../../../src/content/generated/types'
import { builtPages } from '../../../tools/build/builtPages'
import { serveSite } from '../../../tools/build/siteServer'
import { root } from '../../../tools/lib/run'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { checkLinks } from '../../../tools/testing/checkLinks'

const { url: publicUrl, footer }: SiteContent = parse(
  readFileSync(join(root, 'content/site.yaml'), 'utf8'),
)

/** A page that nothing links to; at its own address it has status 404, with which no tool reads it. */
const notFound = '/not-found/'

/** A page with a link that leads nowhere, which must be reported. */
const faulty = '/faulty/'

test('every link, picture, script, style and fragment leads somewhere', async () => {
  const pages = builtPages(testBuilds.realSite)
  const site = await serveSite(testBuilds.realSite, 0, (server) => {
    server.get(notFound, (_request, reply) => reply.sendFile('404.html'))
    server.get(faulty, (_request, reply) =>
      reply.type('text/html').send('<a href="/about/#gone">Gone</a>'),
    )
  })
  // A page also names itself by its public address.
  const served = (address: string) => address.replace(publicUrl, site.url)
  // The sample of a social link is at our own address.
  const social = footer.social.map(({ url }) => served(url))
  const addresses = pages.map(
    ({ name, path }) => site.url + (name === 'notFound' ? notFound : path),
  )
  const { broken, skipped } = await checkLinks([...addresses, site.url + faulty], {
    recurse: true,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${publicUrl}(?=/)`), replacement: site.url }],
    // Other sites are for .github/workflows/links.yml.
    linksToSkip: async (link) => !link.startsWith(`${site.url}/`) || social.includes(link),
  })
  await site.close()
  expect(broken).toEqual([expect.stringContaining(`${site.url}/about/#gone`)])
  test.info().annotations.push({ type: 'not fetched', description: skipped.join(' ') })
})
