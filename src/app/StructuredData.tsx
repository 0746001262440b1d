import type { Described } from './described'
import { inScript } from './inScript'

/** Tells search engines what the page describes. A block of data: no browser runs it. */
export function StructuredData({ things }: { things: readonly Described[] }) {
  const data = { '@context': 'https://schema.org', '@graph': things }
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inScript
      dangerouslySetInnerHTML={{ __html: inScript(data) }}
    />
  )
}
