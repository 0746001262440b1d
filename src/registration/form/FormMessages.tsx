import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { ErrorSummary } from '../../components/ErrorSummary'
import { StatusRegion } from '../../components/StatusRegion'
import { fill } from '../../content/fill'
import type { DraftTexts, RegistrationTexts } from '../../content/generated/types'
import { undoTimeout } from '../rules/limits'
import type { End } from '../rules/ports'
import { focusOnMount, useTitlePrefix } from './domHooks'
import { type FormState, isUndecided } from './formState'
import { type FormContact, type FormProblems, formatMoment, messagesOf } from './messages'
import { actions } from './SendFailureAlert'
import { SentSummary } from './SentSummary'

export interface FormMessagesProps {
  texts: RegistrationTexts
  contact: FormContact
  state: FormState
  problems: FormProblems
  onUndo: () => void
  /** "Undo" is no longer offered, or the draft is not to be replaced. */
  onOfferEnd: () => void
  /** Fills the form with what was sent. */
  onResend: () => void
  /** The visitor has chosen the stored draft, or the one on the screen. */
  onChoose: (which: 'stored' | 'typed') => void
}

/** The message above the form; a failure to send is reported beside the submit button instead. */
export function FormMessages(props: FormMessagesProps) {
  const { texts, contact, state, problems, onUndo, onOfferEnd, onResend, onChoose } = props
  const { phase, keeping, message, receipt } = state
  const { draft, success } = texts
  return (
    <>
      <StatusRegion gap={2}>
        {message.kind === 'restored' && keeping.kind === 'kept' && (
          <Alert tone="notice" title={draft.restored}>
            {fill(draft.restoredDetail, { date: formatMoment(message.savedAt) })}
          </Alert>
        )}
        {message.kind === 'ended' && <Ended texts={draft} end={message.end} />}
        {phase === 'idle' && isUndecided(keeping) && (
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
      {message.kind === 'cleared' && (
        <Alert tone="notice" title={draft.cleared} ref={focusOnMount}>
          <Answers answers={[[draft.undo, onUndo]]} />
          <EndsLater onEnd={onOfferEnd} />
        </Alert>
      )}
      {message.kind === 'replacesDraft' && (
        <Alert tone="notice" title={success.replaces} ref={focusOnMount}>
          <Answers
            answers={[
              [success.replace, onResend],
              [success.keep, onOfferEnd],
            ]}
          />
        </Alert>
      )}
      {message.kind === 'problems' && (
        <Problems texts={texts} problems={problems} attempt={message} />
      )}
      {receipt && (
        <SentSummary
          texts={texts}
          contact={contact}
          receipt={receipt}
          news={message.kind === 'sent' ? message : undefined}
          onResend={phase === 'idle' ? onResend : undefined}
          ref={focusOnMount}
        />
      )}
    </>
  )
}

function Ended({ texts, end: { how, at, reference = '' } }: { texts: DraftTexts; end: End }) {
  const titles = { sent: texts.sent, cleared: texts.clearedElsewhere, expired: texts.expired }
  return (
    <Alert tone="notice" title={fill(titles[how], { date: formatMoment(at) })}>
      {how === 'sent' && fill(texts.sentDetail, { reference })}
    </Alert>
  )
}

/** The buttons below a question, each with its text. */
function Answers({ answers }: { answers: [string, () => void][] }) {
  return (
    <Box sx={{ ...actions, marginTop: 1.5 }}>
      {answers.map(([text, onClick]) => (
        <Button key={text} kind="secondary" onClick={onClick}>
          {text}
        </Button>
      ))}
    </Box>
  )
}

/** Ends the offer of "Undo" after two minutes. */
function EndsLater({ onEnd }: { onEnd: () => void }) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setTimeout(() => end(), undoTimeout)
    return () => clearTimeout(timer)
  }, [])
  return null
}

type ProblemsProps = Pick<FormMessagesProps, 'texts' | 'problems'> & { attempt: object }

/** Takes the focus after each submit (`attempt`), never while typing. */
function Problems({ texts, problems, attempt }: ProblemsProps) {
  const summary = useRef<HTMLDivElement>(null)
  const focused = useRef<object>(undefined)
  useEffect(() => {
    if (focused.current === attempt) return
    focused.current = attempt
    summary.current?.focus()
  }, [attempt])
  const items = messagesOf(problems, texts)
  useTitlePrefix(items.length > 0 ? texts.problem.titlePrefix : '')
  if (items.length === 0) return null
  return <ErrorSummary ref={summary} heading={texts.problem.heading} items={items} />
}
