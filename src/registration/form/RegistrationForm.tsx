import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Panel } from '../../components/Panel'
import { column } from '../../components/StatusRegion'
import type { RegistrationTexts } from '../../content/generated/types'
import { leaveMessage } from './domHooks'
import { FormActions } from './FormActions'
import { DocumentFields, DraftContext, TextFields } from './FormFields'
import { FormMessages } from './FormMessages'
import type { RegistrationSetup } from './formOptions'
import { type FormContact, withContact, withLimits } from './formTexts'
import { anotherIdOf } from './SentSummary'
import { useRegistrationForm } from './useRegistrationForm'

export interface RegistrationFormProps extends RegistrationSetup {
  contact: FormContact
  /** Prefetches what an upload needs, so that a click does not have to wait. */
  prepareUpload?: () => void
}

/** The form: text fields, documents, one button. A failure to send loses no input. */
export function RegistrationForm({ contact, prepareUpload, ...props }: RegistrationFormProps) {
  const texts = useMemo(() => withLimits(props.texts), [props.texts])
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const registration = useRegistrationForm({ ...props, form, texts })
  const { values, draft, outcome, problems, resend, undo, submission } = registration
  const { phase, submit, sendAgain } = submission
  const isSent = outcome.kind === 'sent'
  const fromMessage = (action: () => void) =>
    leaveMessage(action, form.current?.querySelector('input'))

  return (
    <Panel raised aria-labelledby={titleId}>
      <Box sx={{ ...column(2), marginBottom: 2 }}>
        {!isSent && <FormIntro texts={texts} contact={contact} titleId={titleId} />}
        <FormMessages
          texts={texts}
          contact={contact}
          titleId={titleId}
          isRestored={draft.isRestored}
          onUndo={undo && (() => fromMessage(undo))}
          outcome={outcome}
          problems={problems}
          receipt={draft.receipt}
          onResend={resend && (() => fromMessage(resend))}
        />
      </Box>
      <Box
        component="form"
        ref={form}
        sx={column(3.5)}
        noValidate
        aria-labelledby={isSent ? anotherIdOf(titleId) : titleId}
        onFocus={() => {
          draft.takeFilledIn()
          void registration.loadRules()
        }}
        onBlur={() => {
          draft.takeFilledIn()
          void registration.askAboutEmail()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DraftContext value={values}>
          <TextFields
            texts={texts}
            values={values}
            problems={problems}
            likelyEmail={registration.likelyEmail}
            isReadOnly={phase !== 'idle'}
            onChange={draft.change}
          />
          <DocumentFields
            texts={texts}
            contact={contact}
            documents={registration.documents}
            problems={problems}
            uploads={registration.uploads}
            isDisabled={!draft.isReady || phase !== 'idle'}
            onIntent={prepareUpload}
          />
        </DraftContext>
        <FormActions
          texts={texts}
          contact={contact}
          values={values}
          isReady={draft.isReady}
          isKept={draft.isKept}
          isWaiting={registration.isWaiting}
          outcome={outcome}
          phase={phase}
          onSubmit={() => void submit()}
          onSendAgain={() => void sendAgain()}
          onClear={registration.clear}
        />
      </Box>
    </Panel>
  )
}

interface FormIntroProps {
  texts: RegistrationTexts
  contact: FormContact
  titleId: string
}

/** The form's title, what to have ready, and what to do where script is switched off. */
function FormIntro({ texts, contact, titleId }: FormIntroProps) {
  return (
    <>
      <Typography variant="h2" id={titleId}>
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.ready}</Typography>
      <noscript>
        <Alert tone="error" title={withContact(texts.noScript, contact)} />
      </noscript>
    </>
  )
}
