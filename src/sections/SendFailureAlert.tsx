import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { Alert } from '../components/Alert'
import { Button } from '../components/Button'
import { fill } from '../content/fill'
import type { CompanyContact, FailureWords, RegistrationWords } from '../content/types'
import { documentFields, type RegistrationDraft, textFields } from '../registration/fields'
import { mailtoLink } from '../registration/mailto'
import { fateOf, type SendFailure, type SendOutcome } from '../registration/ports'
import { formatMoment } from './formatMoment'

export interface SendFailureAlertProps {
  words: RegistrationWords
  contact: CompanyContact
  outcome: Extract<SendOutcome, { ok: false }>
  /** What the visitor entered; the mail link carries it. */
  draft: RegistrationDraft
  /** `again`: the visitor wants it sent although it may have arrived. */
  onSend: (options: { again: boolean }) => void
  ref?: Ref<HTMLDivElement>
}

const WaysOut = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  marginTop: theme.spacing(2),
}))

/** The same press would be kept back; the visitor has to mean it. */
const needsResolve: readonly SendFailure[] = [
  'noAnswer',
  'timedOut',
  'unclear',
  'alreadySent',
  'triedBefore',
]

/** Says why an application did not go through, what became of it, and the ways out. */
export function SendFailureAlert({
  words,
  contact,
  outcome,
  draft,
  onSend,
  ref,
}: SendFailureAlertProps) {
  const { failure } = words
  const fate = fateOf[outcome.reason]
  const again = needsResolve.includes(outcome.reason)
  return (
    <Alert
      tone={fate === 'keptBack' ? 'notice' : 'failure'}
      title={titleOf(outcome, failure)}
      ref={ref}
    >
      {fill(failure[fate], { email: contact.email, phone: contact.phone })}
      <WaysOut>
        <Button kind="secondary" onClick={() => onSend({ again })}>
          {again ? failure.sendAgain : failure.tryAgain}
        </Button>
        <a href={mailOf(draft, words, contact)}>{failure.mail}</a>
      </WaysOut>
    </Alert>
  )
}

function titleOf(
  { reason, text, at = 0 }: SendFailureAlertProps['outcome'],
  words: FailureWords,
): string {
  const date = formatMoment(at)
  const reasons: Record<SendFailure, string> = {
    refused: text || words.noReason,
    offline: words.offline,
    unavailable: words.unavailable,
    unconfigured: words.unconfigured,
    noAnswer: words.noAnswer,
    timedOut: words.timedOut,
    unclear: text || words.unclear,
    alreadySent: fill(words.alreadySent, { date }),
    triedBefore: fill(words.triedBefore, { date }),
    underWay: words.underWay,
  }
  return fateOf[reason] === 'keptBack'
    ? reasons[reason]
    : fill(words.message, { reason: reasons[reason] })
}

function mailOf(
  draft: RegistrationDraft,
  { fields, documents, failure }: RegistrationWords,
  { email }: CompanyContact,
): string {
  const texts = textFields.map((field) => `${fields[field].label}: ${draft[field]}`)
  const files = documentFields.map(
    (field) => `${documents[field].label}: ${draft[field]?.url ?? ''}`,
  )
  const subject = fill(failure.mailSubject, { company: draft.company_name })
  return mailtoLink({ to: email, subject, lines: [...texts, ...files] })
}
