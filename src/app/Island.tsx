import { useContext } from 'react'
import { requestedOrigins } from '../registration/providers/config'
import { islandId, islandPropsId, RenderSeparately } from './builtIsland'
import { ContactIsland, type ContactIslandProps } from './ContactIsland'
import { inScript } from './structuredData'

/**
 * Renders the one part of the site that the browser hydrates (docs/decisions/what-a-browser-receives.md).
 * In the built page it is a separate React root, with its props beside it as JSON, so that
 * `client.tsx` needs neither the rest of the page nor Gatsby. `npm run dev` renders it in place.
 */
export function Island(props: ContactIslandProps) {
  const renderSeparately = useContext(RenderSeparately)
  const content = <ContactIsland {...props} />
  if (!renderSeparately) return content
  return (
    <>
      <div
        id={islandId}
        // tools/build/contentPolicy.ts reads it for the page's Content-Security-Policy.
        data-connect={requestedOrigins.join(' ')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
        dangerouslySetInnerHTML={{ __html: renderSeparately(content) }}
      />
      <script
        id={islandPropsId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inScript
        dangerouslySetInnerHTML={{ __html: inScript(props) }}
      />
    </>
  )
}
