import { useEffect, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { ErrorSummary } from '../../components/ErrorSummary'
import { StatusRegion } from '../../components/StatusRegion'
import { fill } from '../../content/fill'
import { isSameReceipt, receiptOf } from '../rules/application'
import { differences } from '../rules/fields'
import { focusOnMount, useTitlePrefix } from './domHooks'
import { isSentElsewhere } from './formStatus'
import { formatMoment, labelOf, messagesOf } from './messages'
import { SentSummary } from './SentSummary'
import type { FormPartProps } from './useRegistrationForm'

/** The message above the form; a failure to send is reported beside the submit button instead. */
export function FormStatusMessage(part: FormPartProps) {
  const { texts, registration } = part
  const { isPersisted, status, undo } = registration
  const { draft } = texts
  return (
    <>
      <StatusRegion>
        {status.kind === 'restored' && (
          <Alert tone="notice" title={draft.restored}>
            {isPersisted && fill(draft.restoredDetail, { date: formatMoment(status.savedAt) })}
          </Alert>
        )}
        {isSentElsewhere(status, registration.draft) && <SentElsewhere {...part} />}
      </StatusRegion>
      {status.kind === 'cleared' && (
        <Alert tone="notice" title={draft.cleared} ref={focusOnMount}>
          <Button kind="quiet" onClick={undo}>
            {draft.undo}
          </Button>
        </Alert>
      )}
      {status.kind === 'problems' && <Problems {...part} />}
      <Sent {...part} />
    </>
  )
}

/** What was corrected here after another tab had sent the rest can be sent too. */
function SentElsewhere({ texts, registration }: FormPartProps) {
  const { draft, receipts, submit } = registration
  const sent = receiptOf(draft, receipts.list)
  const fields = sent ? differences(draft, sent.draft).map((field) => labelOf(field, texts)) : []
  return (
    <Alert tone="notice" title={texts.draft.sentElsewhere}>
      {fields.length === 0 ? (
        texts.draft.sentElsewhereDetail
      ) : (
        <>
          <p>{fill(texts.draft.differs, { fields: fields.join(', ') })}</p>
          <Button kind="secondary" onClick={() => submit(true)}>
            {texts.draft.sendCorrection}
          </Button>
        </>
      )}
    </Alert>
  )
}

function Sent({ registration: { receipts, status }, ...part }: FormPartProps) {
  if (status.kind !== 'sent') return null
  const { receipt, hasUnsent } = status
  const isSaved = receipts.list.some((saved) => isSameReceipt(saved, receipt))
  const onRemove = isSaved ? () => receipts.remove(receipt) : undefined
  return <SentSummary {...part} {...{ receipt, hasUnsent, onRemove }} ref={focusOnMount} />
}

/** Takes the focus after each submit, never while typing. */
function Problems({ texts, registration }: FormPartProps) {
  const { status, problems } = registration
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit makes a new status
  useEffect(() => summary.current?.focus(), [status])
  const items = messagesOf(problems, texts)
  useTitlePrefix(items.length > 0 ? texts.problem.titlePrefix : '')
  if (items.length === 0) return null
  return <ErrorSummary ref={summary} heading={texts.problem.heading} items={items} />
}
