import type { Hydrated } from '@partner-site/gatsby-plugin-islands'
import { useMemo } from 'react'
import type { Notice, RegistrationTexts } from '../content/generated/types'
import { FailureBoundary } from '../registration/form/FailureBoundary'
import { FormFailure } from '../registration/form/FormFailure'
import type { FormContact } from '../registration/form/formTexts'
import { RegistrationForm } from '../registration/form/RegistrationForm'
import { ThemeScope } from '../theme/ThemeScope'
import { ports, prepareUpload, uploadDocumentWith } from './providers'

export interface ContactIslandProps extends Hydrated {
  texts: RegistrationTexts
  /** Shown if the form cannot be rendered. */
  failure: Notice
  contact: FormContact
}

/** Renders the registration form with the real providers (docs/specification.md, section 8: router failure). */
export default function ContactIsland({ failure, staticElement, ...form }: ContactIslandProps) {
  const { documents } = form.texts
  const uploadDocument = useMemo(() => uploadDocumentWith(documents), [documents])
  return (
    <ThemeScope>
      <FailureBoundary fallback={<FormFailure {...failure} />}>
        <RegistrationForm
          {...ports}
          {...form}
          staticForm={staticElement?.querySelector('form')}
          uploadDocument={uploadDocument}
          prepareUpload={prepareUpload}
        />
      </FailureBoundary>
    </ThemeScope>
  )
}
