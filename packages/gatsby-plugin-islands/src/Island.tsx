import { type ComponentType, useContext } from 'react'
import { inlineJson } from './page/inlineJson'
import { RenderIsland } from './page/renderIsland'

export interface IslandProps<Props extends object> {
  /** Its key in the plugin's option `islands`. */
  name: string
  /** The default export of the last of its modules there. */
  component: ComponentType<Props>
  /** What JSON can hold. */
  props: Props
}

/**
 * Renders a part of a page that the browser hydrates. In the built page it is a separate React root,
 * with its props beside it as JSON, so that its script needs neither the rest of the page nor
 * Gatsby. `gatsby develop` renders it in place.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
}: IslandProps<Props>) {
  const renderIsland = useContext(RenderIsland)
  const content = <Component {...props} />
  if (!renderIsland) return content
  const { id, html } = renderIsland(name, content)
  return (
    <>
      <div
        id={id}
        data-island={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inlineJson
        dangerouslySetInnerHTML={{ __html: inlineJson(props) }}
      />
    </>
  )
}
