import { useEffect, useEffectEvent, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { ErrorSummary } from '../../components/ErrorSummary'
import { StatusRegion } from '../../components/StatusRegion'
import { fill } from '../../content/fill'
import type { RegistrationTexts } from '../../content/generated/types'
import type { FormProblems } from '../rules/fields'
import type { SentNote } from '../rules/ports'
import { ButtonRow } from './ButtonRow'
import { focusOnMount, useTitlePrefix } from './domHooks'
import { FailureBoundary } from './FailureBoundary'
import { formatMoment } from './formatMoment'
import { type FormContact, withContact } from './formTexts'
import { messagesOf } from './messages'
import { SentSummary } from './SentSummary'
import type { FormState } from './useRegistrationForm'

export interface FormMessagesProps {
  texts: RegistrationTexts
  contact: FormContact
  state: FormState
  problems: FormProblems
  onUndo: () => void
  /** "Undo" is no longer offered. */
  onUndoEnd: () => void
  /** Fills the form with what was sent; `isReplacing`: in place of what is in it. */
  onResend: (isReplacing?: boolean) => void
  /** What is in the form is not to be replaced. */
  onKeep: () => void
  /** The visitor has chosen the stored draft, or the one on the screen. */
  onChoose: (which: 'stored' | 'typed') => void
}

/**
 * Three messages above the form, none of which replaces another: news of what is stored, what came of the
 * last press of Submit, and what was sent. A failure to send is reported beside the submit button instead.
 */
export function FormMessages(props: FormMessagesProps) {
  const { texts, contact, state, problems, onUndo, onUndoEnd, onResend, onKeep, onChoose } = props
  const { phase, keeping, news, outcome, receipt, asksToReplace } = state
  const { draft, success } = texts
  return (
    <>
      <StatusRegion gap={2}>
        {news.kind === 'restored' && keeping.kind === 'kept' && (
          <Alert tone="notice" title={draft.restored}>
            {fill(draft.restoredDetail, { date: formatMoment(news.seenAt) })}
          </Alert>
        )}
        {news.kind === 'ended' && (
          <Alert
            tone="notice"
            title={news.how === 'cleared' ? draft.clearedElsewhere : draft.expired}
          />
        )}
        {news.kind === 'sent' && news.sent.at !== receipt?.at && (
          <Sent texts={texts} contact={contact} sent={news.sent} />
        )}
        {phase === 'idle' && keeping.kind === 'undecided' && (
          <Alert tone="notice" title={draft.choice}>
            <p>{fill(draft.choiceDetail, { date: formatMoment(keeping.otherAt) })}</p>
            <Answers
              answers={[
                [draft.useStored, () => onChoose('stored')],
                [draft.useTyped, () => onChoose('typed')],
              ]}
            />
          </Alert>
        )}
      </StatusRegion>
      {news.kind === 'cleared' && (
        <Alert tone="notice" title={draft.cleared} ref={focusOnMount}>
          <Answers answers={[[draft.undo, onUndo]]} />
          <EndsAt time={news.until} onEnd={onUndoEnd} />
        </Alert>
      )}
      {asksToReplace && (
        <Alert tone="notice" title={success.replaces} ref={focusOnMount}>
          <Answers
            answers={[
              [success.replace, () => onResend(true)],
              [success.keep, onKeep],
            ]}
          />
        </Alert>
      )}
      {outcome.kind === 'problems' && (
        <Problems texts={texts} problems={problems} attempt={outcome} />
      )}
      {receipt && (
        <FailureBoundary
          key={receipt.at}
          fallback={
            <Alert tone="success" title={success.heading} ref={focusOnMount}>
              {fill(draft.sentDetail, { reference: receipt.reference })}
            </Alert>
          }
        >
          <SentSummary
            texts={texts}
            contact={contact}
            receipt={receipt}
            outcome={outcome.kind === 'sent' ? outcome : undefined}
            onResend={phase === 'idle' ? () => onResend() : undefined}
            ref={focusOnMount}
          />
        </FailureBoundary>
      )}
    </>
  )
}

interface SentProps {
  texts: RegistrationTexts
  contact: FormContact
  sent: SentNote
}

/** Says that an application was sent from this browser, perhaps by somebody else. */
function Sent({ texts: { draft, success }, contact, sent }: SentProps) {
  const { at, reference, unconfirmed } = sent
  return (
    <Alert tone="notice" title={fill(draft.sent, { date: formatMoment(at) })}>
      <span>{fill(draft.sentDetail, { reference })}</span>
      {unconfirmed && <p>{withContact(success.unconfirmed, contact)}</p>}
    </Alert>
  )
}

/** The buttons below a question, each with its text. */
function Answers({ answers }: { answers: [string, () => void][] }) {
  return (
    <ButtonRow sx={{ marginTop: 1.5 }}>
      {answers.map(([text, onClick]) => (
        <Button key={text} kind="secondary" onClick={onClick}>
          {text}
        </Button>
      ))}
    </ButtonRow>
  )
}

/** @param time in milliseconds since 1970 */
function EndsAt({ time, onEnd }: { time: number; onEnd: () => void }) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setTimeout(() => end(), time - Date.now())
    return () => clearTimeout(timer)
  }, [time])
  return null
}

type ProblemsProps = Pick<FormMessagesProps, 'texts' | 'problems'> & { attempt: object }

/** Takes the focus after each submit (`attempt`), never while typing. */
function Problems({ texts, problems, attempt }: ProblemsProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt) summary.current?.focus()
  }, [attempt])
  const items = messagesOf(problems, texts)
  useTitlePrefix(items.length > 0 ? texts.problem.titlePrefix : '')
  if (items.length === 0) return null
  return <ErrorSummary ref={summary} heading={texts.problem.heading} items={items} />
}
