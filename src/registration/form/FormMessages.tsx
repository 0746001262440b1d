import { memo, useEffect, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { ErrorSummary } from '../../components/ErrorSummary'
import { StatusRegion } from '../../components/StatusRegion'
import { fill } from '../../content/fill'
import type { RegistrationTexts } from '../../content/generated/types'
import type { Receipt } from '../rules/application'
import type { FormProblems } from '../rules/fields'
import { ButtonRow } from './ButtonRow'
import { focusAtTop, focusOnMount, useTitlePrefix } from './domHooks'
import { formatMoment } from './formatMoment'
import type { FormContact } from './formTexts'
import { messagesOf } from './messages'
import type { Outcome } from './outcome'
import { SentSummary } from './SentSummary'

export interface FormMessagesProps {
  texts: RegistrationTexts
  contact: FormContact
  /** Of the heading of the form, or of what was sent in its place. */
  titleId: string
  /** The form has opened with what its tab had kept. */
  isRestored: boolean
  /** Brings back what was cleared; `undefined` if nothing was. */
  onUndo: (() => void) | undefined
  outcome: Outcome
  problems: FormProblems
  receipt: Receipt | undefined
  /** Fills the form with what was sent; without it, there is no button. */
  onResend: (() => void) | undefined
}

/**
 * Three messages above the form, none of which replaces another: what its tab has kept, what came of the
 * last press of Submit, and what was sent. A failure to send is reported beside the submit button instead.
 */
export const FormMessages = memo(function FormMessages(props: FormMessagesProps) {
  const { texts, contact, titleId, isRestored, onUndo, outcome, problems, receipt, onResend } =
    props
  const { draft } = texts
  return (
    <>
      <StatusRegion>
        {isRestored && (
          <Alert tone="notice" title={draft.restored}>
            {draft.restoredDetail}
          </Alert>
        )}
        {receipt && !receipt.draft && (
          <Alert tone="notice" title={fill(draft.sent, { date: formatMoment(receipt.at) })}>
            {fill(draft.sentDetail, { reference: receipt.reference })}
          </Alert>
        )}
      </StatusRegion>
      {onUndo && (
        <Alert tone="notice" title={draft.cleared} ref={focusOnMount}>
          <ButtonRow sx={{ marginTop: 1.5 }}>
            <Button kind="secondary" onClick={onUndo}>
              {draft.undo}
            </Button>
          </ButtonRow>
        </Alert>
      )}
      {outcome.kind === 'problems' && (
        <Problems texts={texts} problems={problems} attempt={outcome} />
      )}
      {receipt?.draft && (
        <SentSummary
          key={receipt.at}
          texts={texts}
          contact={contact}
          titleId={titleId}
          receipt={{ ...receipt, draft: receipt.draft }}
          outcome={outcome.kind === 'sent' ? outcome : undefined}
          onResend={onResend}
          ref={focusAtTop}
        />
      )}
    </>
  )
})

type ProblemsProps = Pick<FormMessagesProps, 'texts' | 'problems'> & { attempt: object }

/** Takes the focus after each submit (`attempt`), never while typing. */
const Problems = memo(function Problems({ texts, problems, attempt }: ProblemsProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt) summary.current?.focus()
  }, [attempt])
  const items = messagesOf(problems, texts)
  useTitlePrefix(items.length > 0 ? texts.problem.titlePrefix : '')
  if (items.length === 0) return null
  return <ErrorSummary ref={summary} heading={texts.problem.heading} items={items} />
})
