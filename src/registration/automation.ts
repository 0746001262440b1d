/** What tells a person from a program that fills in every field it finds. */
export interface Signals {
  /** Text in the field that no person sees or reaches. */
  trap: string
  /** Milliseconds since the form came alive. */
  openFor: number
  /** A key, a pointer or a finger was used in the form, and not by a script. */
  handled: boolean
}

/** Nobody chooses two documents in less, in milliseconds. */
const leastFillTime = 3_000

/**
 * Tells whether a program sends the form. A password manager may fill the trap, and a kept
 * draft makes a person fast; both come with a touch or a key press, which decides
 * (docs/security.md says what this cannot see).
 */
export const looksAutomated = ({ trap, openFor, handled }: Signals): boolean =>
  !handled && (trap !== '' || openFor < leastFillTime)
