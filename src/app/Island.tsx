import { type ComponentType, createContext, type ReactElement, useContext } from 'react'

/** Where a page holds its living part, and the props that part was drawn with. */
export const islandId = 'island'
export const islandPropsId = 'island-props'

/**
 * Draws an element to HTML as a tree of its own. `gatsby-ssr.tsx` provides it while pages are
 * built; elsewhere it is `undefined`.
 */
export const DrawApart = createContext<((element: ReactElement) => string) | undefined>(undefined)

export interface IslandProps<Props extends object> {
  /** The part of the page that lives in the browser. */
  part: ComponentType<Props>
  /** Plain data: it travels to the browser as JSON. */
  props: Props
}

/**
 * The one part of a page that the browser brings to life (docs/decisions/what-a-browser-receives.md). In the built
 * page it is a tree of its own, with its props beside it, so that `browser.tsx` needs neither
 * the rest of the page nor Gatsby. `npm run dev` draws it in place.
 */
export function Island<Props extends object>({ part: Part, props }: IslandProps<Props>) {
  const drawApart = useContext(DrawApart)
  if (!drawApart) return <Part {...props} />
  const html = drawApart(<Part {...props} />)
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
      <div id={islandId} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        id={islandPropsId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inScript
        dangerouslySetInnerHTML={{ __html: inScript(props) }}
      />
    </>
  )
}

/** JSON that cannot end the element it stands in. */
const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
