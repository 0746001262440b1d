import type { RefObject } from 'react'
import type { RegistrationTexts } from '../../content/generated/types'
import type { RegistrationPorts } from '../rules/ports'
import type { Signals } from './botCheck'

/** What a page passes to the form. */
export interface RegistrationSetup extends RegistrationPorts {
  texts: RegistrationTexts
  /** The form of the page's HTML: what it has is taken over, also if React has to render another. */
  staticForm?: HTMLFormElement | null
  /** Whether the signals are those of a bot; the visitor is then asked for one more press. */
  isAutomated?: (signals: Signals) => boolean
}

export interface RegistrationFormOptions extends RegistrationSetup {
  form: RefObject<HTMLFormElement | null>
}
