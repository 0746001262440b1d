import { mixed, object, string, ValidationError } from 'yup'
import { inLines, onOneLine } from './clean'
import { asCode, asGstNumber, asPhone } from './codes'
import { likelyEmail } from './emailQuestion'
import {
  eachDocument,
  eachText,
  type FieldName,
  fieldNames,
  type Problem,
  type RegistrationDraft,
  type TextFieldRules,
  type TextName,
  textFields,
  type UploadedDocument,
} from './fields'
import { gstNumberPattern } from './gstNumber'
import { documentType, maxDocumentBytes } from './limits'
import { isPhoneNumber } from './phone'

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`

/**
 * What browsers take as an e-mail address (HTML, `type=email`), but with a dot in its host, and in the
 * letters of any script (RFC 6531): not every browser makes ASCII of them.
 */
const emailPattern = new RegExp(
  `^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`,
  'u',
)

interface TextRule {
  clean: (text: string) => string
  isValid?: (text: string) => boolean
}

/** The rule for each kind of text: first it is cleaned, then it is checked. */
const textRules: Record<TextFieldRules['kind'], TextRule> = {
  line: { clean: onOneLine },
  lines: { clean: inLines },
  // Only a reply proves more (OWASP Input Validation).
  email: {
    clean: (text) => asCode(onOneLine(text)),
    isValid: (text) => emailPattern.test(text),
  },
  phone: { clean: (text) => asPhone(onOneLine(text)), isValid: isPhoneNumber },
  gstNumber: {
    clean: (text) => asGstNumber(onOneLine(text)),
    isValid: (text) => gstNumberPattern.test(text),
  },
}

function textRule(field: TextName) {
  const { kind, maxLength } = textFields[field]
  const { clean, isValid } = textRules[kind]
  const rule = string()
    .transform((value: string) => clean(value).trim())
    .required('missing' satisfies Problem)
    .max(maxLength, 'tooLong' satisfies Problem)
  return isValid
    ? rule.test({ message: 'invalid' satisfies Problem, skipAbsent: true, test: isValid })
    : rule
}

/**
 * Whether the document that the upload service reports is a PDF of an allowed size, at a web address
 * of its own, which contains its identifier.
 */
export const isAcceptable = ({ id, url, size, mimeType }: UploadedDocument): boolean =>
  mimeType === documentType &&
  size > 0 &&
  size <= maxDocumentBytes &&
  /^[\w-]{8,}$/.test(id) &&
  /^https?:\/\/\S{1,400}$/.test(url) &&
  url.includes(id)

/** What the upload service has reported is checked again before use. */
const document = mixed<UploadedDocument>()
  .required('missing' satisfies Problem)
  .test({ message: 'missing' satisfies Problem, test: isAcceptable })

const rules = { ...eachText(textRule), ...eachDocument(() => document) }

/** All rules of a registration; they are defined nowhere else. */
export const registrationSchema = object(rules)

/** Returns a draft as it would be sent, whether it may be sent or not. */
export const cleaned = (draft: RegistrationDraft): RegistrationDraft =>
  registrationSchema.cast(draft, { assert: false }) as RegistrationDraft

/** Returns what is wrong with the value of a field; `undefined` if it may be sent. */
export function problemOf<Name extends FieldName>(
  field: Name,
  value: RegistrationDraft[Name],
): Problem | undefined {
  try {
    rules[field].validateSync(value)
    return undefined
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.message as Problem
  }
}

/** Returns the problems of a draft, by field; empty if it may be sent. */
export function problemsOf(draft: RegistrationDraft): Partial<Record<FieldName, Problem>> {
  const problems = fieldNames.map((field) => [field, problemOf(field, draft[field])] as const)
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
}

/** Returns the e-mail address that was probably meant; `undefined` if what was typed looks right, or is none. */
export function likelyEmailOf(typed: string): string | undefined {
  const address = textRules.email.clean(typed).trim()
  return emailPattern.test(address) ? likelyEmail(address) : undefined
}
