import { inlineJson } from '@partner-site/gatsby-plugin-islands'
import { fill } from '../content/fill'
import type { Seo, SiteContent } from '../content/generated/types'
import { fontFile } from '../theme/fonts'
import { light } from '../theme/tokens'
import { favicon, icon, socialCardAddress, socialCardSize, touchIcon } from './siteFiles'

export interface PageHeadProps {
  site: Pick<SiteContent, 'brand' | 'socialCard' | 'socialCardAlt' | 'url'>
  seo: Seo
  /** Path of the page, with a trailing slash. */
  path: string
  describes?: readonly object[]
  hidden?: boolean
}

/** Renders the page's metadata for browsers, search engines and shared links. */
export function PageHead({ site, seo, path, describes = [], hidden = false }: PageHeadProps) {
  const title = fill(site.brand.titleTemplate, { page: seo.title, brand: site.brand.name })
  const address = `${site.url}${path}`
  return (
    <>
      <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      <meta name="color-scheme" content="light dark" />
      {/* Keeps iOS from linking sample numbers and addresses; real ones are links already. */}
      <meta name="format-detection" content="telephone=no, address=no" />
      <meta name="theme-color" content={light.surfaceHeader} />
      {/* For browsers that cannot show an SVG; without `sizes`, Chrome would prefer it. */}
      <link rel="icon" href={`/${favicon}`} sizes="32x32" />
      <link rel="icon" href={`/${icon}`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`/${touchIcon.file}`} />
      {/* With credentials; otherwise browsers fetch it without the password of a preview. */}
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.brand.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={seo.description} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={socialCardAddress(site)} />
          <meta property="og:image:width" content={`${socialCardSize.width}`} />
          <meta property="og:image:height" content={`${socialCardSize.height}`} />
          <meta property="og:image:alt" content={site.socialCardAlt} />
          <meta name="twitter:card" content="summary_large_image" />
          {describes.length > 0 && <StructuredData things={describes} />}
        </>
      )}
    </>
  )
}

function StructuredData({ things }: { things: readonly object[] }) {
  const data = { '@context': 'https://schema.org', '@graph': things }
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inlineJson
      dangerouslySetInnerHTML={{ __html: inlineJson(data) }}
    />
  )
}
