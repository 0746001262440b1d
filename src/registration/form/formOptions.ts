import type { RefObject } from 'react'
import type { RegistrationTexts } from '../../content/generated/types'
import type { RegistrationPorts } from '../rules/ports'

/** What a page passes to the form. */
export interface RegistrationSetup extends RegistrationPorts {
  texts: RegistrationTexts
  /** The form of the page's HTML: what it has is taken over, also if React has to render another. */
  staticForm?: HTMLFormElement | null
}

export interface RegistrationFormOptions extends RegistrationSetup {
  form: RefObject<HTMLFormElement | null>
}
