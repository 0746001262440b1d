import { useEffect, useRef, useState } from 'react'
import type { ContentValues, FrameMessage, Outcome, PreviewState } from '../preview/messages'
import type { PreviewFrameProps } from './PreviewFrame'
import { useSettled } from './useSettled'

interface PreviewChoices {
  content: ContentValues
  page: string
  state: string | undefined
  onPageChange: (page: string) => void
}

/** A frame's work. A state is played once, so it has its own frame; the pages share one. */
interface Job {
  readonly id: string
  readonly state?: {
    readonly id: string
    readonly page: string
    /** Texts do not change while it is played. */
    readonly content: ContentValues
  }
}

type Jobs = readonly [seen: Job, next?: Job]

/** How long a frame may take to show something, in ms. */
const timeLimit = 15_000

const isSame = ({ page, state }: Outcome, show: PreviewFrameProps['show']): boolean =>
  page === show.page && state === show.state

/**
 * The frames of the preview: the one that is seen and, after another state was chosen or while
 * a state is played with new texts, the next one, until it is ready.
 */
export function usePreview({ content, page, state, onPageChange }: PreviewChoices) {
  const [states, setStates] = useState<readonly PreviewState[]>([])
  const [reported, setReported] = useState<Outcome & { job: string }>()
  const { jobs, last, finish } = useJobs(content, page, state)
  const wanted = { content, page, ...(state && { state }) }
  const outcome = reported?.job === last && isSame(reported, wanted) ? reported : undefined

  const onMessage = (job: string, message: FrameMessage) => {
    if (message.type === 'states') setStates(message.states)
    else if (message.type === 'visit') onPageChange(message.page)
    else if (message.type !== 'ready' && job === last) {
      setReported({ ...message, job })
      finish(job)
    }
  }
  const isBusy = !outcome
  useEffect(() => {
    if (!isBusy) return
    const report = { type: 'failed', page, ...(state && { state }), message: silent } as const
    const timer = setTimeout(() => setReported({ ...report, job: last }), timeLimit)
    return () => clearTimeout(timer)
  }, [isBusy, last, page, state])
  return { jobs: showsOf(jobs, content, page), states, outcome, onMessage }
}

const silent = 'The preview does not answer. Reload this page; your unsaved work is kept.'

/** What each frame shows. */
function showsOf([seen, next]: Jobs, content: ContentValues, page: string) {
  const showOf = ({ id, state }: Job, texts = content) => ({
    id,
    show: { content: texts, page: state?.page ?? page, ...(state && { state: state.id }) },
  })
  return next ? [showOf(seen), showOf(next, next.state?.content)] : [showOf(seen)]
}

function useJobs(content: ContentValues, page: string, state: string | undefined) {
  const [jobs, setJobs] = useState<Jobs>([{ id: '1' }])
  const settled = useSettled(content)
  const now = useRef({ page, content })
  useEffect(() => {
    now.current = { page, content }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state is played again with new texts
  useEffect(() => {
    setJobs((current) => {
      const [seen, next] = current
      const last = next ?? seen
      if (!state && !last.state) return current
      const id = String(Number(last.id) + 1)
      return [seen, state ? { id, state: { id: state, ...now.current } } : { id }]
    })
  }, [state, settled])
  const finish = (id: string) =>
    setJobs((current) => (current[1]?.id === id ? [current[1]] : current))
  return { jobs, last: (jobs[1] ?? jobs[0]).id, finish }
}
