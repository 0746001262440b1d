import { useEffect, useState } from 'react'

/** False in the static HTML, true once the page is hydrated; until then a click does nothing. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
