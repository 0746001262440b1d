import { useMemo } from 'react'
import type { Notice, RegistrationTexts } from '../content/generated/types'
import { FailureBoundary } from '../registration/form/FailureBoundary'
import { FormFailure } from '../registration/form/FormFailure'
import type { FormContact } from '../registration/form/formTexts'
import { RegistrationForm } from '../registration/form/RegistrationForm'
import { ThemeScope } from '../theme/ThemeScope'
import { ports, prepareUpload, uploadDocumentWith } from './providers'

export interface ContactIslandProps {
  texts: RegistrationTexts
  /** Shown if the form cannot be rendered. */
  failure: Notice
  contact: FormContact
  /** See `RegistrationFormOptions`. */
  staticForm?: HTMLFormElement | null
}

/** Renders the registration form with the real providers (docs/specification.md, section 8: router failure). */
export function ContactIsland({ failure, ...form }: ContactIslandProps) {
  const { documents } = form.texts
  const uploadDocument = useMemo(() => uploadDocumentWith(documents), [documents])
  return (
    <ThemeScope>
      <FailureBoundary fallback={<FormFailure {...failure} />}>
        <RegistrationForm
          {...ports}
          {...form}
          uploadDocument={uploadDocument}
          prepareUpload={prepareUpload}
        />
      </FailureBoundary>
    </ThemeScope>
  )
}
