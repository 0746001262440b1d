import { useEffect, useState } from 'react'

/** False in the page as it was built, true once script runs: before that a press would do nothing. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
