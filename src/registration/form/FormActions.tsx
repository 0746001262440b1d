import Box from '@mui/material/Box'
import { keyframes, styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { memo, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { Disclosure } from '../../components/Disclosure'
import { column, StatusRegion } from '../../components/StatusRegion'
import { SummaryList } from '../../components/SummaryList'
import { fill } from '../../content/fill'
import type { PrivacyTexts, RegistrationTexts } from '../../content/generated/types'
import { aloneLink } from '../../theme/styles'
import { isEmpty, type RegistrationDraft } from '../rules/fields'
import { leaveMessage, useOnline, useQuestion } from './domHooks'
import { type FormContact, withContact } from './formTexts'
import type { Outcome, Phase } from './outcome'
import { SendFailureAlert } from './SendFailureAlert'

const appear = keyframes({ to: { visibility: 'visible', maxHeight: 'none', marginTop: 0 } })

/** Between the last parts of the form, in the theme's spacing. */
const gap = 2

/** Where the page's script does not load, only the style sheet can say so. */
const SlowNotice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  // Takes no space until then: a form that is hydrated in time must not move.
  margin: theme.spacing(-gap, 0, 0),
  maxHeight: 0,
  visibility: 'hidden',
  animation: `${appear} 1ms linear 12s forwards`,
  // Where script is switched off, `noScript` says so instead.
  '@media (scripting: none)': { display: 'none' },
}))

export interface FormActionsProps {
  texts: RegistrationTexts
  contact: FormContact
  values: RegistrationDraft
  /** Whether the page is hydrated; until then a click does nothing. */
  isReady: boolean
  /** Whether the browser has stored what is in the form. */
  isKept: boolean
  /** Whether a file waits for its upload, or is uploading. */
  isWaiting: boolean
  outcome: Outcome
  phase: Phase
  onSubmit: () => void
  /** The visitor wants to send it although it may have arrived. */
  onSendAgain: () => void
  onClear: () => void
}

/** The privacy notice, the submit and clear buttons, and messages about what prevents sending. */
export function FormActions(props: FormActionsProps) {
  const { texts, contact, values, isReady, isKept, isWaiting, outcome, phase } = props
  const { onSubmit, onSendAgain, onClear } = props
  const { draft } = texts
  const submitButton = useRef<HTMLButtonElement>(null)
  const isOnline = useOnline()
  const question = useQuestion()
  const hasDraft = !isEmpty(values)
  return (
    <>
      <StatusRegion>
        {!isOnline && (
          <Alert tone="notice" title={draft.offline}>
            {hasDraft && (isKept ? draft.offlineDetail : draft.offlineNotKept)}
          </Alert>
        )}
        {!isKept && hasDraft && <Alert tone="notice" title={draft.notKept} />}
        {phase === 'sending' && (
          <Box component="p" sx={visuallyHidden}>
            {texts.submitting}
          </Box>
        )}
      </StatusRegion>
      {outcome.kind === 'failed' && (
        <SendFailureAlert
          texts={texts}
          contact={contact}
          outcome={outcome.failure}
          draft={values}
          onSubmit={() => leaveMessage(onSubmit, submitButton.current)}
          onSendAgain={() => leaveMessage(onSendAgain, submitButton.current)}
          ref={question}
        />
      )}
      <Box sx={{ ...column(gap), alignItems: { sm: 'start' } }}>
        <PrivacyNotice texts={texts.privacy} email={contact.email} />
        <Button
          type="submit"
          size="large"
          disabled={!isReady}
          busy={phase !== 'idle'}
          ref={submitButton}
        >
          {{ idle: texts.submit, checking: texts.checking, sending: texts.submitting }[phase]}
        </Button>
        {!isReady && <SlowNotice>{withContact(texts.slow, contact)}</SlowNotice>}
        {isReady && phase === 'idle' && (hasDraft || isWaiting) && (
          <Button kind="quiet" onClick={onClear}>
            {texts.draft.clear}
          </Button>
        )}
      </Box>
    </>
  )
}

const Privacy = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& > a': aloneLink,
}))

/**
 * What becomes of a visitor's data: two sentences, the rest on demand. It comes before the submit
 * button, so that everybody meets it; as the button's description it would be read out every time.
 */
export const PrivacyNotice = memo(function PrivacyNotice({
  texts,
  email,
}: {
  texts: PrivacyTexts
  email: string
}) {
  const { asked, recipients, kept, rights, policy } = texts
  const rows = [asked, recipients, kept, { ...rights, text: fill(rights.text, { email }) }]
  return (
    <Privacy>
      <p>{texts.summary}</p>
      <Disclosure label={texts.more}>
        <SummaryList rows={rows.map(({ heading, text }) => ({ label: heading, value: text }))} />
      </Disclosure>
      {policy && <a href={policy}>{texts.policyLabel}</a>}
    </Privacy>
  )
})
