import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Panel } from '../../components/Panel'
import type { CompanyContact } from '../../content/generated/types'
import { Honeypot } from './botCheck'
import { DocumentFields } from './DocumentFields'
import { useFileDropGuard, useOnce } from './domHooks'
import { FormActions } from './FormActions'
import { FormStatusMessage } from './FormStatusMessage'
import { withContact, withLimits } from './messages'
import { EarlierReceipts } from './SentSummary'
import { TextFields } from './TextFields'
import {
  type FormPartProps,
  type RegistrationFormOptions,
  useRegistrationForm,
} from './useRegistrationForm'

export interface RegistrationFormProps extends Omit<RegistrationFormOptions, 'form'> {
  contact: CompanyContact
  /** Prefetches what an upload needs, so that a click does not have to wait. */
  prepareUpload?: () => void
}

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
    <Panel tone="raised" aria-labelledby={titleId} {...registration.botCheck.formEvents}>
      <FormIntro {...part} titleId={titleId} />
      <EarlierReceipts {...part} />
      <FormStatusMessage {...part} />
      <Box
        component="form"
        ref={form}
        sx={{ display: 'grid', gap: 3.5 }}
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
        <Honeypot ref={registration.botCheck.honeypot} />
        <FormActions {...part} />
      </Box>
    </Panel>
  )
}

/** The form's title, what to have ready, and what to do where script is switched off. */
export function FormIntro(props: FormPartProps & { titleId: string }) {
  const { texts, contact, registration, titleId } = props
  return (
    <>
      <Typography variant="h2" id={titleId} ref={registration.receipts.heading} tabIndex={-1}>
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.ready}</Typography>
      <noscript>
        <Alert tone="failure" title={withContact(texts.noScript, contact)} />
      </noscript>
    </>
  )
}
