import { Component, type ReactNode, useMemo } from 'react'
import type { Notice, RegistrationTexts } from '../content/generated/types'
import { FormFailure } from '../registration/form/FormFailure'
import type { FormContact } from '../registration/form/messages'
import { RegistrationForm } from '../registration/form/RegistrationForm'
import { ThemeScope } from '../theme/ThemeScope'
import {
  draftStorage,
  findDocument,
  loadPictures,
  loadRules,
  prepareUpload,
  sendApplication,
  uploadDocumentWith,
} from './providers'

export interface ContactIslandProps {
  texts: RegistrationTexts
  /** Shown if the form cannot be rendered. */
  failure: Notice
  contact: FormContact
}

/** Renders the registration form with the real providers. */
export function ContactIsland({ texts, failure, contact }: ContactIslandProps) {
  const { documents } = texts
  const uploadDocument = useMemo(() => uploadDocumentWith(documents), [documents])
  return (
    <ThemeScope>
      <FailureBoundary fallback={<FormFailure {...failure} />}>
        <RegistrationForm
          texts={texts}
          contact={contact}
          loadRules={loadRules}
          loadPictures={loadPictures}
          sendApplication={sendApplication}
          uploadDocument={uploadDocument}
          prepareUpload={prepareUpload}
          findDocument={findDocument}
          draftStorage={draftStorage}
        />
      </FailureBoundary>
    </ThemeScope>
  )
}

interface FailureBoundaryProps {
  /** Shown instead when rendering throws. */
  fallback: ReactNode
  children: ReactNode
}

/** Catches rendering errors (docs/specification.md, section 8: router failure). */
class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
