import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { createContext, memo, useContext } from 'react'
import { Button } from '../../components/Button'
import { DocumentField, type DocumentFieldProps } from '../../components/DocumentField'
import { FieldHint } from '../../components/FieldShell'
import { TextField, type TextFieldProps } from '../../components/TextField'
import { fill } from '../../content/fill'
import type { FormDocuments, RegistrationTexts } from '../../content/generated/types'
import { aloneLink, columnsOf } from '../../theme/styles'
import { fieldRoom, minColumn } from '../../theme/tokens'
import { fillNamed, progressOf } from '../documents/documentState'
import { type DocumentUploads, useUploadState } from '../documents/useDocumentUploads'
import {
  asTyped,
  type DocumentName,
  documentNames,
  emptyDraft,
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

/** What belongs to a kind of field besides its rule (rules/validation.ts): its keyboard and its note. */
const kinds: Record<TextFieldRules['kind'], Partial<TextFieldProps>> = {
  line: { autoCapitalize: 'words' },
  lines: { rows: 3, autoCapitalize: 'words', enterKeyHint: 'enter' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel' },
  gstNumber: { upperCase: true },
}

interface FormTextFieldProps {
  name: TextName
  value: string
  texts: RegistrationTexts
  problem: FormProblem | undefined
  /** The e-mail address that was probably meant. */
  likelyEmail: string | undefined
  isReadOnly: boolean
  /** Called with each text that is typed. */
  onChange: (changes: Partial<RegistrationDraft>) => void
}

/** One text field. It is rendered again only when something of it changes, and so not at a key in another. */
const FormTextField = memo(function FormTextField(props: FormTextFieldProps) {
  const { name, value, texts, problem, isReadOnly, onChange } = props
  const { kind, autoComplete } = textFields[name]
  const { label, hint } = texts.fields[name]
  const shown = problem ?? problemAsTyped(name, value)
  return (
    <TextField
      {...kinds[kind]}
      id={name}
      name={name}
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      // Names and addresses are in no dictionary.
      spellCheck={false}
      error={shown && messageOf(name, shown, texts)}
      note={noteOf(props)}
      value={value}
      required
      readOnly={isReadOnly}
      onChange={({ target }) => onChange({ [name]: asTyped(name, target.value) })}
    />
  )
})

/** Returns what is said below a field; `undefined` if nothing ever is. */
function noteOf({ name, value, texts, likelyEmail, onChange }: FormTextFieldProps) {
  const { kind } = textFields[name]
  if (kind === 'gstNumber') return gstNoteOf(value, texts)
  if (kind !== 'email') return undefined
  if (!likelyEmail) return ''
  return (
    <>
      <span>{fill(texts.emailQuestion, { email: likelyEmail })}</span>{' '}
      <Button
        kind="quiet"
        onClick={() =>
          leaveMessage(() => onChange({ [name]: likelyEmail }), document.getElementById(name))
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

export interface TextFieldsProps
  extends Pick<FormTextFieldProps, 'texts' | 'isReadOnly' | 'onChange'> {
  values: RegistrationDraft
  problems: FormProblems
  likelyEmail: string | undefined
}

/** The text fields, in the order of the application. */
export function TextFields({ values, problems, likelyEmail, ...field }: TextFieldsProps) {
  return (
    <Box sx={grid}>
      {textNames.map((name) => (
        <Box key={name} sx={shortFields.has(name) ? cell : wideCell}>
          <FormTextField
            {...field}
            name={name}
            value={values[name]}
            problem={problems[name]}
            likelyEmail={textFields[name].kind === 'email' ? likelyEmail : undefined}
          />
        </Box>
      ))}
    </Box>
  )
}

/** The draft as it is now, for the links that take it along: what they are in is not rendered at each key. */
export const DraftContext = createContext(emptyDraft)

interface MailLinkProps {
  texts: RegistrationTexts
  contact: FormContact
  children: string
}

/** Opens the visitor's own mail program with the application. */
function MailLink({ texts, contact, children }: MailLinkProps) {
  const draft = useContext(DraftContext)
  return <Link href={mailtoLink(draft, texts, contact)}>{children}</Link>
}

const Link = styled('a')(aloneLink)

export interface DocumentFieldsProps extends Pick<DocumentFieldProps, 'onIntent'> {
  texts: RegistrationTexts
  contact: FormContact
  documents: Pick<RegistrationDraft, DocumentName>
  problems: FormProblems
  uploads: DocumentUploads
  isDisabled: boolean
}

/** The documents, and what to do where no file can be chosen. */
export const DocumentFields = memo(function DocumentFields(props: DocumentFieldsProps) {
  const { texts, contact } = props
  const { documents: said } = texts
  return (
    <Box
      role="group"
      aria-labelledby="documents"
      aria-describedby="documents-hint"
      sx={{ display: 'grid', gap: 3, paddingTop: 1 }}
    >
      <div>
        <Typography variant="h3" id="documents" sx={{ mb: 0.5 }}>
          {said.heading}
        </Typography>
        <FieldHint id="documents-hint">{said.hint}</FieldHint>
      </div>
      {documentNames.map((name) => (
        <FormDocumentField key={name} {...props} name={name} />
      ))}
      <FieldHint>
        <span>{said.noPicker}</span>{' '}
        <MailLink texts={texts} contact={contact}>
          {said.noPickerMail}
        </MailLink>
      </FieldHint>
    </Box>
  )
})

/** One document, with what waits for its upload. */
function FormDocumentField(props: DocumentFieldsProps & { name: DocumentName }) {
  const { name, texts, contact, documents, problems, uploads, isDisabled, onIntent } = props
  const { documents: said, draft, failure } = texts
  const upload = uploads[name]
  const state = useUploadState(upload)
  const problem = problems[name]
  return (
    <DocumentField
      id={name}
      label={said[name].label}
      texts={{
        ...said.actions,
        ...said[name],
        undo: draft.undo,
        picture: (index, file) => fillNamed(said.picture, { index, name: file }),
      }}
      note={name === lastDocument ? sameFileNote(documents, said) : undefined}
      accept={`${documentType},.pdf`}
      error={problem && messageOf(name, problem, texts)}
      disabled={isDisabled}
      document={documents[name]}
      progress={progressOf(state, documents[name], name, said)}
      otherWay={
        <MailLink texts={texts} contact={contact}>
          {failure.mail}
        </MailLink>
      }
      onChoose={(files) => void upload.choose(files)}
      onPictures={(pictures) => void upload.addPictures(pictures)}
      onArrange={(order) => void upload.arrange(order)}
      onAction={(action) => void upload.act[action]()}
      onIntent={onIntent}
    />
  )
}

const lastDocument = documentNames[documentNames.length - 1]

/** Says that one file was uploaded as both documents, as far as their names and sizes tell; empty otherwise. */
function sameFileNote(
  documents: DocumentFieldsProps['documents'],
  { sameFile }: FormDocuments,
): string {
  const files = new Set(
    documentNames.map((name) => `${documents[name]?.name}/${documents[name]?.size}`),
  )
  return files.size === 1 && documentNames.every((name) => documents[name]) ? sameFile : ''
}
