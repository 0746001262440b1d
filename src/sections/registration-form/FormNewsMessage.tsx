import { useEffect, useRef } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { ErrorSummary } from '../../components/ErrorSummary'
import { fill } from '../../content/fill'
import type { RegistrationTexts } from '../../content/generated/types'
import { focusOnMount } from './focusOnMount'
import { formatMoment } from './formatMoment'
import type { FormNews } from './formNews'
import type { FieldProblem } from './problems'
import { SentSummary } from './SentSummary'

export interface FormNewsMessageProps {
  news: FormNews
  texts: RegistrationTexts
  /** What is wrong now, in the order of the fields. */
  problems: readonly FieldProblem[]
  onUndo: () => void
}

/** What happened, above the form; a failure to send is reported beside its button instead. */
export function FormNewsMessage({ news, texts, problems, onUndo }: FormNewsMessageProps) {
  const { draft } = texts
  switch (news.kind) {
    case 'restored':
      return (
        <Alert tone="notice" title={draft.restored}>
          {fill(draft.restoredDetail, { date: formatMoment(news.keptAt) })}
        </Alert>
      )
    case 'cleared':
      return (
        <Alert tone="notice" title={draft.cleared} ref={focusOnMount}>
          <Button kind="quiet" onClick={onUndo}>
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
      return <Problems news={news} heading={texts.problem.heading} problems={problems} />
    case 'sent':
      return <SentSummary texts={texts} {...news.record} ref={focusOnMount} />
    default:
      return null
  }
}

interface ProblemsProps {
  /** A new object after each submit. */
  news: FormNews
  heading: string
  problems: readonly FieldProblem[]
}

/** Takes the focus after each submit, never while typing. */
function Problems({ news, heading, problems }: ProblemsProps) {
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: news is what happened
  useEffect(() => summary.current?.focus(), [news])
  if (problems.length === 0) return null
  return <ErrorSummary ref={summary} heading={heading} items={withoutRepeats(problems)} />
}

/** Both documents share one message; it leads to the first that is missing. */
function withoutRepeats(problems: readonly FieldProblem[]) {
  return problems
    .filter(({ message }, index) => problems.findIndex((p) => p.message === message) === index)
    .map(({ field, message }) => ({ fieldId: field, message }))
}
