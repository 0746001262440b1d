import { Component, type ReactNode, useMemo } from 'react'
import type { ContactContent, SiteContent } from '../content/generated/types'
import { ContactScreen } from '../screens/ContactScreen'
import { NoticeScreen } from '../screens/NoticeScreen'
import { ThemeScope } from '../theme/ThemeScope'
import {
  draftStorage,
  findDocument,
  loadRules,
  prepareUpload,
  receiptStorage,
  sendApplication,
  uploadDocumentWith,
} from './providers'

export interface ContactIslandProps {
  content: Omit<ContactContent, 'seo'>
  site: Pick<SiteContent, 'contact' | 'failure'>
}

/** The registration page between header and footer, with the real providers. */
export function ContactIsland({ content, site: { contact, failure } }: ContactIslandProps) {
  const texts = content.form.documents
  const uploadDocument = useMemo(() => uploadDocumentWith(texts), [texts])
  return (
    <ThemeScope>
      <FailureBoundary fallback={<NoticeScreen {...failure} contact={contact} />}>
        <ContactScreen
          {...content}
          contact={contact}
          loadRules={loadRules}
          sendApplication={sendApplication}
          uploadDocument={uploadDocument}
          prepareUpload={prepareUpload}
          findDocument={findDocument}
          draftStorage={draftStorage}
          receiptStorage={receiptStorage}
        />
      </FailureBoundary>
    </ThemeScope>
  )
}

interface FailureBoundaryProps {
  /** What the visitor sees instead when rendering the page throws. */
  fallback: ReactNode
  children: ReactNode
}

/** Catches errors of rendering a page (docs/specification.md, section 8: router failure). */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
