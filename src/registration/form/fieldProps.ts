import type { DocumentFieldProps } from '../../components/DocumentField'
import type { TextFieldProps } from '../../components/TextField'
import type { RegistrationTexts } from '../../content/generated/types'
import {
  asTyped,
  type DocumentName,
  type RegistrationDraft,
  type TextFieldRules,
  type TextName,
  textFields,
} from '../rules/fields'
import { documentType } from '../rules/limits'
import {
  type FormProblem,
  type FormProblems,
  gstNoteOf,
  messageOf,
  problemAsTyped,
} from './messages'
import type { DocumentUpload } from './useDocumentUpload'

/** What the props of every field are made from. */
export interface ShownForm {
  texts: RegistrationTexts
  draft: RegistrationDraft
  problems: FormProblems
  /** False until the page is hydrated. */
  isReady: boolean
  /** From the press of Submit to the answer. */
  isReadOnly: boolean
}

/** What an on-screen keyboard offers, by the kind of the field. */
const keyboards: Record<TextFieldRules['kind'], Partial<TextFieldProps>> = {
  line: { autoCapitalize: 'words', enterKeyHint: 'next' },
  lines: { rows: 3, autoCapitalize: 'words', enterKeyHint: 'enter' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', enterKeyHint: 'next' },
  phone: { type: 'tel', inputMode: 'tel', enterKeyHint: 'next' },
  gstNumber: { upperCase: true, spellCheck: false, enterKeyHint: 'next' },
}

/** @param setText called with each text that is typed */
export function textFieldProps(
  name: TextName,
  { texts, draft, problems, isReadOnly }: ShownForm,
  setText: (text: string) => void,
): TextFieldProps {
  const { kind, autoComplete } = textFields[name]
  const value = draft[name]
  const problem = problems[name] ?? problemAsTyped(name, value)
  return {
    ...keyboards[kind],
    autoComplete,
    id: name,
    name,
    label: texts.fields[name].label,
    hint: texts.fields[name].hint,
    error: problem && messageOf(name, problem, texts),
    note: kind === 'gstNumber' ? gstNoteOf(value, texts) : undefined,
    value,
    required: true,
    readOnly: isReadOnly,
    onChange: ({ target }) => setText(asTyped(name, target.value)),
  }
}

/** The props of a document's field, without those that depend on the page. */
export type DocumentProps = Omit<DocumentFieldProps, 'otherWay' | 'onIntent' | 'onPicturesIntent'>

type ShownUpload = Pick<DocumentUpload, 'progress' | 'choose' | 'choosePictures' | 'act'>

export function documentFieldProps(
  name: DocumentName,
  { texts, draft, problems, isReady, isReadOnly }: ShownForm,
  { progress, choose, choosePictures, act }: ShownUpload,
): DocumentProps {
  const { documents } = texts
  const problem = problemBeside(problems[name], progress.status)
  return {
    id: name,
    label: documents[name].label,
    buttons: { ...documents.actions, ...documents[name] },
    accept: documentType,
    error: problem && messageOf(name, problem, texts),
    disabled: !isReady || isReadOnly,
    document: draft[name],
    progress,
    onChoose: (files) => void choose(...files),
    onPictures: (pictures) => void choosePictures(...pictures),
    onAction: (action) => act[action](),
  }
}

/** A file that was chosen since the last submit has its own message. */
const problemBeside = (problem: FormProblem | undefined, status: string) =>
  status === 'idle' || problem === 'inProgress' || problem === 'unopened' ? problem : undefined
