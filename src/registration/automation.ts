/** What distinguishes a person from a program that fills in every field it finds. */
export interface Signals {
  /** Text in the field that no person sees or reaches. */
  honeypot: string
  /** Milliseconds since the form was hydrated. */
  openFor: number
  /** A key, a pointer or a finger was used in the form, and not by a script. */
  handled: boolean
}

/** In milliseconds: nobody chooses two documents in less. */
const leastFillTime = 3_000

/**
 * Whether a program sends the form. A password manager may fill in the honeypot, and a kept draft
 * makes a person fast; both come with a touch or a key press, which decides (docs/security.md says
 * what this cannot see).
 */
export const isAutomated = ({ honeypot, openFor, handled }: Signals): boolean =>
  !handled && (honeypot !== '' || openFor < leastFillTime)
