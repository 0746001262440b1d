export interface FailureRules {
  /** `withheld`: not sent, because it could have arrived twice. */
  fate: 'notSent' | 'mayHaveArrived' | 'withheld'
  /**
   * What the visitor can do here. `sendAgain`: the same application would be withheld again unless
   * the visitor asks to send it anyway.
   */
  next: 'tryAgain' | 'sendAgain' | 'reload'
}

/** Why sending failed, and what that means for the application. */
export const sendFailures = {
  /** The service refused the application. */
  refused: { fate: 'notSent', next: 'tryAgain' },
  /** The device had no connection, so nothing was sent. */
  offline: { fate: 'notSent', next: 'tryAgain' },
  /** The page could not load its rules or its e-mail client. */
  unavailable: { fate: 'notSent', next: 'tryAgain' },
  /** The same, because there was a release since the page was opened. */
  renewed: { fate: 'notSent', next: 'reload' },
  /** The site was built without the service's identifiers. */
  unconfigured: { fate: 'notSent', next: 'tryAgain' },
  /**
   * No answer, and something on the device or in its network blocks the service by now. That may
   * have begun after the application had left.
   */
  blocked: { fate: 'mayHaveArrived', next: 'sendAgain' },
  /** The connection was lost after the application had been sent. */
  noAnswer: { fate: 'mayHaveArrived', next: 'sendAgain' },
  /** No answer within `waitLimit`. */
  timedOut: { fate: 'mayHaveArrived', next: 'sendAgain' },
  /** An answer that neither accepts nor refuses. */
  unclear: { fate: 'mayHaveArrived', next: 'sendAgain' },
  /** This browser has already sent it. */
  alreadySent: { fate: 'withheld', next: 'sendAgain' },
  /** This browser has sent it and received no answer. */
  triedBefore: { fate: 'withheld', next: 'sendAgain' },
  /** Another tab is sending right now. */
  underWay: { fate: 'withheld', next: 'tryAgain' },
} as const satisfies Record<string, FailureRules>

export type SendFailure = keyof typeof sendFailures
