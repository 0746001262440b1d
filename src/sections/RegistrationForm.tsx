import { keyframes, styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useFormik } from 'formik'
import { useEffect, useId, useRef, useState } from 'react'
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
import { type Application, toApplication } from '../registration/application'
import { looksAutomated as judge, type Signals } from '../registration/automation'
import {
  type DocumentField as DocumentName,
  documentFields,
  documentType,
  emptyDraft,
  isEmpty,
  maxLength,
  type Problem,
  type RegistrationDraft,
  type TextField as TextName,
  textFields,
  upperCase,
} from '../registration/fields'
import type {
  DraftStore,
  SendApplication,
  SendOptions,
  SendOutcome,
  UploadDocument,
} from '../registration/ports'
import { referenceOf } from '../registration/reference'
import { formatMoment } from './formatMoment'
import { SendFailureAlert } from './SendFailureAlert'
import { SentSummary } from './SentSummary'
import { useDocumentUpload } from './useDocumentUpload'
import { useKeptDraft } from './useKeptDraft'
import { useLeaveWarning } from './useLeaveWarning'
import { useOnline } from './useOnline'
import { useTitlePrefix } from './useTitlePrefix'

export interface RegistrationFormProps {
  words: RegistrationWords
  contact: CompanyContact
  sendApplication: SendApplication
  uploadDocument: UploadDocument
  /** Fetches what an upload needs, so that a click finds it ready. */
  prepareUpload?: () => void
  /** Where what is entered is kept until it is sent. */
  draftStore: DraftStore
  /** Tells whether a program fills in the form; its application is dropped without a word. */
  looksAutomated?: (signals: Signals) => boolean
}

/** What the rules find, and what only the form can know. */
type FormProblem = Problem | 'inProgress'

/** What was sent, for the record shown after it. */
interface Sent {
  draft: RegistrationDraft
  reference: string
  at: number
}

/** The rules are heavy (yup, 12 KB), and nobody needs them to read: they come when a field is entered. */
const loadRules = () => import('../registration/schema')

/** What helps browsers and keyboards with each field (WCAG 1.3.5). */
const assistance: Record<TextName, Partial<TextFieldProps>> = {
  company_name: { autoComplete: 'organization', autoCapitalize: 'words', enterKeyHint: 'next' },
  your_name: { autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next' },
  email: {
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    enterKeyHint: 'next',
  },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', enterKeyHint: 'next' },
  gst_number: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    enterKeyHint: 'next',
  },
  company_address: {
    autoComplete: 'street-address',
    autoCapitalize: 'words',
    enterKeyHint: 'enter',
  },
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

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
}))

const appear = keyframes({ to: { visibility: 'visible' } })

/** Where the page's script does not come, nothing but the style sheet can say so. */
const Patience = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  visibility: 'hidden',
  animation: `${appear} 1ms linear 12s forwards`,
  // Where script is switched off, it never comes; `noScript` says so.
  '@media (scripting: none)': { display: 'none' },
}))

/** Out of sight and reach of people, in reach of programs that fill in whatever they find. */
const Trap = styled('div')({ position: 'absolute', left: '-200vw', height: 1, overflow: 'hidden' })

/** The application: six fields, two documents, one button. Nothing typed is lost when sending fails. */
export function RegistrationForm({
  words,
  contact,
  sendApplication,
  uploadDocument,
  prepareUpload,
  draftStore,
  looksAutomated = judge,
}: RegistrationFormProps) {
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [checkAsTyped, setCheckAsTyped] = useState(false)
  const [outcome, setOutcome] = useState<Extract<SendOutcome, { ok: false }>>()
  const [sent, setSent] = useState<Sent>()
  const [cleared, setCleared] = useState<RegistrationDraft>()
  const [sentElsewhere, setSentElsewhere] = useState(false)
  const ready = useReady()
  const online = useOnline()
  const signals = useSignals()
  const sendOptions = useRef<SendOptions>({})
  // The state of a form is as old as its last drawing; two presses may come before the next.
  const inFlight = useRef(false)

  const formik = useFormik<RegistrationDraft>({
    initialValues: emptyDraft,
    validate,
    validateOnBlur: false,
    validateOnChange: checkAsTyped,
    onSubmit: async (draft) => {
      const application = await applicationOf(draft)
      setSent(undefined)
      if (!application) return setOutcome({ ok: false, reason: 'unavailable', text: '' })
      const done = looksAutomated(signals.read(form.current))
        ? ({ ok: true } as const)
        : await sendApplication(application, sendOptions.current)
      if (!done.ok) return setOutcome(done)
      setSent({ draft, reference: referenceOf(application), at: Date.now() })
      empty()
    },
  })
  const { values } = formik
  const documents = {
    gst_pdf: useDocumentUpload(documentOptions('gst_pdf')),
    pan_pdf: useDocumentUpload(documentOptions('pan_pdf')),
  }
  function documentOptions(field: DocumentName) {
    return {
      field,
      words: words.documents,
      uploadDocument,
      fileProblem: async (file: File) => (await loadRules()).fileProblem(file),
      onChange: (document: RegistrationDraft[DocumentName]) => {
        setCleared(undefined)
        return formik.setFieldValue(field, document)
      },
    }
  }
  async function validate(
    draft: RegistrationDraft,
  ): Promise<Partial<Record<TextName | DocumentName, FormProblem>>> {
    const underWay = documentFields.filter((field) => documents[field].isUnderWay())
    const waiting = underWay.map((field) => [field, 'inProgress'])
    return { ...(await problemsOf(draft)), ...Object.fromEntries(waiting) }
  }
  function empty() {
    formik.resetForm()
    setCheckAsTyped(false)
    for (const field of documentFields) documents[field].reset()
  }
  function clear() {
    setCleared(values)
    setOutcome(undefined)
    setSentElsewhere(false)
    empty()
  }
  function undo() {
    if (cleared) formik.setValues(cleared)
    setCleared(undefined)
  }

  const restoredAt = useKeptDraft({ form, store: draftStore, values, setValues: formik.setValues })
  const isBusy = formik.isSubmitting || documentFields.some((f) => documents[f].isUnderWay())
  useLeaveWarning(isBusy)
  useEffect(
    () =>
      draftStore.onSentElsewhere((reference) => {
        const { gst_pdf } = values
        if (gst_pdf && referenceOf({ gst_pdf_url: gst_pdf.url }) === reference) {
          setSentElsewhere(true)
        }
      }),
    [draftStore, values],
  )

  const problems = [...textFields, ...documentFields].flatMap((field) => {
    const problem = formik.errors[field] as FormProblem | undefined
    return problem ? [{ field, message: messageOf(field, problem) }] : []
  })
  useTitlePrefix(problems.length > 0 ? words.problem.titlePrefix : '')
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
  /** A limit is said when it is reached, not after a submit. */
  const textErrorOf = (field: TextName) =>
    errorOf(field) ??
    (values[field].length > maxLength[field] ? messageOf(field, 'tooLong') : undefined)

  const submit = async (options: SendOptions = {}) => {
    if (inFlight.current) return
    inFlight.current = true
    sendOptions.current = options
    setOutcome(undefined)
    setCleared(undefined)
    setCheckAsTyped(true)
    for (const field of documentFields) documents[field].stepBack()
    await formik.submitForm().finally(() => {
      inFlight.current = false
    })
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
      {sent && <SentSummary words={words} {...sent} ref={focus} />}
      {restoredAt !== undefined && !sent && !isEmpty(values) && formik.submitCount === 0 && (
        <Alert tone="notice" title={words.draft.restored}>
          {fill(words.draft.restoredDetail, { date: formatMoment(restoredAt) })}
        </Alert>
      )}
      {sentElsewhere && (
        <Alert tone="notice" title={words.draft.sentElsewhere}>
          {words.draft.sentElsewhereDetail}
        </Alert>
      )}
      {cleared && (
        <Alert tone="notice" title={words.draft.cleared} ref={focus}>
          <Button kind="quiet" onClick={undo}>
            {words.draft.undo}
          </Button>
        </Alert>
      )}
      {problems.length > 0 && !outcome && (
        <ErrorSummary
          ref={summary}
          heading={words.problem.heading}
          items={uniqueMessages(problems)}
        />
      )}
      <Form
        ref={form}
        noValidate
        aria-labelledby={titleId}
        onKeyDown={signals.note}
        onPointerDown={signals.note}
        onFocus={fetchRulesAhead}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {textFields.map((field) => (
          <FormField
            {...assistance[field]}
            key={field}
            id={field}
            name={field}
            label={words.fields[field].label}
            hint={words.fields[field].hint}
            error={textErrorOf(field)}
            value={values[field]}
            required
            onChange={(event) => {
              if (field === 'gst_number') typeInCapitals(event.target as HTMLInputElement)
              setCleared(undefined)
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
              document={values[field]}
              progress={documents[field].progress}
              onChoose={documents[field].choose}
              onRemove={documents[field].remove}
              onTryAgain={documents[field].tryAgain}
              onIntent={prepareUpload}
            />
          ))}
        </Documents>
        <Trap aria-hidden="true">
          <input name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
        </Trap>
        {!online && (
          <Alert tone="notice" title={words.draft.offline}>
            {words.draft.offlineDetail}
          </Alert>
        )}
        {outcome && (
          <SendFailureAlert
            words={words}
            contact={contact}
            outcome={outcome}
            draft={values}
            onSend={submit}
            ref={focus}
          />
        )}
        <Actions>
          <Button type="submit" size="large" disabled={!ready} busy={formik.isSubmitting}>
            {formik.isSubmitting ? words.submitting : words.submit}
          </Button>
          {!ready && (
            <Patience>{fill(words.slow, { email: contact.email, phone: contact.phone })}</Patience>
          )}
          {ready && !isEmpty(values) && !formik.isSubmitting && (
            <Button kind="quiet" onClick={clear}>
              {words.draft.clear}
            </Button>
          )}
        </Actions>
      </Form>
    </Panel>
  )
}

/** Says nothing to people, and matches nothing that browsers fill in by themselves. */
const trapName = 'referral_note'

async function problemsOf(draft: RegistrationDraft): Promise<object> {
  try {
    return (await loadRules()).problemsOf(draft)
  } catch {
    // Without the rules nothing is sent; `onSubmit` says so.
    return {}
  }
}

/** The application that a checked draft makes; `undefined` where the rules cannot be loaded. */
async function applicationOf(draft: RegistrationDraft): Promise<Application | undefined> {
  try {
    const { registrationSchema } = await loadRules()
    return toApplication(registrationSchema.validateSync(draft))
  } catch {
    return undefined
  }
}

/** Fetches the rules when the visitor enters the form, so that a submit finds them ready. */
function fetchRulesAhead(): void {
  loadRules().catch(() => undefined)
}

/** Watches for what only a person does. */
function useSignals() {
  const openedAt = useRef(0)
  const handled = useRef(false)
  useEffect(() => {
    openedAt.current = Date.now()
  }, [])
  return {
    note: (event: React.SyntheticEvent) => {
      if (event.nativeEvent.isTrusted) handled.current = true
    },
    read: (form: HTMLFormElement | null): Signals => {
      const trap = form?.elements.namedItem(trapName)
      return {
        trap: trap instanceof HTMLInputElement ? trap.value : '',
        openFor: Date.now() - openedAt.current,
        handled: handled.current,
      }
    },
  }
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

/** A message that has just appeared takes the focus, so that it is seen and read out. */
const focus = (element: HTMLElement | null): void => element?.focus()
