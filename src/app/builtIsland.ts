import { createContext, type ReactElement } from 'react'

export const islandId = 'island'
export const islandPropsId = 'island-props'

/**
 * Renders an element to HTML as a separate React root. `tools/build/renderPage.tsx` provides it
 * during a build; elsewhere it is `undefined`.
 */
export const RenderSeparately = createContext<((element: ReactElement) => string) | undefined>(
  undefined,
)
