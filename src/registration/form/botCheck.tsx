import { styled } from '@mui/material/styles'
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { visuallyHidden } from '../../theme/styles'

/** What distinguishes a person from a bot that fills in every field it finds. */
export interface Signals {
  /** The value of the field that people cannot see or reach. */
  honeypot: string
  /** Milliseconds since the form was hydrated. */
  openFor: number
  /** Somebody has pressed a key, clicked or tapped in the form, and it was not a script. */
  handled: boolean
}

/** In milliseconds: nobody chooses two documents faster. */
const minFillTime = 3_000

/**
 * Whether a bot sends the form. A password manager may fill in the honeypot, and a saved draft makes
 * a person fast, but then a tap or a key press shows that it is a person (docs/security.md says
 * what this cannot detect).
 */
export const isAutomated = ({ honeypot, openFor, handled }: Signals): boolean =>
  !handled && (honeypot !== '' || openFor < minFillTime)

/** Not `sx`, for which a width of 1 is 100 %. */
const Hidden = styled('div')(visuallyHidden)

/** Renders a field that is hidden from people, but not from bots that fill in every field they find. */
export function Honeypot({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  return (
    <Hidden aria-hidden="true">
      <input
        ref={ref}
        type="text"
        // Means nothing to people, and matches no name that browsers autofill.
        name="referral_note"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </Hidden>
  )
}

export function useBotCheck() {
  const honeypot = useRef<HTMLInputElement>(null)
  const openedAt = useRef(0)
  const handled = useRef(false)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  const recordEvent = ({ nativeEvent }: SyntheticEvent) => {
    if (nativeEvent.isTrusted) handled.current = true
  }
  return {
    honeypot,
    formEvents: { onKeyDown: recordEvent, onPointerDown: recordEvent },
    signals: (): Signals => ({
      honeypot: honeypot.current?.value ?? '',
      openFor: performance.now() - openedAt.current,
      handled: handled.current,
    }),
    /** The visitor has said that no bot fills in the form. */
    confirm: () => {
      handled.current = true
    },
  }
}
