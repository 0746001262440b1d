import { type RefObject, useRef, useState } from 'react'
import type { DocumentAction, DocumentProgress } from '../../components/DocumentField'
import { formatFileSize } from '../../components/formatFileSize'
import { fill } from '../../content/fill'
import type { FormDocuments } from '../../content/generated/types'
import {
  cleanFileName,
  type DocumentName,
  documentNames,
  type RegistrationDraft,
  type UploadedDocument,
} from '../rules/fields'
import { maxDocumentBytes, withTimeout } from '../rules/limits'
import type { FailedUpload, RegistrationPorts, UploadRequest } from '../rules/ports'
import type { PdfFacts } from '../rules/validation'
import { type FormProblems, plainTextOf } from './messages'

export interface DocumentUploadsOptions
  extends Pick<RegistrationPorts, 'loadRules' | 'uploadDocument'> {
  texts: FormDocuments
  draft: RegistrationDraft
  /** Stores the document, or removes it. */
  onChange: (field: DocumentName, document: UploadedDocument | null) => void
  /** Called when an upload has ended without a document. */
  onEnd: () => void
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>

/** The uploads of all documents, with one window at a time. */
export function useDocumentUploads(options: DocumentUploadsOptions) {
  const lastToOpen = useRef<Promise<unknown>>(undefined)
  return {
    gst_pdf: useDocumentUpload('gst_pdf', lastToOpen, options),
    pan_pdf: useDocumentUpload('pan_pdf', lastToOpen, options),
  } satisfies Record<DocumentName, unknown>
}

/** A document that is being uploaded keeps the form from being sent. */
export function problemsOfUploads(uploads: DocumentUploads): FormProblems {
  const underWay = documentNames.filter((field) => uploads[field].isUnderWay())
  return Object.fromEntries(underWay.map((field) => [field, 'inProgress']))
}

/**
 * The uploads of one document, one at a time: a newer choice replaces an older one.
 *
 * @param lastToOpen the upload, of any document, that was the last to ask for its window
 */
function useDocumentUpload(
  field: DocumentName,
  lastToOpen: RefObject<Promise<unknown> | undefined>,
  options: DocumentUploadsOptions,
) {
  const { draft, texts, onChange, onEnd } = options
  const [progress, setProgress] = useState<DocumentProgress>({ status: 'idle' })
  const lastFile = useRef<File>(undefined)
  /** The upload under way; aborted when the visitor does something else. */
  const underWay = useRef<AbortController>(undefined)
  const goOn = useRef<() => void>(undefined)

  const choose = async (chosen: File) => {
    stop()
    const own = new AbortController()
    const { signal } = own
    underWay.current = own
    const typesNow = watchTyping(signal)
    const mayOpen = async () => {
      if (typesNow()) await untilToldToGoOn(cleanFileName(chosen.name), signal)
      const earlier = lastToOpen.current
      lastToOpen.current = taking
      await earlier
    }
    const report = (next: DocumentProgress) => signal.aborted || setProgress(next)
    const taking = takeDocument(chosen, { field, signal, mayOpen }, options, report)
    const taken = await taking
    if (signal.aborted) return
    stop()
    lastFile.current = taken.file
    setProgress(taken.progress)
    if (taken.document) onChange(field, taken.document)
    else onEnd()
  }
  /** A window that opens while somebody types would take their keys. */
  const untilToldToGoOn = (name: string, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      setProgress({ status: 'ready', message: fill(texts.ready, { name }) })
      signal.addEventListener('abort', () => resolve())
      goOn.current = () => {
        setProgress({ status: 'underWay', message: fill(texts.opening, { name }) })
        resolve()
      }
    })
  const stop = () => {
    underWay.current?.abort()
    underWay.current = undefined
  }
  const reset = (announcement?: string) => {
    stop()
    setProgress({ status: 'idle', announcement })
  }
  const act: Record<DocumentAction, () => unknown> = {
    cancel: () => {
      reset()
      onEnd()
    },
    continue: () => goOn.current?.(),
    remove: () => {
      reset(fill(texts.removed, { name: draft[field]?.name ?? '' }))
      onChange(field, null)
    },
    tryAgain: () => lastFile.current && choose(lastFile.current),
  }
  /** Another message is announced: ours stays visible, but is no longer an alert. */
  const silence = () => setProgress((current) => ({ ...current, announce: false }))
  const isUnderWay = () => underWay.current !== undefined
  return { progress, isUnderWay, choose, act, reset: () => reset(), silence }
}

/**
 * Watches whether somebody types from now on. Some browsers leave the focus in a field when a button
 * is pressed, so the focus alone does not tell.
 */
function watchTyping(signal: AbortSignal): () => boolean {
  const before = document.activeElement
  let hasTyped = false
  const onInput = () => {
    hasTyped = true
  }
  document.addEventListener('input', onInput)
  // Chrome 87 has no option `signal`.
  signal.addEventListener('abort', () => document.removeEventListener('input', onInput))
  return () => {
    const now = document.activeElement
    const isInField = now?.matches('input:not([type=file]), textarea') === true
    return isInField && (hasTyped || now !== before)
  }
}

interface Taken {
  progress: DocumentProgress
  /** The file in memory, to try again with; without it, it could not be read. */
  file?: File
  document?: UploadedDocument
}

/** Takes a chosen file from the disk, through the rules, to the upload service. Never rejects. */
async function takeDocument(
  chosen: File,
  request: Pick<UploadRequest, 'field' | 'signal' | 'mayOpen'>,
  { texts, loadRules, uploadDocument }: DocumentUploadsOptions,
  report: (progress: DocumentProgress) => void,
): Promise<Taken> {
  const name = cleanFileName(chosen.name)
  const wait = (message: string, percent?: number) =>
    report({ status: 'underWay', message: fill(message, { name }), percent })

  wait(texts.checking)
  const file = await inMemory(chosen)
  if (!file) return { progress: failed(fill(texts.unreadable, { name })) }
  const rules = await loadRules()
  if (!rules) return { file, progress: progressAfter(notLoaded, name, texts) }
  const problem = await rules.fileProblem(file)
  if (problem) return { file, progress: failed(texts[problem]) }
  const facts = await rules.pdfFacts(file)
  wait(texts.opening)
  const outcome = await uploadDocument({
    ...request,
    file,
    description: descriptionOf(file, facts, texts),
    onStage: (stage) =>
      stage.name === 'waiting' ? wait(texts.waiting) : wait(texts.uploading, stage.percent),
  })
  if (!outcome.ok) return { file, progress: progressAfter(outcome, name, texts) }
  const note = facts.isEncrypted ? texts.encrypted : undefined
  const announcement = fill(texts.uploaded, { name })
  return { document: outcome.document, progress: { status: 'idle', note, announcement } }
}

/**
 * Returns a copy of a file that stays readable when the file is moved, changed or deleted.
 *
 * @returns `undefined` if it cannot be read, for example because it is still in a cloud folder
 */
async function inMemory(file: File): Promise<File | undefined> {
  // The rules refuse it.
  if (file.size > maxDocumentBytes) return file
  const bytes = await withTimeout(file.arrayBuffer()).catch(() => undefined)
  if (bytes?.byteLength !== file.size) return undefined
  return new File([bytes], file.name, { type: file.type })
}

/** For example "182 kB, 2 pages". */
function descriptionOf({ size }: File, { pages }: PdfFacts, { window }: FormDocuments): string {
  if (!pages) return formatFileSize(size)
  const count = pages === 1 ? window.onePage : fill(window.severalPages, { count: pages })
  return `${formatFileSize(size)}, ${count}`
}

const failed = (message: string) => ({ status: 'failed', message, announce: true }) as const

const notLoaded: FailedUpload = { ok: false, reason: 'unavailable', text: '' }

function progressAfter(
  { reason, text }: FailedUpload,
  name: string,
  texts: FormDocuments,
): DocumentProgress {
  if (reason === 'cancelled') return { status: 'idle' }
  const answer = reason === 'failed' ? plainTextOf(text) : ''
  const why = reason === 'blocked' ? texts.blocked : answer ? texts.refused : texts.noReason
  const message = texts[reason === 'blocked' ? 'failed' : reason]
  return {
    ...failed(fill(message, { name, reason: why })),
    details: answer ? { label: texts.fullResponse, text: answer } : undefined,
    action: 'tryAgain',
    offersOtherWay: true,
  }
}
