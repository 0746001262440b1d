import { createContext, type ReactElement } from 'react'

/** The elements of a built page with its island, and with the props that it was rendered with. */
export const islandId = 'island'
export const islandPropsId = 'island-props'

/**
 * Renders an element to HTML as a separate React root. `tools/build/renderPage.tsx` provides it
 * while pages are built; elsewhere it is `undefined`.
 */
export const RenderSeparately = createContext<((element: ReactElement) => string) | undefined>(
  undefined,
)
