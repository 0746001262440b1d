import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useFormik } from 'formik'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '../components/Alert'
import { Button } from '../components/Button'
import { DocumentField } from '../components/DocumentField'
import { ErrorSummary } from '../components/ErrorSummary'
import { FieldHint } from '../components/FieldShell'
import { Panel } from '../components/Panel'
import { TextArea } from '../components/TextArea'
import { TextField, type TextFieldProps } from '../components/TextField'
import { fill } from '../content/fill'
import type { CompanyContact, RegistrationWords } from '../content/types'
import { toApplication } from '../registration/application'
import type { SendApplication, SendOutcome, UploadDocument } from '../registration/ports'
import {
  type DocumentField as DocumentName,
  documentFields,
  documentType,
  emptyDraft,
  maxLength,
  type Problem,
  type RegistrationDraft,
  registrationSchema,
  type TextField as TextName,
  textFields,
  upperCase,
} from '../registration/schema'
import { useDocumentUpload } from './useDocumentUpload'

export interface RegistrationFormProps {
  words: RegistrationWords
  contact: CompanyContact
  sendApplication: SendApplication
  uploadDocument: UploadDocument
  /** Fetches what an upload needs, so that a click finds it ready. */
  prepareUpload?: () => void
}

/** What the rules find, and what only the form can know. */
type FormProblem = Problem | 'inProgress'

/** What helps browsers and keyboards with each field (WCAG 1.3.5). */
const assistance: Record<TextName, Partial<TextFieldProps>> = {
  company_name: { autoComplete: 'organization', autoCapitalize: 'words' },
  your_name: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  gst_number: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  company_address: { autoComplete: 'street-address', autoCapitalize: 'words' },
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3.5),
}))

const Documents = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(1),
}))

/** The application: six fields, two documents, one button. Nothing typed is lost when sending fails. */
export function RegistrationForm({
  words,
  contact,
  sendApplication,
  uploadDocument,
  prepareUpload,
}: RegistrationFormProps) {
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [checkAsTyped, setCheckAsTyped] = useState(false)
  const [outcome, setOutcome] = useState<SendOutcome>()
  const ready = useReady()

  const formik = useFormik<RegistrationDraft>({
    initialValues: emptyDraft,
    validationSchema: registrationSchema,
    validate: uploadsUnderWay,
    validateOnBlur: false,
    validateOnChange: checkAsTyped,
    onSubmit: async (draft) => {
      const sent = await sendApplication(toApplication(registrationSchema.validateSync(draft)))
      if (sent.ok) clear()
      setOutcome(sent)
    },
  })
  const documents = {
    gst_pdf: useDocumentUpload(documentOptions('gst_pdf')),
    pan_pdf: useDocumentUpload(documentOptions('pan_pdf')),
  }
  function documentOptions(field: DocumentName) {
    return {
      field,
      words: words.documents,
      uploadDocument,
      onChange: (document: RegistrationDraft[DocumentName]) =>
        formik.setFieldValue(field, document),
    }
  }
  function uploadsUnderWay(): Partial<Record<DocumentName, FormProblem>> {
    const underWay = documentFields.filter((field) => documents[field].isUnderWay())
    return Object.fromEntries(underWay.map((field) => [field, 'inProgress']))
  }
  function clear() {
    formik.resetForm()
    setCheckAsTyped(false)
    for (const field of documentFields) documents[field].reset()
  }

  useKeepEarlyTyping(form, formik.setFieldValue)

  const problems = [...textFields, ...documentFields].flatMap((field) => {
    const problem = formik.errors[field] as FormProblem | undefined
    return problem ? [{ field, message: messageOf(field, problem) }] : []
  })
  function messageOf(field: TextName | DocumentName, problem: FormProblem): string {
    if (field === 'gst_pdf' || field === 'pan_pdf') {
      return problem === 'inProgress' ? words.documents.inProgress : words.documents.missing
    }
    const { label, missing, invalid } = words.fields[field]
    if (problem === 'tooLong') return fill(words.tooLong, { label, max: maxLength[field] })
    return problem === 'invalid' && invalid ? invalid : missing
  }
  const errorOf = (field: TextName | DocumentName) =>
    problems.find((problem) => problem.field === field)?.message

  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (formik.isSubmitting) return
    setOutcome(undefined)
    setCheckAsTyped(true)
    for (const field of documentFields) documents[field].stepBack()
    await formik.submitForm()
  }
  useEffect(() => {
    if (formik.submitCount > 0 && !formik.isSubmitting) summary.current?.focus()
  }, [formik.submitCount, formik.isSubmitting])

  return (
    <Panel tone="raised" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {words.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{words.ready}</Typography>
      <noscript>
        <Alert
          tone="failure"
          title={fill(words.noScript, { email: contact.email, phone: contact.phone })}
        />
      </noscript>
      {outcome?.ok && (
        <Alert tone="success" title={words.success.heading} ref={focus}>
          {words.success.next}
        </Alert>
      )}
      {problems.length > 0 && !outcome && (
        <ErrorSummary
          ref={summary}
          heading={words.problem.heading}
          items={uniqueMessages(problems)}
        />
      )}
      <Form ref={form} noValidate aria-labelledby={titleId} onSubmit={submit}>
        {textFields.map((field) => (
          <FormField
            {...assistance[field]}
            key={field}
            id={field}
            name={field}
            label={words.fields[field].label}
            hint={words.fields[field].hint}
            error={errorOf(field)}
            value={formik.values[field]}
            required
            onChange={(event) => {
              if (field === 'gst_number') typeInCapitals(event.target as HTMLInputElement)
              formik.handleChange(event)
            }}
          />
        ))}
        <Documents role="group" aria-labelledby="documents" aria-describedby="documents-hint">
          <div>
            <Typography variant="h3" id="documents" sx={{ mb: 0.5 }}>
              {words.documents.heading}
            </Typography>
            <FieldHint id="documents-hint">{words.documents.hint}</FieldHint>
          </div>
          {documentFields.map((field) => (
            <DocumentField
              key={field}
              id={field}
              label={words.documents[field].label}
              uploadLabel={words.documents[field].upload}
              removeLabel={words.documents[field].remove}
              tryAgainLabel={words.documents.tryAgain}
              accept={documentType}
              error={errorOf(field)}
              disabled={!ready}
              document={formik.values[field]}
              progress={documents[field].progress}
              onChoose={documents[field].choose}
              onRemove={documents[field].remove}
              onTryAgain={documents[field].tryAgain}
              onIntent={prepareUpload}
            />
          ))}
        </Documents>
        {outcome && !outcome.ok && (
          <Alert
            tone="failure"
            title={fill(words.failure.message, { reason: reasonOf(outcome, words) })}
            ref={focus}
          >
            {fill(words.failure.wayOut, { email: contact.email, phone: contact.phone })}
          </Alert>
        )}
        <Button type="submit" size="large" disabled={!ready} busy={formik.isSubmitting}>
          {formik.isSubmitting ? words.submitting : words.submit}
        </Button>
      </Form>
    </Panel>
  )
}

/** An address takes several lines. */
const FormField = (props: TextFieldProps) =>
  props.name === 'company_address' ? <TextArea {...props} /> : <TextField {...props} />

/** False in the page as it was built, true once script runs: before that a press would do nothing. */
function useReady(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return ready
}

/** What was typed before script arrived stands in the page but not yet in the form's state. */
function useKeepEarlyTyping(
  form: React.RefObject<HTMLFormElement | null>,
  setFieldValue: (field: string, value: string) => unknown,
): void {
  // Once, and before anything is drawn again; the setter is new on each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page comes alive only
  useLayoutEffect(() => {
    for (const field of textFields) {
      const input = form.current?.elements.namedItem(field)
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
        const text = field === 'gst_number' ? upperCase(input.value) : input.value
        if (text !== '') setFieldValue(field, text)
      }
    }
  }, [])
}

/** Changes the letters in place, so that the caret stays where it is. */
function typeInCapitals(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = input
  const capitals = upperCase(input.value)
  if (input.value === capitals) return
  input.value = capitals
  input.setSelectionRange(selectionStart, selectionEnd)
}

/** Both documents share one message; it leads to the first that is missing. */
function uniqueMessages(problems: readonly { field: string; message: string }[]) {
  return problems
    .filter(({ message }, index) => problems.findIndex((p) => p.message === message) === index)
    .map(({ field, message }) => ({ fieldId: field, message }))
}

function reasonOf(outcome: Extract<SendOutcome, { ok: false }>, words: RegistrationWords): string {
  const { noReason, timedOut, unconfigured } = words.failure
  const reason: Record<typeof outcome.reason, string> = {
    refused: outcome.text || noReason,
    noAnswer: outcome.text || noReason,
    timedOut,
    unconfigured,
  }
  return reason[outcome.reason]
}

/** A message that has just appeared takes the focus, so that it is seen and read out. */
const focus = (element: HTMLElement | null): void => element?.focus()
