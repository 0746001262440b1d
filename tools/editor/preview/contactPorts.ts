import type { RegistrationFormProps } from '../../../src/registration/form/RegistrationForm'
import {
  type DocumentName,
  eachDocument,
  type RegistrationDraft,
} from '../../../src/registration/rules/fields'
import type { Stored } from '../../../src/registration/rules/ports'
import * as rules from '../../../src/registration/rules/validation'
import { documentIds, validTexts } from '../../../stories/support/validTexts'

export const file = { name: 'certificate.pdf' }

const uploaded = (field: DocumentName) => ({
  ...file,
  id: documentIds[field],
  url: `https://cdn.example.com/${documentIds[field]}/`,
  size: 182_000,
  mimeType: 'application/pdf',
})

export const filledIn: RegistrationDraft = { ...validTexts, ...eachDocument(uploaded) }

/** The services of the page as it opens: everything succeeds, and nothing leaves the browser. */
export const contactPorts: Omit<RegistrationFormProps, 'texts' | 'contact'> = {
  loadRules: async () => rules,
  sendApplication: async () => ({ ok: true }),
  uploadDocument: async ({ field }) => ({ ok: true, document: uploaded(field) }),
  findDocument: async () => 'there',
  draftStorage: inMemory(),
  isAutomated: () => false,
}

/** The page alone keeps its draft. */
function inMemory(): RegistrationFormProps['draftStorage'] {
  let stored: Stored = { kind: 'nothing' }
  const store = (next: Stored) => {
    stored = next
    return next
  }
  return {
    load: () => stored,
    loadOrExpire: () => stored,
    save: (draft) => store({ kind: 'draft', draft, at: Date.now() }),
    end: (how, reference) => store({ kind: 'ended', how, at: Date.now(), reference }),
    subscribe: () => () => undefined,
  }
}
