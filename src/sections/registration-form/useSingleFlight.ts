import { useRef } from 'react'

/**
 * The action, but a call while an earlier one is under way does nothing. State cannot tell: it is as
 * old as the last render, and there may be two clicks before the next.
 */
export function useSingleFlight<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
  const inFlight = useRef(false)
  return async (...args: Args): Promise<void> => {
    if (inFlight.current) return
    inFlight.current = true
    try {
      await action(...args)
    } finally {
      inFlight.current = false
    }
  }
}
