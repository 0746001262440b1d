import { useMemo } from 'react'
import type { ContactContent, SiteContent } from '../content/generated/types'
import { ContactScreen } from '../screens/ContactScreen'
import { NoticeScreen } from '../screens/NoticeScreen'
import { ThemeScope } from '../theme/ThemeScope'
import { FailureBoundary } from './FailureBoundary'
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
