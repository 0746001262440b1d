import { type RefObject, useMemo, useRef, useState } from 'react'
import type { DocumentAction, DocumentProgress } from '../../components/DocumentField'
import { fill } from '../../content/fill'
import {
  cleanFileName,
  type DocumentName,
  documentNames,
  type FormProblems,
  type RegistrationDraft,
  type UploadedDocument,
} from '../rules/fields'
import {
  type MadePdf,
  nameOfPages,
  type TakeOptions,
  takeDocument,
  takePictures,
} from './takeDocument'

export interface DocumentUploadsOptions extends TakeOptions {
  /** Stores the document, or removes it. */
  onChange: (field: DocumentName, document: UploadedDocument | null) => void
}

export type DocumentUpload = ReturnType<typeof useDocumentUpload>
export type DocumentUploads = Record<DocumentName, DocumentUpload>

/** The uploads of all documents, with one window at a time. */
export function useDocumentUploads(given: DocumentUploadsOptions): DocumentUploads {
  const { texts, onChange, loadPdf, loadPictures, uploadDocument } = given
  const options = useMemo(
    () => ({ texts, onChange, loadPdf, loadPictures, uploadDocument }),
    [texts, onChange, loadPdf, loadPictures, uploadDocument],
  )
  const lastToOpen = useRef<Promise<unknown>>(undefined)
  const gst_pdf = useDocumentUpload('gst_pdf', lastToOpen, options)
  const pan_pdf = useDocumentUpload('pan_pdf', lastToOpen, options)
  return useMemo(() => ({ gst_pdf, pan_pdf }), [gst_pdf, pan_pdf])
}

/**
 * A document that is being uploaded keeps the form from being sent, and so does a file that was
 * meant to replace one: otherwise the earlier document would be sent.
 */
export function problemsOfUploads(
  uploads: DocumentUploads,
  draft: RegistrationDraft,
): FormProblems {
  const problems = documentNames.map((field) => {
    const { status } = uploads[field].latest()
    if (status === 'underWay') return [[field, 'inProgress']]
    if (status === 'ready') return [[field, 'unopened']]
    return status === 'failed' && draft[field] ? [[field, 'notReplaced']] : []
  })
  return Object.fromEntries(problems.flat())
}

/** What the buttons beside a message do. */
type NextSteps = Partial<Record<Extract<DocumentAction, 'continue' | 'tryAgain'>, () => unknown>>

type Flow = ReturnType<typeof useFlow>

/** Files that wait for an upload: the pages of a document, or a file of it. */
export interface Waiting {
  pictures: readonly File[]
  /** The PDF of the pictures, once it is made. */
  made?: MadePdf
  file?: File
}

const nothingWaits: Waiting = { pictures: [] }

/** What is under way for a document, one thing at a time, and what is shown of it. */
function useFlow() {
  const [progress, show] = useState<DocumentProgress>({ status: 'idle' })
  const latest = useRef(progress)
  /** Stays until it is uploaded, or the visitor cancels or replaces it. */
  const waiting = useRef(nothingWaits)
  /** Aborted when the visitor does something else. */
  const underWay = useRef<AbortController>(undefined)
  const next = useRef<NextSteps>({})
  const handlers = useMemo(() => {
    const stop = () => {
      underWay.current?.abort()
      underWay.current = undefined
    }
    return {
      /** The progress, also for code that has begun before the last render: a submit. */
      latest: () => latest.current,
      setProgress: (shown: DocumentProgress) => {
        const { pictures } = waiting.current
        latest.current = pictures.length > 0 ? { ...shown, pictures } : shown
        show(latest.current)
      },
      waiting,
      isUnderWay: () => underWay.current !== undefined,
      begin: () => {
        stop()
        underWay.current = new AbortController()
        return underWay.current.signal
      },
      stop,
      next,
    }
  }, [])
  return useMemo(() => ({ ...handlers, progress }), [handlers, progress])
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
  const flow = useFlow()
  return useMemo(
    () => documentUpload(field, lastToOpen, options, flow),
    [field, lastToOpen, options, flow],
  )
}

function documentUpload(
  field: DocumentName,
  lastToOpen: RefObject<Promise<unknown> | undefined>,
  options: DocumentUploadsOptions,
  flow: Flow,
) {
  const { texts, onChange } = options
  const { progress, latest, setProgress, isUnderWay, stop, next, waiting } = flow
  const choose = chooser(field, lastToOpen, options, flow)
  const makeOf = pdfMaker(field, options, flow, choose)

  /** Makes the document of these pictures, and of no others. */
  const arrangePictures = async (pictures: readonly File[]): Promise<void> => {
    if (pictures.length > 0) await makeOf(...pictures)
    else reset()
  }
  const reset = (announcement?: string) => {
    stop()
    waiting.current = nothingWaits
    setProgress({ status: 'idle', announcement })
  }
  const act: Record<DocumentAction, (document: UploadedDocument | null) => unknown> = {
    keep: () => reset(),
    cancel: () => reset(),
    continue: () => next.current.continue?.(),
    remove: (document) => {
      reset(fill(texts.removed, { name: document?.name ?? '' }))
      onChange(field, null)
    },
    tryAgain: () => next.current.tryAgain?.(),
  }
  return {
    progress,
    latest,
    isUnderWay,
    choose,
    /** Adds pictures. */
    choosePictures: (...added: readonly File[]): Promise<void> => {
      const { pictures } = waiting.current
      return makeOf(...pictures, ...added.filter((picture) => !pictures.includes(picture)))
    },
    arrangePictures,
    act,
    /** Ends it. */
    reset: () => reset(),
    /** Another message is announced: ours stays visible, but is no longer an alert. */
    silence: () => {
      if (progress.status === 'failed') setProgress({ ...progress, announce: false })
    },
    /** Returns what waits for an upload, for when the form is cleared and that is undone. */
    waiting: (): Waiting => waiting.current,
    resume: ({ pictures, file }: Waiting): unknown =>
      pictures.length > 0 ? arrangePictures(pictures) : file && choose(file),
  }
}

type Choose = (...files: readonly File[]) => Promise<void>

/** Returns a function that takes a chosen file to the upload service. */
function chooser(
  field: DocumentName,
  lastToOpen: RefObject<Promise<unknown> | undefined>,
  options: DocumentUploadsOptions,
  { setProgress, begin, stop, next, waiting }: Flow,
): Choose {
  const { texts, onChange } = options
  /** A window that opens while somebody types would take their keys. */
  const untilToldToGoOn = (name: string, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      setProgress({ status: 'ready', message: fill(texts.ready, { name }) })
      signal.addEventListener('abort', () => resolve())
      next.current.continue = () => {
        setProgress({ status: 'underWay', message: fill(texts.opening, { name }) })
        resolve()
      }
    })
  return async function choose(...files) {
    const signal = begin()
    waiting.current = { ...waiting.current, file: files[0] }
    const typesNow = watchTyping(signal)
    const mayOpen = async () => {
      if (typesNow() && !signal.aborted)
        await untilToldToGoOn(cleanFileName(files[0]?.name ?? ''), signal)
      const earlier = lastToOpen.current
      lastToOpen.current = taking
      await earlier
    }
    const taking = takeDocument(files, { field, signal, mayOpen }, options, (shown) => {
      if (!signal.aborted) setProgress(shown)
    })
    const taken = await taking
    if (signal.aborted) return
    stop()
    const { pictures, made } = waiting.current
    waiting.current = taken.document ? nothingWaits : { pictures, made }
    next.current.continue = () => made && choose(made.pdf)
    next.current.tryAgain = () => taken.file && choose(taken.file)
    const { progress } = taken
    // The window was closed: the pictures still wait.
    if (!taken.document && progress.status === 'idle' && made) {
      const message = `${progress.note} ${made.message}`
      setProgress({ status: 'ready', message })
    } else setProgress(progress)
    if (taken.document) onChange(field, taken.document)
  }
}

/** Returns a function that makes a PDF of pictures, which waits for more of them or its upload. */
function pdfMaker(
  field: DocumentName,
  options: DocumentUploadsOptions,
  { setProgress, begin, stop, next, waiting }: Flow,
  choose: Choose,
): Choose {
  const { texts } = options
  return async function makeOf(...pictures) {
    waiting.current = { pictures }
    const signal = begin()
    const taken = await takePictures(pictures, nameOfPages(field, texts), options, (progress) => {
      if (!signal.aborted) setProgress(progress)
    })
    if (signal.aborted) return
    const { used, made } = taken
    waiting.current = { pictures: used, made }
    next.current = {
      continue: () => made && choose(made.pdf),
      tryAgain: () => makeOf(...pictures),
    }
    setProgress(taken.progress)
    if (!made) stop()
  }
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
