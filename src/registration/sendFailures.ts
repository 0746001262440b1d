export interface FailureRules {
  /** `withheld`: not sent, because it would have arrived twice. */
  fate: 'notSent' | 'mayHaveArrived' | 'withheld'
  /** The same press would be withheld; the visitor has to ask for it to be sent again. */
  asksFirst: boolean
}

/** Why an application did not go through, and what that means for it. */
export const sendFailures = {
  /** The service answered no. */
  refused: { fate: 'notSent', asksFirst: false },
  /** The device has no connection. */
  offline: { fate: 'notSent', asksFirst: false },
  /** The page could not load its e-mail client. */
  unavailable: { fate: 'notSent', asksFirst: false },
  /** The site was built without the service's identifiers. */
  unconfigured: { fate: 'notSent', asksFirst: false },
  /** The connection broke after the application had left. */
  noAnswer: { fate: 'mayHaveArrived', asksFirst: true },
  /** No answer within `sendTimeout`. */
  timedOut: { fate: 'mayHaveArrived', asksFirst: true },
  /** An answer that is neither yes nor no. */
  unclear: { fate: 'mayHaveArrived', asksFirst: true },
  /** This browser has sent it. */
  alreadySent: { fate: 'withheld', asksFirst: true },
  /** This browser has sent it and received no answer. */
  triedBefore: { fate: 'withheld', asksFirst: true },
  /** Another tab is sending right now. */
  underWay: { fate: 'withheld', asksFirst: false },
} as const satisfies Record<string, FailureRules>

export type SendFailure = keyof typeof sendFailures
