import type { Ref } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { Disclosure } from '../../components/Disclosure'
import { whatsAppUrl } from '../../components/whatsAppUrl'
import { fill } from '../../content/fill'
import type { FailureTexts, RegistrationTexts, WhatsAppTexts } from '../../content/generated/types'
import { referenceOf } from '../rules/application'
import { isEmpty, type RegistrationDraft } from '../rules/fields'
import type { FailedSend } from '../rules/ports'
import { sendFailures } from '../rules/sendFailures'
import { plainTextOf, shortened } from '../rules/serviceAnswer'
import { applicationText, mailtoLink } from './applicationText'
import { ButtonRow } from './ButtonRow'
import { formatMoment } from './formatMoment'
import { type FormContact, withContact } from './formTexts'
import { TakeAway } from './TakeAway'

export interface SendFailureAlertProps {
  texts: RegistrationTexts
  contact: FormContact
  outcome: FailedSend
  draft: RegistrationDraft
  /** `again`: the visitor wants to send it although it may have arrived. */
  onSend: (again: boolean) => void
  ref?: Ref<HTMLDivElement>
}

/** Says why sending failed, what became of the application, and what to do next. */
export function SendFailureAlert(props: SendFailureAlertProps) {
  const { texts, contact, outcome, draft, onSend, ref } = props
  const { failure } = texts
  const { fate, recovery } = sendFailures[outcome.reason]
  const { earlier } = outcome
  /** Another window may have cleared it meanwhile. */
  const hasDraft = !isEmpty(draft)
  // The other reasons have a clearer text of ours.
  const isAnswered = outcome.reason === 'refused' || outcome.reason === 'unclear'
  const answer = isAnswered ? plainTextOf(outcome.text) : ''
  return (
    <Alert
      tone={fate === 'withheld' ? 'notice' : 'failure'}
      title={titleOf(outcome, shortened(answer), failure)}
      ref={ref}
    >
      <p>{withContact(failure[fate], contact)}</p>
      {fate !== 'withheld' && hasDraft && <p>{failure.stillHere}</p>}
      {earlier && fate !== 'withheld' && (
        <p>
          {fill(earlier.state === 'sent' ? failure.earlierSent : failure.earlierUnclear, {
            date: formatMoment(earlier.at),
          })}
        </p>
      )}
      {shortened(answer) !== answer && (
        <Disclosure label={failure.fullResponse}>{answer}</Disclosure>
      )}
      <ButtonRow sx={{ marginTop: 2 }}>
        {hasDraft && (
          <Button
            kind="secondary"
            // What was meant to be sent again still is.
            onClick={() => onSend(recovery === 'sendAgain' || earlier !== undefined)}
          >
            {failure[recovery]}
          </Button>
        )}
        <a href={mailtoLink(draft, texts, contact)}>{failure.mail}</a>
        {hasDraft && (
          <TakeAway
            texts={texts.success}
            text={applicationText(draft, texts)}
            fileName={`${texts.title}.txt`}
          />
        )}
        <WhatsAppLink texts={texts.whatsapp} contact={contact} reference={referenceOf(draft)} />
      </ButtonRow>
    </Alert>
  )
}

function titleOf({ reason, earlier }: FailedSend, answer: string, texts: FailureTexts): string {
  const isOther = earlier?.isSame === false
  const withheld = {
    alreadySent: isOther ? texts.otherSent : texts.alreadySent,
    triedBefore: isOther ? texts.otherTried : texts.triedBefore,
    underWay: texts.underWay,
  }
  return reason === 'alreadySent' || reason === 'triedBefore' || reason === 'underWay'
    ? fill(withheld[reason], { date: earlier ? formatMoment(earlier.at) : '' })
    : fill(texts.message, { reason: answer || texts[reason === 'refused' ? 'noReason' : reason] })
}

export interface WhatsAppLinkProps {
  texts: WhatsAppTexts
  contact: FormContact
  /** See `referenceOf`. */
  reference: string
}

/**
 * Asks about an application, if the company answers there. It opens a new tab: leaving the page would
 * end what only this page shows.
 */
export function WhatsAppLink({ texts, contact: { whatsapp }, reference }: WhatsAppLinkProps) {
  if (!whatsapp) return null
  const message = encodeURIComponent(fill(texts.message, { reference }))
  return (
    <a href={`${whatsAppUrl(whatsapp)}?text=${message}`} target="_blank" rel="noopener">
      {texts.link}
    </a>
  )
}
