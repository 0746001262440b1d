/** The files that search engines, browsers and people look for at their usual addresses. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOfPage } from '@partner-site/gatsby-plugin-islands/publish'
import { siteIcons } from '../../src/app/siteFiles'
import { light } from '../../src/theme/tokens'
import { renderIcons } from './icons'
import type { SiteFacts } from './siteFacts'

type Site = Pick<SiteFacts, 'brandName' | 'blurb' | 'mark' | 'email' | 'language' | 'url'>

/**
 * Writes them into a built site.
 *
 * @param folder of the site, with its pages
 * @param pages the addresses of its pages
 * @param hidden whether search engines are kept out; then there is no sitemap
 * @returns their paths in the folder
 */
export async function writeWellKnownFiles(
  folder: string,
  site: Site,
  pages: readonly string[],
  hidden: boolean,
): Promise<string[]> {
  const files = Object.entries<string | Buffer>({
    'robots.txt': robots(site.url, hidden),
    ...(!hidden && { 'sitemap.xml': sitemap(listed(folder, pages), site.url) }),
    'manifest.webmanifest': manifest(site),
    '.well-known/security.txt': security(site),
    ...(await renderIcons(site.mark)),
  })
  for (const [name, content] of files) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return files.map(([name]) => name)
}

/** Never disallows: a crawler must read a page to see its `noindex`. */
const robots = (url: string, hidden: boolean): string =>
  `User-agent: *\nAllow: /\n${hidden ? '' : `\nSitemap: ${url}/sitemap.xml\n`}`

/** Without dates: a build does not know when a page last changed, and engines punish guesses. */
const sitemap = (pages: readonly string[], url: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((path) => `  <url><loc>${escaped(url + path)}</loc></url>`).join('\n')}
</urlset>
`

/** The pages that do not ask search engines to leave them out, sorted. */
const listed = (folder: string, pages: readonly string[]): string[] =>
  pages
    .filter((path) =>
      filesOfPage(path).some(
        (file) => !readFileSync(join(folder, file), 'utf8').includes('name="robots"'),
      ),
    )
    .sort()

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const manifest = ({ brandName, blurb, language }: Site): string =>
  JSON.stringify({
    name: brandName,
    description: blurb,
    lang: language,
    id: '/',
    start_url: '/',
    // A site to read, in a tab: nothing is gained without the browser's address bar.
    display: 'browser',
    theme_color: light.surfaceHeader,
    background_color: light.surface,
    icons: siteIcons.map(({ file, size }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })

const day = 24 * 60 * 60 * 1000

/** RFC 9116 recommends less than a year. */
const validFor = 360 * day

const security = ({ email, language, url }: Site): string =>
  `# Have you found a security problem of this site? Please tell us (RFC 9116).
Contact: mailto:${email}
Expires: ${new Date(Date.now() + validFor).toISOString().replace(/\.\d+Z$/, 'Z')}
Preferred-Languages: ${language}
Canonical: ${url}/.well-known/security.txt
`
