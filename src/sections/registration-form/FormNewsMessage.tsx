import { useEffect, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { ErrorSummary } from '../../components/ErrorSummary'
import { StatusRegion } from '../../components/StatusRegion'
import { fill } from '../../content/fill'
import { differences, isSameRecord, recordOf } from '../../registration/sentRecords'
import { focusOnMount } from './focusOnMount'
import { formatMoment } from './formatMoment'
import type { FormNews } from './formNews'
import { type FieldProblem, labelOf, withMessages } from './problemMessages'
import { SentSummary } from './SentSummary'
import type { FormPartProps } from './useRegistrationForm'
import { useTitlePrefix } from './useTitlePrefix'

/** The message above the form; a failure to send is reported beside the submit button instead. */
export function FormNewsMessage(part: FormPartProps) {
  const { texts, registration } = part
  const { isKept, news, undo } = registration
  const { draft } = texts
  return (
    <>
      <StatusRegion>
        {news.kind === 'restored' && (
          <Alert tone="notice" title={draft.restored}>
            {isKept && fill(draft.restoredDetail, { date: formatMoment(news.keptAt) })}
          </Alert>
        )}
        {news.kind === 'sentElsewhere' && <SentElsewhere {...part} />}
      </StatusRegion>
      {news.kind === 'cleared' && (
        <Alert tone="notice" title={draft.cleared} ref={focusOnMount}>
          <Button kind="quiet" onClick={undo}>
            {draft.undo}
          </Button>
        </Alert>
      )}
      {news.kind === 'problems' && <Problems {...part} />}
      {news.kind === 'sent' && <Sent {...part} news={news} />}
    </>
  )
}

/** What was corrected here after another tab had sent the rest can be sent too. */
function SentElsewhere({ texts, registration }: FormPartProps) {
  const { draft, records, submit } = registration
  const sent = recordOf(draft, records.list)
  const fields = sent ? differences(draft, sent).map((field) => labelOf(field, texts)) : []
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

interface SentProps extends FormPartProps {
  news: Extract<FormNews, { kind: 'sent' }>
}

function Sent({ news: { record, hasUnsent }, registration: { records }, ...part }: SentProps) {
  const isKept = records.list.some((kept) => isSameRecord(kept, record))
  const onRemove = isKept ? () => records.remove(record) : undefined
  return <SentSummary {...part} {...{ record, hasUnsent, onRemove }} ref={focusOnMount} />
}

/** Takes the focus after each submit, never while typing. */
function Problems({ texts, registration }: FormPartProps) {
  const { news, problems } = registration
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit makes new news
  useEffect(() => summary.current?.focus(), [news])
  const items = withoutRepeats(withMessages(problems, texts))
  useTitlePrefix(items.length > 0 ? texts.problem.titlePrefix : '')
  if (items.length === 0) return null
  return <ErrorSummary ref={summary} heading={texts.problem.heading} items={items} />
}

/** Both documents share one message; it links to the first one that is missing. */
function withoutRepeats(problems: readonly FieldProblem[]) {
  return problems
    .filter(({ message }, index) => problems.findIndex((p) => p.message === message) === index)
    .map(({ field, message }) => ({ fieldId: field, message }))
}
