import { createContext, type ReactElement } from 'react'

/**
 * Renders an island to HTML as a separate React root, and gives it an id. `renderPage.tsx` provides
 * it during a build; elsewhere it is `undefined`.
 */
export const RenderIsland = createContext<
  ((name: string, element: ReactElement) => { id: string; html: string }) | undefined
>(undefined)
