import { fill } from '../../content/fill'
import type { RegistrationTexts } from '../../content/generated/types'
import {
  type DocumentName,
  documentNames,
  type FieldName,
  type Problem,
  type TextName,
  textFields,
  textNames,
} from '../../registration/fields'

/** The problems that the rules find, and those that only the form or the upload service knows of. */
export type FormProblem = Problem | 'inProgress' | 'gone'

export type FormProblems = Partial<Record<FieldName, FormProblem>>

export interface FieldProblem {
  field: FieldName
  message: string
}

/** The problems with their messages, in the order of the fields. */
export function withMessages(found: FormProblems, texts: RegistrationTexts): FieldProblem[] {
  return [...textNames, ...documentNames].flatMap((field) => {
    const problem = found[field]
    return problem ? [{ field, message: messageOf(field, problem, texts) }] : []
  })
}

/** A text that is too long is reported at once, not after a submit. */
export const problemAsTyped = (field: TextName, value: string): FormProblem | undefined =>
  value.trim().length > textFields[field].maxLength ? 'tooLong' : undefined

export const messageOf = (
  field: FieldName,
  problem: FormProblem,
  texts: RegistrationTexts,
): string =>
  isText(field) ? textMessages(field, texts)[problem] : documentMessage(field, problem, texts)

export const labelOf = (field: FieldName, { fields, documents }: RegistrationTexts): string =>
  isText(field) ? fields[field].label : documents[field].label

const isText = (field: FieldName): field is TextName => field in textFields

function textMessages(field: TextName, texts: RegistrationTexts): Record<FormProblem, string> {
  const { label, missing, invalid } = texts.fields[field]
  const { maxLength } = textFields[field]
  return {
    missing,
    invalid: invalid ?? missing,
    tooLong: fill(texts.tooLong, { label, max: maxLength }),
    inProgress: missing,
    gone: missing,
  }
}

function documentMessage(
  field: DocumentName,
  problem: FormProblem,
  { documents }: RegistrationTexts,
): string {
  return fill(documents[documentMessages[problem]], { label: documents[field].label })
}

const documentMessages = {
  missing: 'missing',
  invalid: 'missing',
  tooLong: 'missing',
  inProgress: 'inProgress',
  gone: 'gone',
} as const satisfies Record<FormProblem, string>
