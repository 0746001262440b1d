import { styled } from '@mui/material/styles'
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import type { Signals } from '../../registration/automation'
import { offScreen } from '../../theme/styles'

/** Means nothing to people, and matches no name that browsers autofill. */
const honeypotName = 'referral_note'

/** Hidden from people, but not from bots that fill in every field they find. */
const OffScreen = styled('div')(offScreen)

/** A field that only a bot fills in. */
export function Honeypot({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  return (
    <OffScreen aria-hidden="true">
      <input
        ref={ref}
        type="text"
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </OffScreen>
  )
}

/** What distinguishes a person from a bot: the honeypot, the time and the events of a form. */
export function useHoneypot() {
  const input = useRef<HTMLInputElement>(null)
  const openedAt = useRef(0)
  const handled = useRef(false)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  const recordEvent = (event: SyntheticEvent) => {
    if (event.nativeEvent.isTrusted) handled.current = true
  }
  const signals = (): Signals => ({
    honeypot: input.current?.value ?? '',
    openFor: performance.now() - openedAt.current,
    handled: handled.current,
  })
  /** The visitor has said that no bot fills in the form. */
  const confirm = () => {
    handled.current = true
  }
  return {
    input,
    signals,
    confirm,
    formEvents: { onKeyDown: recordEvent, onPointerDown: recordEvent },
  }
}
