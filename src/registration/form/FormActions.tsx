import Box from '@mui/material/Box'
import { keyframes, styled } from '@mui/material/styles'
import { useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { OnlyRead, StatusRegion } from '../../components/StatusRegion'
import { isEmpty } from '../rules/fields'
import { focusOnMount, useOnline } from './domHooks'
import { withContact } from './messages'
import { PrivacyNotice } from './PrivacyNotice'
import { SendFailureAlert } from './SendFailureAlert'
import type { FormPartProps } from './useRegistrationForm'

const appear = keyframes({ to: { visibility: 'visible' } })

/** Where the page's script does not load, only the style sheet can say so. */
const SlowNotice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  visibility: 'hidden',
  animation: `${appear} 1ms linear 12s forwards`,
  // Where script is switched off, `noScript` says so instead.
  '@media (scripting: none)': { display: 'none' },
}))

/** The privacy notice, the submit and clear buttons, and messages about what prevents sending. */
export function FormActions({ texts, contact, registration }: FormPartProps) {
  const { clear, confirm, draft, isPersisted, isReady, phase, status, submit } = registration
  const submitButton = useRef<HTMLButtonElement>(null)
  const isOnline = useOnline()
  /** The pressed button disappears, and the focus must not go with it. */
  const fromMessage = (action: () => void) => {
    submitButton.current?.focus()
    action()
  }
  return (
    <>
      <StatusRegion>
        {!isOnline && (
          <Alert tone="notice" title={texts.draft.offline}>
            {isPersisted ? texts.draft.offlineDetail : texts.draft.offlineNotKept}
          </Alert>
        )}
        {!isPersisted && <Alert tone="notice" title={texts.draft.notKept} />}
        {phase === 'sending' && <OnlyRead>{texts.submitting}</OnlyRead>}
      </StatusRegion>
      {status.kind === 'failed' && (
        <SendFailureAlert
          texts={texts}
          contact={contact}
          outcome={status.outcome}
          draft={draft}
          onSend={(again) => fromMessage(() => submit(again))}
          ref={focusOnMount}
        />
      )}
      {status.kind === 'suspectedBot' && (
        <Alert tone="notice" title={texts.person.heading} ref={focusOnMount}>
          <p>{texts.person.detail}</p>
          <Button kind="secondary" onClick={() => fromMessage(confirm)}>
            {texts.person.confirm}
          </Button>
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
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
        {isReady && phase === 'idle' && !isEmpty(draft) && (
          <Button kind="quiet" onClick={clear}>
            {texts.draft.clear}
          </Button>
        )}
      </Box>
    </>
  )
}
