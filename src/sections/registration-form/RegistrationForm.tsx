import { styled } from '@mui/material/styles'
import { useId, useMemo, useRef } from 'react'
import { Panel } from '../../components/Panel'
import type { CompanyContact, RegistrationTexts } from '../../content/generated/types'
import type { Signals } from '../../registration/automation'
import type {
  DraftStore,
  FindDocument,
  LoadRules,
  RecordStore,
  SendApplication,
  UploadDocument,
} from '../../registration/ports'
import { DocumentFields } from './DocumentFields'
import { EarlierRecords } from './EarlierRecords'
import { FormActions } from './FormActions'
import { FormIntro } from './FormIntro'
import { FormNewsMessage } from './FormNewsMessage'
import { Honeypot } from './Honeypot'
import { TextFields } from './TextFields'
import { useFileDropGuard } from './useFileDropGuard'
import { useOnce } from './useOnce'
import { useRegistrationForm } from './useRegistrationForm'
import { withLimits } from './withLimits'

export interface RegistrationFormProps {
  texts: RegistrationTexts
  contact: CompanyContact
  /** The rules are heavy (yup, 12 KB), so they are not loaded until the visitor enters the form. */
  loadRules: LoadRules
  sendApplication: SendApplication
  uploadDocument: UploadDocument
  findDocument: FindDocument
  /** Prefetches what an upload needs, so that a click does not have to wait. */
  prepareUpload?: () => void
  /** Keeps the draft until it is sent. */
  draftStore: DraftStore
  /** Keeps the record of what was sent. */
  recordStore: RecordStore
  /** Whether a bot may fill in the form; the visitor is then asked for one more press. */
  isAutomated?: (signals: Signals) => boolean
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3.5),
}))

/** The form: text fields, documents, one button. A failure to send loses no input. */
export function RegistrationForm({ contact, prepareUpload, ...props }: RegistrationFormProps) {
  const texts = useMemo(() => withLimits(props.texts), [props.texts])
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const registration = useRegistrationForm({ ...props, form, texts })
  useFileDropGuard()
  const preloadRules = useOnce(props.loadRules)
  const prepareOnce = useOnce(prepareUpload)
  const part = { texts, contact, registration }

  return (
    <Panel tone="raised" aria-labelledby={titleId} {...registration.honeypot.formEvents}>
      <FormIntro {...part} titleId={titleId} />
      <EarlierRecords {...part} />
      <FormNewsMessage {...part} />
      <Form
        ref={form}
        noValidate
        aria-labelledby={titleId}
        onFocus={() => {
          registration.takeFilledIn()
          preloadRules()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          registration.submit()
        }}
      >
        <TextFields {...part} />
        <DocumentFields {...part} onIntent={prepareOnce} />
        <Honeypot ref={registration.honeypot.input} />
        <FormActions {...part} />
      </Form>
    </Panel>
  )
}
