import { keyframes, styled } from '@mui/material/styles'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { fill } from '../../content/fill'
import { isEmpty } from '../../registration/fields'
import { focusOnMount } from './focusOnMount'
import { SendFailureAlert } from './SendFailureAlert'
import { useOnline } from './useOnline'
import type { FormPartProps } from './useRegistrationForm'

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
}))

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

/** The submit and clear buttons, and messages about what prevents sending. */
export function FormActions({ texts, contact, registration }: FormPartProps) {
  const { clear, confirm, draft, isKept, isReady, isSubmitting, news, submit } = registration
  const isOnline = useOnline()
  const { email, phone } = contact
  return (
    <>
      {!isOnline && (
        <Alert tone="notice" title={texts.draft.offline}>
          {isKept ? texts.draft.offlineDetail : texts.draft.offlineNotKept}
        </Alert>
      )}
      {news.kind === 'failed' && (
        <SendFailureAlert
          texts={texts}
          contact={contact}
          outcome={news.outcome}
          draft={draft}
          onSend={submit}
          ref={focusOnMount}
        />
      )}
      {news.kind === 'unconfirmed' && (
        <Alert tone="notice" title={texts.person.heading} ref={focusOnMount}>
          <p>{texts.person.detail}</p>
          <Button kind="secondary" onClick={confirm}>
            {texts.person.confirm}
          </Button>
        </Alert>
      )}
      {!isKept && <Alert tone="notice" title={texts.draft.notKept} />}
      <Root>
        <Button type="submit" size="large" disabled={!isReady} busy={isSubmitting}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
        {!isReady && <SlowNotice>{fill(texts.slow, { email, phone })}</SlowNotice>}
        {isReady && !isSubmitting && !isEmpty(draft) && (
          <Button kind="quiet" onClick={clear}>
            {texts.draft.clear}
          </Button>
        )}
      </Root>
    </>
  )
}
