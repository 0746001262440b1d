import { type ReactElement, useCallback, useEffect, useRef } from 'react'
import { offScreen } from '../../../src/theme/styles'

/** A live region for a whole form, and the function that has it read out (WCAG 4.1.3). */
export function useAnnouncer(): [
  region: ReactElement,
  announce: (text: string, delay?: number) => void,
] {
  const element = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const announce = useCallback((text: string, delay = 0) => {
    clearTimeout(timer.current)
    const say = () => {
      if (element.current) element.current.textContent = text
    }
    if (delay > 0) timer.current = setTimeout(say, delay)
    else say()
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [<div key="news" ref={element} aria-live="polite" style={offScreen} />, announce]
}
