import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Panel } from '../../components/Panel'
import { column } from '../../components/StatusRegion'
import type { RegistrationTexts } from '../../content/generated/types'
import { Honeypot } from './botCheck'
import { leaveMessage, useFileDropGuard } from './domHooks'
import { FormActions } from './FormActions'
import { DocumentFields, TextFields } from './FormFields'
import { FormMessages } from './FormMessages'
import type { RegistrationSetup } from './formOptions'
import { type FormContact, withContact, withLimits } from './formTexts'
import { useRegistrationForm } from './useRegistrationForm'

export interface RegistrationFormProps extends RegistrationSetup {
  contact: FormContact
  /** Prefetches what an upload needs, so that a click does not have to wait. */
  prepareUpload?: () => void
}

/** The form: text fields, documents, one button. A failure to send loses no input. */
export function RegistrationForm({ prepareUpload, ...props }: RegistrationFormProps) {
  const { contact } = props
  const texts = useMemo(() => withLimits(props.texts), [props.texts])
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const registration = useRegistrationForm({ ...props, form, texts })
  const { keeper, state, shown, submission, submit } = registration
  const { botCheck } = submission
  useFileDropGuard()
  const fromMessage = (action: () => void) =>
    leaveMessage(action, form.current?.querySelector('input'))

  return (
    <Panel tone="raised" aria-labelledby={titleId} {...botCheck.formEvents}>
      <Box sx={{ ...column, gap: 2, marginBottom: 2 }}>
        <FormIntro texts={texts} contact={contact} titleId={titleId} />
        <FormMessages
          texts={texts}
          contact={contact}
          state={state}
          problems={shown.problems}
          onUndo={() => fromMessage(registration.undo)}
          onUndoEnd={keeper.endUndo}
          onResend={(isReplacing) => fromMessage(() => submission.resend(isReplacing))}
          onKeep={() => fromMessage(submission.keepOther)}
          onChoose={(which) => fromMessage(() => keeper.choose(which))}
        />
      </Box>
      <Box
        component="form"
        ref={form}
        sx={{ ...column, gap: 3.5 }}
        noValidate
        aria-labelledby={titleId}
        onFocus={() => {
          keeper.takeFilledIn()
          void registration.loadRules()
        }}
        onBlur={() => {
          keeper.takeFilledIn()
          void registration.askAboutEmail()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextFields form={shown} onChange={(name, text) => keeper.change({ [name]: text })} />
        <DocumentFields
          form={shown}
          contact={contact}
          uploads={registration.uploads}
          onIntent={prepareUpload}
        />
        <Honeypot ref={botCheck.honeypot} />
        <FormActions
          texts={texts}
          contact={contact}
          state={state}
          isReady={shown.isReady}
          onSubmit={(again) => void submit(again)}
          onConfirm={() => {
            botCheck.confirm()
            void submit()
          }}
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
        <Alert tone="failure" title={withContact(texts.noScript, contact)} />
      </noscript>
    </>
  )
}
