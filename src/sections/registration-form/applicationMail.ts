import { fill } from '../../content/fill'
import type { CompanyContact, RegistrationTexts } from '../../content/generated/types'
import { documentNames, type RegistrationDraft, textNames } from '../../registration/fields'
import { mailtoLink } from '../../registration/mailto'

/** A link that opens the visitor's own mail program with the application, to send it that way. */
export function applicationMail(
  draft: RegistrationDraft,
  { fields, documents, failure }: RegistrationTexts,
  { email }: CompanyContact,
): string {
  const texts = textNames.map((field) => `${fields[field].label}: ${draft[field]}`)
  const files = documentNames.map(
    (field) => `${documents[field].label}: ${draft[field]?.url ?? failure.attach}`,
  )
  const subject = fill(failure.mailSubject, { company: draft.company_name })
  return mailtoLink({ to: email, subject, lines: [...texts, ...files] })
}
