import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { ErrorSummary } from '../../components/ErrorSummary'
import { StatusRegion } from '../../components/StatusRegion'
import { fill } from '../../content/fill'
import type {
  CompanyContact,
  DraftTexts,
  RegistrationTexts,
  SuccessTexts,
} from '../../content/generated/types'
import { undoTimeout } from '../rules/limits'
import type { End } from '../rules/ports'
import { focusOnMount, useTitlePrefix } from './domHooks'
import type { FormState } from './formState'
import { type FormProblems, formatMoment, messagesOf } from './messages'
import { SentSummary } from './SentSummary'

/** What a visitor can do about a message above the form. */
export interface MessageActions {
  onUndo: () => void
  /** "Undo" is no longer offered, or the draft is not to be replaced. */
  onOfferEnd: () => void
  /** Fills the form with what was sent. */
  onResend: () => void
  onChoose: (which: 'stored' | 'typed') => void
}

export interface FormMessagesProps extends MessageActions {
  texts: RegistrationTexts
  contact: CompanyContact
  state: FormState
  problems: FormProblems
}

/** The message above the form; a failure to send is reported beside the submit button instead. */
export function FormMessages({ texts, contact, state, problems, ...actions }: FormMessagesProps) {
  const { phase, keeping, message, receipt } = state
  const { draft, success } = texts
  return (
    <>
      <StatusRegion>
        {message.kind === 'restored' && keeping.kind !== 'alone' && (
          <Alert tone="notice" title={draft.restored}>
            {keeping.kind === 'kept' &&
              fill(draft.restoredDetail, { date: formatMoment(message.savedAt) })}
          </Alert>
        )}
        {message.kind === 'ended' && <Ended texts={draft} end={message.end} />}
        {phase === 'idle' && keeping.kind === 'alone' && keeping.otherAt && (
          <Choice texts={draft} savedAt={keeping.otherAt} onChoose={actions.onChoose} />
        )}
      </StatusRegion>
      {message.kind === 'cleared' && <Cleared texts={draft} {...actions} />}
      {message.kind === 'replacesDraft' && <ReplacesDraft texts={success} {...actions} />}
      {message.kind === 'problems' && (
        <Problems texts={texts} problems={problems} attempt={message} />
      )}
      {receipt && (
        <SentSummary
          texts={texts}
          contact={contact}
          receipt={receipt}
          news={message.kind === 'sent' ? message : undefined}
          onResend={phase === 'idle' ? actions.onResend : undefined}
        />
      )}
    </>
  )
}

function Ended({ texts, end: { how, at, reference = '' } }: { texts: DraftTexts; end: End }) {
  const date = formatMoment(at)
  const titles = { sent: texts.sent, cleared: texts.clearedElsewhere, expired: texts.expired }
  return (
    <Alert tone="notice" title={fill(titles[how], { date })}>
      {how === 'sent' && fill(texts.sentDetail, { reference })}
    </Alert>
  )
}

const Answers = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  marginTop: theme.spacing(1.5),
}))

interface ChoiceProps extends Pick<MessageActions, 'onChoose'> {
  texts: DraftTexts
  savedAt: number
}

/** Only one draft can be kept, and no text goes but by the visitor's own press. */
function Choice({ texts, savedAt, onChoose }: ChoiceProps) {
  return (
    <Alert tone="notice" title={texts.choice}>
      <p>{fill(texts.choiceDetail, { date: formatMoment(savedAt) })}</p>
      <Answers>
        <Button kind="secondary" onClick={() => onChoose('stored')}>
          {texts.useStored}
        </Button>
        <Button kind="secondary" onClick={() => onChoose('typed')}>
          {texts.useTyped}
        </Button>
      </Answers>
    </Alert>
  )
}

type OfferProps<Texts> = Pick<MessageActions, 'onUndo' | 'onOfferEnd' | 'onResend'> & {
  texts: Texts
}

function Cleared({ texts, onUndo, onOfferEnd }: OfferProps<DraftTexts>) {
  const end = useEffectEvent(onOfferEnd)
  useEffect(() => {
    const timer = setTimeout(() => end(), undoTimeout)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Alert tone="notice" title={texts.cleared} ref={focusOnMount}>
      <Button kind="quiet" onClick={onUndo}>
        {texts.undo}
      </Button>
    </Alert>
  )
}

function ReplacesDraft({ texts, onResend, onOfferEnd }: OfferProps<SuccessTexts>) {
  return (
    <Alert tone="notice" title={texts.replaces} ref={focusOnMount}>
      <Answers>
        <Button kind="secondary" onClick={onResend}>
          {texts.replace}
        </Button>
        <Button kind="secondary" onClick={onOfferEnd}>
          {texts.keep}
        </Button>
      </Answers>
    </Alert>
  )
}

interface ProblemsProps {
  texts: RegistrationTexts
  problems: FormProblems
  /** Another one for each submit. */
  attempt: object
}

/** Takes the focus after each submit, never while typing. */
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
