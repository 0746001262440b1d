type Fate = 'notSent' | 'mayHaveArrived' | 'withheld'

/**
 * Why sending failed, and what that means for the application.
 *
 * `fate`: whether it was sent; `withheld` was not, because it could have arrived twice.
 * `recovery`: what the visitor can do. With `sendAgain` the same application would be withheld again
 * unless the visitor asks to send it anyway.
 */
export const sendFailures = {
  /** The service refused the application, with an HTTP status such as 400, 429 or 503. */
  refused: { fate: 'notSent', recovery: 'tryAgain' },
  /** The device had no connection, so nothing was sent. */
  offline: { fate: 'notSent', recovery: 'tryAgain' },
  /** The page could not load its rules or its e-mail client; perhaps there was a release. */
  unavailable: { fate: 'notSent', recovery: 'tryAgain' },
  /** The site was built without the service's identifiers. */
  unconfigured: { fate: 'notSent', recovery: 'tryAgain' },
  /**
   * No answer, and something on the device or in its network blocks the service by now. That may
   * have begun after the application had left.
   */
  blocked: { fate: 'mayHaveArrived', recovery: 'sendAgain' },
  /** The connection was lost after the application had been sent. */
  noAnswer: { fate: 'mayHaveArrived', recovery: 'sendAgain' },
  /** No answer within `timeoutMs`. */
  timedOut: { fate: 'mayHaveArrived', recovery: 'sendAgain' },
  /** An answer that neither accepts nor refuses, such as a gateway's 504. */
  unclear: { fate: 'mayHaveArrived', recovery: 'sendAgain' },
  /** This browser has already sent it. */
  alreadySent: { fate: 'withheld', recovery: 'sendAgain' },
  /** This browser has sent it and received no answer. */
  triedBefore: { fate: 'withheld', recovery: 'sendAgain' },
  /** Another tab is sending right now. */
  underWay: { fate: 'withheld', recovery: 'tryAgain' },
} as const satisfies Record<string, { fate: Fate; recovery: 'tryAgain' | 'sendAgain' }>

export type SendFailure = keyof typeof sendFailures
