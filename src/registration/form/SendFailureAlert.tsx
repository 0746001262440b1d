import type { Ref } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { Disclosure } from '../../components/Disclosure'
import { whatsAppUrl } from '../../components/whatsAppUrl'
import { fill } from '../../content/fill'
import type { FailureTexts, RegistrationTexts, WhatsAppTexts } from '../../content/generated/types'
import { referenceOf } from '../rules/application'
import type { RegistrationDraft } from '../rules/fields'
import type { FailedSend } from '../rules/ports'
import { sendFailures } from '../rules/sendFailures'
import { plainTextOf, shortened } from '../rules/serviceAnswer'
import { applicationText, mailtoLink } from './applicationText'
import { ButtonRow } from './ButtonRow'
import { formatMoment } from './formatMoment'
import { type FormContact, withContact } from './formTexts'
import { SaveAsFile } from './SaveAsFile'

export interface SendFailureAlertProps {
  texts: RegistrationTexts
  contact: FormContact
  outcome: FailedSend
  draft: RegistrationDraft
  onSubmit: () => void
  /** The visitor wants to send it although it may have arrived. */
  onSendAgain: () => void
  ref?: Ref<HTMLDivElement>
}

/** Says why sending failed, what became of the application, and what to do next. */
export function SendFailureAlert(props: SendFailureAlertProps) {
  const { texts, contact, outcome, draft, onSubmit, onSendAgain, ref } = props
  const { failure } = texts
  const { fate, recovery } = sendFailures[outcome.reason]
  // The other reasons have a clearer text of ours.
  const isAnswered = outcome.reason === 'refused' || outcome.reason === 'unclear'
  const answer = isAnswered ? plainTextOf(outcome.text) : ''
  return (
    <Alert
      tone={fate === 'withheld' ? 'notice' : 'error'}
      title={titleOf(outcome, shortened(answer), failure)}
      ref={ref}
    >
      <p>{withContact(failure[fate], contact)}</p>
      {fate !== 'withheld' && <p>{failure.stillHere}</p>}
      {earlierTexts(outcome, failure).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {shortened(answer) !== answer && (
        <Disclosure label={failure.fullResponse}>{answer}</Disclosure>
      )}
      <ButtonRow sx={{ marginTop: 2 }}>
        <Button kind="secondary" onClick={recovery === 'sendAgain' ? onSendAgain : onSubmit}>
          {failure[recovery]}
        </Button>
        <a href={mailtoLink(draft, texts, contact)}>{failure.mail}</a>
        <SaveAsFile
          label={texts.success.save}
          text={applicationText(draft, texts)}
          fileName={`${texts.title}.txt`}
        />
        <WhatsAppLink texts={texts.whatsapp} contact={contact} reference={referenceOf(draft)} />
      </ButtonRow>
    </Alert>
  )
}

function titleOf({ reason, earlier }: FailedSend, answer: string, texts: FailureTexts): string {
  const { sentAt, unclearAt } = earlier ?? {}
  if (reason === 'alreadySent') return withDate(texts.alreadySent, sentAt)
  if (reason === 'triedBefore') return withDate(texts.triedBefore, unclearAt)
  if (reason === 'underWay') return texts.underWay
  return fill(texts.message, {
    reason: answer || texts[reason === 'refused' ? 'noReason' : reason],
  })
}

/** Returns what became of earlier attempts, but for what the title says. */
function earlierTexts({ reason, earlier }: FailedSend, texts: FailureTexts): string[] {
  const { sentAt, unclearAt } = earlier ?? {}
  return [
    ...(sentAt && reason !== 'alreadySent' ? [withDate(texts.earlierSent, sentAt)] : []),
    ...(unclearAt && reason !== 'triedBefore' ? [withDate(texts.earlierUnclear, unclearAt)] : []),
  ]
}

const withDate = (text: string, time = 0): string => fill(text, { date: formatMoment(time) })

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
