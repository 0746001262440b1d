import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { Disclosure } from '../../components/Disclosure'
import { fill } from '../../content/fill'
import type { CompanyContact, FailureTexts, RegistrationTexts } from '../../content/generated/types'
import { type SendFailure, sendFailures } from '../rules/failures'
import type { RegistrationDraft } from '../rules/fields'
import type { FailedSend } from '../rules/ports'
import { applicationMail, formatMoment, plainTextOf, shortened } from './messages'

export interface SendFailureAlertProps {
  texts: RegistrationTexts
  contact: CompanyContact
  outcome: FailedSend
  /** The draft; the mail link includes it. */
  draft: RegistrationDraft
  /** `again`: the visitor wants to send it although it may have arrived. */
  onSend: (again: boolean) => void
  ref?: Ref<HTMLDivElement>
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  marginTop: theme.spacing(2),
}))

/** Says why sending failed, what became of the application, and what to do next. */
export function SendFailureAlert({
  texts,
  contact,
  outcome,
  draft,
  onSend,
  ref,
}: SendFailureAlertProps) {
  const { failure } = texts
  const { fate, recovery } = sendFailures[outcome.reason]
  const answer = plainTextOf(outcome.text)
  return (
    <Alert
      tone={fate === 'withheld' ? 'notice' : 'failure'}
      title={titleOf({ ...outcome, text: shortened(answer) }, failure)}
      ref={ref}
    >
      <p>{fill(failure[fate], { email: contact.email, phone: contact.phone })}</p>
      {showsText(outcome) && shortened(answer) !== answer && (
        <Disclosure label={failure.fullResponse}>{answer}</Disclosure>
      )}
      <Actions>
        <Button kind="secondary" onClick={() => onSend(recovery === 'sendAgain')}>
          {failure[recovery]}
        </Button>
        <a href={applicationMail(draft, texts, contact)}>{failure.mail}</a>
      </Actions>
    </Alert>
  )
}

/** The others have our own words. */
const showsText = ({ reason }: FailedSend): boolean => reason === 'refused' || reason === 'unclear'

function titleOf({ reason, text, at = 0 }: FailedSend, texts: FailureTexts): string {
  const date = formatMoment(at)
  const reasons: Record<SendFailure, string> = {
    refused: text || texts.noReason,
    offline: texts.offline,
    blocked: texts.blocked,
    unavailable: texts.unavailable,
    unconfigured: texts.unconfigured,
    noAnswer: texts.noAnswer,
    timedOut: texts.timedOut,
    unclear: text || texts.unclear,
    alreadySent: fill(texts.alreadySent, { date }),
    triedBefore: fill(texts.triedBefore, { date }),
    underWay: texts.underWay,
  }
  return sendFailures[reason].fate === 'withheld'
    ? reasons[reason]
    : fill(texts.message, { reason: reasons[reason] })
}
