import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Button } from '../../components/Button'
import { DocumentField, type DocumentFieldProps } from '../../components/DocumentField'
import { FieldHint } from '../../components/FieldShell'
import { TextField, type TextFieldProps } from '../../components/TextField'
import { fill } from '../../content/fill'
import type { FormDocuments, RegistrationTexts } from '../../content/generated/types'
import { columnsOf } from '../../theme/styles'
import { fieldRoom, minColumn } from '../../theme/tokens'
import type { DocumentUploads } from '../documents/useDocumentUploads'
import {
  asTyped,
  cleanFileName,
  documentNames,
  type FormProblems,
  type RegistrationDraft,
  type TextFieldRules,
  type TextName,
  textFields,
  textNames,
} from '../rules/fields'
import { documentType } from '../rules/limits'
import { mailtoLink } from './applicationText'
import { leaveMessage } from './domHooks'
import type { FormContact } from './formTexts'
import { type FormProblem, gstNoteOf, messageOf, problemAsTyped } from './messages'

/** What all fields are rendered from. */
export interface ShownForm {
  texts: RegistrationTexts
  draft: RegistrationDraft
  problems: FormProblems
  /** The e-mail address that was probably meant, if another one is in the field. */
  likelyEmail: string | undefined
  /** False in the static HTML, true once the page is hydrated; until then a click does nothing. */
  isReady: boolean
  /** From the press of Submit to the answer. */
  isReadOnly: boolean
}

/** What belongs to a kind of field besides its rule (rules/validation.ts): its keyboard and its note. */
const kinds: Record<TextFieldRules['kind'], Partial<TextFieldProps>> = {
  line: { autoCapitalize: 'words' },
  lines: { rows: 3, autoCapitalize: 'words', enterKeyHint: 'enter' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel' },
  gstNumber: { upperCase: true, spellCheck: false },
}

/** Returns everything that a text field of the form is given. */
function fieldProps(
  name: TextName,
  form: ShownForm,
  onChange: TextFieldsProps['onChange'],
): TextFieldProps {
  const { texts, draft, problems, isReadOnly } = form
  const { kind, autoComplete } = textFields[name]
  const { label, hint } = texts.fields[name]
  const problem = problems[name] ?? problemAsTyped(name, draft[name])
  return {
    ...kinds[kind],
    id: name,
    name,
    label,
    hint,
    autoComplete,
    error: problem && messageOf(name, problem, texts),
    note: noteOf(name, form, onChange),
    value: draft[name],
    required: true,
    readOnly: isReadOnly,
    onChange: ({ target }) => onChange(name, asTyped(name, target.value)),
  }
}

/** Returns what is said below a field; `undefined` if nothing ever is. */
function noteOf(name: TextName, form: ShownForm, onChange: TextFieldsProps['onChange']) {
  const { texts, draft, likelyEmail } = form
  const { kind } = textFields[name]
  if (kind === 'gstNumber') return gstNoteOf(draft[name], texts)
  if (kind !== 'email') return undefined
  if (!likelyEmail) return ''
  return (
    <>
      <span>{fill(texts.emailQuestion, { email: likelyEmail })}</span>{' '}
      <Button
        kind="quiet"
        onClick={() =>
          leaveMessage(() => onChange(name, likelyEmail), document.getElementById(name))
        }
      >
        {texts.emailUse}
      </Button>
    </>
  )
}

/** Two of them share a row where the form is wide enough; any other field has a row of its own. */
const shortFields: ReadonlySet<TextName> = new Set(['company_name', 'your_name', 'email', 'phone'])

const fieldGap = 3.5

const grid = {
  display: 'grid',
  gridTemplateColumns: columnsOf(`max(${minColumn.field}, 40%)`),
  columnGap: 3,
  marginBottom: -fieldGap,
  // What is above an input scrolls into view with it, also in a window that is low.
  '& input': { scrollMarginTop: fieldRoom.line },
  '& textarea': { scrollMarginTop: fieldRoom.lines },
}

/** Neighbours share four rows, for label, hint, error and input, so that these are aligned. */
const sharedRows = { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' }

const cell = {
  ...sharedRows,
  marginBottom: fieldGap,
  '& > *': { ...sharedRows, alignItems: 'start' },
  '& > * > :last-child': { gridRowEnd: -1 },
}

/** Has no neighbour to be aligned with. A box is as wide as what is meant to be in it. */
const wideCell = {
  marginBottom: fieldGap,
  gridColumn: '1 / -1',
  '& .MuiInputBase-root:has(#gst_number)': { maxWidth: '24ch' },
}

export interface TextFieldsProps {
  form: ShownForm
  /** Called with each text that is typed. */
  onChange: (name: TextName, text: string) => void
}

/** The text fields, in the order of the application. */
export function TextFields({ form, onChange }: TextFieldsProps) {
  return (
    <Box sx={grid}>
      {textNames.map((name) => (
        <Box key={name} sx={shortFields.has(name) ? cell : wideCell}>
          <TextField {...fieldProps(name, form, onChange)} />
        </Box>
      ))}
    </Box>
  )
}

export interface DocumentFieldsProps extends Pick<DocumentFieldProps, 'onIntent'> {
  form: ShownForm
  contact: FormContact
  uploads: DocumentUploads
}

/** The documents, and what to do where no file can be chosen. */
export function DocumentFields({ form, contact, uploads, onIntent }: DocumentFieldsProps) {
  const { texts, draft, problems, isReady, isReadOnly } = form
  const { documents, failure } = texts
  const mail = mailtoLink(draft, texts, contact)
  const pictureTexts: DocumentFieldProps['pictureTexts'] = {
    ...documents.actions,
    picture: (index, file) => fill(documents.picture, { index, name: cleanFileName(file) }),
  }
  return (
    <Box
      role="group"
      aria-labelledby="documents"
      aria-describedby="documents-hint"
      sx={{ display: 'grid', gap: 3, paddingTop: 1 }}
    >
      <div>
        <Typography variant="h3" id="documents" sx={{ mb: 0.5 }}>
          {documents.heading}
        </Typography>
        <FieldHint id="documents-hint">{documents.hint}</FieldHint>
      </div>
      {documentNames.map((name) => {
        const { progress, choose, choosePictures, arrangePictures, act } = uploads[name]
        const problem = problemBeside(problems[name], progress.status)
        return (
          <DocumentField
            key={name}
            id={name}
            label={documents[name].label}
            buttons={{ ...documents.actions, ...documents[name] }}
            pictureTexts={pictureTexts}
            note={name === lastDocument ? sameFileNote(draft, documents) : undefined}
            accept={`${documentType},.pdf`}
            error={problem && messageOf(name, problem, texts)}
            disabled={!isReady || isReadOnly}
            document={draft[name]}
            progress={progress}
            otherWay={<a href={mail}>{failure.mail}</a>}
            onChoose={(files) => void choose(...files)}
            onPictures={(pictures) => void choosePictures(...pictures)}
            onArrange={(pictures) => void arrangePictures(pictures)}
            onAction={(action) => void act[action](draft[name])}
            onIntent={onIntent}
          />
        )
      })}
      <FieldHint>
        <span>{documents.noPicker}</span>{' '}
        <Box component="a" href={mail} sx={{ display: 'inline-block' }}>
          {documents.noPickerMail}
        </Box>
      </FieldHint>
    </Box>
  )
}

const lastDocument = documentNames[documentNames.length - 1]

/** Says that one file was uploaded as both documents, as far as their names and sizes tell; empty otherwise. */
function sameFileNote(draft: RegistrationDraft, { sameFile }: FormDocuments): string {
  const files = new Set(documentNames.map((name) => `${draft[name]?.name}/${draft[name]?.size}`))
  return files.size === 1 && documentNames.every((name) => draft[name]) ? sameFile : ''
}

/** A file that was chosen since the last submit has its own message. */
const problemBeside = (problem: FormProblem | undefined, status: string) =>
  status === 'idle' || problem === 'inProgress' || problem === 'unopened' ? problem : undefined
