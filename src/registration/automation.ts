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
 * Whether a bot sends the form. A password manager may fill in the honeypot, and a kept draft makes
 * a person fast, but then a tap or a key press shows that it is a person (docs/security.md says
 * what this cannot detect).
 */
export const isAutomated = ({ honeypot, openFor, handled }: Signals): boolean =>
  !handled && (honeypot !== '' || openFor < minFillTime)
