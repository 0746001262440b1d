export interface FailureRules {
  /** `withheld`: not sent, because it could have arrived twice. */
  fate: 'notSent' | 'mayHaveArrived' | 'withheld'
  /** The same application would be withheld again unless the visitor asks to send it anyway. */
  asksFirst: boolean
}

/** Why sending failed, and what that means for the application. */
export const sendFailures = {
  /** The service refused the application. */
  refused: { fate: 'notSent', asksFirst: false },
  /** The device has no connection. */
  offline: { fate: 'notSent', asksFirst: false },
  /** The page could not load its e-mail client. */
  unavailable: { fate: 'notSent', asksFirst: false },
  /** The site was built without the service's identifiers. */
  unconfigured: { fate: 'notSent', asksFirst: false },
  /** The connection was lost after the application had been sent. */
  noAnswer: { fate: 'mayHaveArrived', asksFirst: true },
  /** No answer within `sendTimeout`. */
  timedOut: { fate: 'mayHaveArrived', asksFirst: true },
  /** An answer that neither accepts nor refuses. */
  unclear: { fate: 'mayHaveArrived', asksFirst: true },
  /** This browser has already sent it. */
  alreadySent: { fate: 'withheld', asksFirst: true },
  /** This browser has sent it and received no answer. */
  triedBefore: { fate: 'withheld', asksFirst: true },
  /** Another tab is sending right now. */
  underWay: { fate: 'withheld', asksFirst: false },
} as const satisfies Record<string, FailureRules>

export type SendFailure = keyof typeof sendFailures
