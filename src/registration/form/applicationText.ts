import { fill } from '../../content/fill'
import type { RegistrationTexts } from '../../content/generated/types'
import {
  documentNames,
  type RegistrationDraft,
  textNames,
  type UploadedDocument,
} from '../rules/fields'
import type { FormContact } from './formTexts'

/** Returns a text for the end of an address; `encodeURIComponent` throws on a lone surrogate. */
export const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'))

/** Returns a draft with the labels of its fields, in their order; `shown`: what is said of a document. */
export const rowsOf = (
  draft: RegistrationDraft,
  { fields, documents }: RegistrationTexts,
  shown: (document: UploadedDocument | null) => string,
) => [
  ...textNames.map((field) => ({ label: fields[field].label, value: draft[field] })),
  ...documentNames.map((field) => ({ label: documents[field].label, value: shown(draft[field]) })),
]

/** Returns rows as plain text. */
export const linesOf = (rows: ReturnType<typeof rowsOf>): string =>
  rows.map(({ label, value }) => `${label}: ${value}`).join('\n')

/** A document that is not uploaded is to be attached. */
const rowsToSend = (draft: RegistrationDraft, texts: RegistrationTexts) =>
  rowsOf(draft, texts, (document) => document?.url ?? texts.failure.attach)

/** Returns an application that is not sent, as plain text. */
export const applicationText = (draft: RegistrationDraft, texts: RegistrationTexts): string =>
  linesOf(rowsToSend(draft, texts))

/** In characters: on Windows, Chromium does not open a longer one, and says nothing. */
const maxMailLink = 2048

/**
 * Returns a link that opens the visitor's own mail program with the application (RFC 6068). If it would be
 * too long, for example in Devanagari, the longest texts are `…`, for the visitor to add.
 */
export function mailtoLink(
  draft: RegistrationDraft,
  texts: RegistrationTexts,
  { email }: FormContact,
): string {
  const rows = rowsToSend(draft, texts).map(({ label, value }) => ({
    label: encode(`${label}: `),
    // What cannot fit is not encoded at each key.
    value: value.length > maxMailLink ? ellipsis : encode(value),
  }))
  const company = draft.company_name.length > maxMailLink ? '…' : draft.company_name
  const subject = encode(fill(texts.failure.mailSubject, { company }).replace(/[\r\n]+/g, ' '))
  const link = () =>
    `mailto:${email}?subject=${subject}&body=${rows.map(({ label, value }) => label + value).join('%0D%0A')}`
  for (const row of [...rows].sort((one, other) => other.value.length - one.value.length)) {
    if (link().length > maxMailLink) row.value = ellipsis
  }
  return link()
}

const ellipsis = encode('…')
