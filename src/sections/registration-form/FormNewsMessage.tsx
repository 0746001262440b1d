import { useEffect, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { ErrorSummary } from '../../components/ErrorSummary'
import { fill } from '../../content/fill'
import { focusOnMount } from './focusOnMount'
import { formatMoment } from './formatMoment'
import { type FieldProblem, withMessages } from './problemMessages'
import { SentSummary } from './SentSummary'
import type { FormPartProps } from './useRegistrationForm'
import { useTitlePrefix } from './useTitlePrefix'

/** The message above the form; a failure to send is reported beside the submit button instead. */
export function FormNewsMessage({ texts, registration }: FormPartProps) {
  const { isKept, news, undo } = registration
  const { draft } = texts
  switch (news.kind) {
    case 'restored':
      return (
        <Alert tone="notice" title={draft.restored}>
          {isKept && fill(draft.restoredDetail, { date: formatMoment(news.keptAt) })}
        </Alert>
      )
    case 'cleared':
      return (
        <Alert tone="notice" title={draft.cleared} ref={focusOnMount}>
          <Button kind="quiet" onClick={undo}>
            {draft.undo}
          </Button>
        </Alert>
      )
    case 'sentElsewhere':
      return (
        <Alert tone="notice" title={draft.sentElsewhere}>
          {draft.sentElsewhereDetail}
        </Alert>
      )
    case 'problems':
      return <Problems texts={texts} registration={registration} />
    case 'sent':
      return <Sent texts={texts} registration={registration} />
    default:
      return null
  }
}

function Sent({ texts, registration }: Omit<FormPartProps, 'contact'>) {
  const { news, records } = registration
  if (news.kind !== 'sent') return null
  const { record, hasUnsent } = news
  const isKept = records.list.some(({ reference }) => reference === record.reference)
  const onRemove = isKept ? () => records.remove(record.reference) : undefined
  return <SentSummary {...{ texts, record, hasUnsent, onRemove }} ref={focusOnMount} />
}

/** Takes the focus after each submit, never while typing. */
function Problems({ texts, registration }: Omit<FormPartProps, 'contact'>) {
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
