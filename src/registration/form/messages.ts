import { fill } from '../../content/fill'
import type { RegistrationTexts } from '../../content/generated/types'
import {
  type DocumentProblem,
  documentNames,
  type FieldName,
  type FormProblems,
  type Problem,
  type TextName,
  textFields,
  textNames,
} from '../rules/fields'
import { readGstNumber } from '../rules/gstNumber'

export type FormProblem = Problem | DocumentProblem

/**
 * Returns the messages of the problems, in the order of the fields. Both documents share one; it
 * belongs to the first that is missing.
 */
export function messagesOf(found: FormProblems, texts: RegistrationTexts) {
  const items = [...textNames, ...documentNames].flatMap((fieldId) => {
    const problem = found[fieldId]
    return problem ? [{ fieldId, message: messageOf(fieldId, problem, texts) }] : []
  })
  return items.filter((item) => item === items.find(({ message }) => message === item.message))
}

const isText = (field: FieldName): field is TextName => field in textFields

export function messageOf(
  field: FieldName,
  problem: FormProblem,
  { fields, documents, tooLong }: RegistrationTexts,
): string {
  if (!isText(field)) {
    const key = problem === 'invalid' || problem === 'tooLong' ? 'missing' : problem
    return fill(documents[key], { label: documents[field].label })
  }
  const { label, missing, invalid } = fields[field]
  if (problem === 'tooLong') return fill(tooLong, { label, max: textFields[field].maxLength })
  return problem === 'invalid' ? (invalid ?? missing) : missing
}

/** Returns what a GST number says; an empty text until it is complete. */
export function gstNoteOf(value: string, texts: RegistrationTexts): string {
  const parts = readGstNumber(value)
  return parts ? fill(parts.state ? texts.gstReadBack : texts.gstNotState, parts) : ''
}

/** Reports a text that is too long at once, not after a submit. */
export const problemAsTyped = (field: TextName, value: string): FormProblem | undefined =>
  value.trim().length > textFields[field].maxLength ? 'tooLong' : undefined
