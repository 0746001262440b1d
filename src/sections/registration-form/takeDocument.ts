import type { DocumentProgress } from '../../components/DocumentField'
import { formatFileSize } from '../../components/formatFileSize'
import { fill } from '../../content/fill'
import type { FormDocuments } from '../../content/generated/types'
import type { DocumentName, UploadedDocument } from '../../registration/fields'
import { cleanFileName } from '../../registration/fileName'
import { maxDocumentBytes, waitLimit } from '../../registration/limits'
import type { PdfFacts } from '../../registration/pdf'
import type {
  LoadRules,
  UploadDocument,
  UploadOutcome,
  UploadRequest,
} from '../../registration/ports'
import { within } from '../../registration/within'
import { readableAnswer } from './readableAnswer'

export interface TakeDocumentOptions extends Pick<UploadRequest, 'signal' | 'mayOpen'> {
  field: DocumentName
  texts: FormDocuments
  loadRules: LoadRules
  uploadDocument: UploadDocument
  onProgress: (progress: DocumentProgress) => void
}

/** What became of a chosen file. */
export interface Taken {
  progress: DocumentProgress
  /** The file in memory, to try again with; without it, it could not be read. */
  file?: File
  document?: UploadedDocument
}

/** Takes a chosen file from the disk, through the rules, to the upload service. Never rejects. */
export async function takeDocument(chosen: File, options: TakeDocumentOptions): Promise<Taken> {
  const { field, texts, loadRules, uploadDocument, onProgress, ...request } = options
  const name = cleanFileName(chosen.name)
  const wait = (message: string, percent?: number) =>
    onProgress({ status: 'underWay', message: fill(message, { name }), percent })

  wait(texts.checking)
  const file = await inMemory(chosen)
  if (!file) return { progress: failed(fill(texts.unreadable, { name })) }
  const rules = await loadRules()
  if (!rules.ok) return { file, progress: progressAfter({ ...rules, text: '' }, name, texts) }
  const problem = await rules.part.fileProblem(file)
  if (problem) return { file, progress: failed(texts[problem]) }
  const facts = await rules.part.pdfFacts(file)
  wait(texts.opening)
  const outcome = await uploadDocument({
    ...request,
    field,
    file,
    description: descriptionOf(file, facts, texts),
    onStage: (stage) =>
      stage.name === 'waiting' ? wait(texts.waiting) : wait(texts.uploading, stage.percent),
  })
  if (outcome.ok) {
    const note = facts.isEncrypted ? texts.encrypted : undefined
    const announcement = fill(texts.uploaded, { name })
    return { document: outcome.document, progress: { status: 'idle', note, announcement } }
  }
  return { file, progress: progressAfter(outcome, name, texts) }
}

/**
 * A copy of a file that stays readable when the file is moved, changed or deleted.
 *
 * @returns `undefined` if it cannot be read, for example because it is still in a cloud folder
 */
async function inMemory(file: File): Promise<File | undefined> {
  const isRefused = file.size > maxDocumentBytes
  if (isRefused || copies.has(file)) return file
  const bytes = await within(file.arrayBuffer(), waitLimit).catch(() => undefined)
  if (bytes?.byteLength !== file.size) return undefined
  const copy = new File([bytes], file.name, { type: file.type })
  copies.add(copy)
  return copy
}

/** Files that are in memory already. */
const copies = new WeakSet<File>()

/** For example "182 kB, 2 pages". */
function descriptionOf({ size }: File, { pages }: PdfFacts, { window }: FormDocuments): string {
  if (!pages) return formatFileSize(size)
  const count = pages === 1 ? window.onePage : fill(window.severalPages, { count: pages })
  return `${formatFileSize(size)}, ${count}`
}

const failed = (message: string, action?: 'tryAgain' | 'reload'): FailedProgress => ({
  status: 'failed',
  message,
  action,
  announce: true,
})

type FailedProgress = Extract<DocumentProgress, { status: 'failed' }>

function progressAfter(
  { reason, text }: Extract<UploadOutcome, { ok: false }>,
  name: string,
  texts: FormDocuments,
): DocumentProgress {
  const answer = readableAnswer(text)
  const otherwise = (message: string): FailedProgress => ({
    ...failed(fill(message, { name, reason: texts[answer ? 'refused' : 'noReason'] }), 'tryAgain'),
    offersOtherWay: true,
  })
  switch (reason) {
    case 'cancelled':
      return { status: 'idle' }
    case 'failed':
      return {
        ...otherwise(texts.failed),
        ...(answer && { details: { label: texts.wholeAnswer, text: answer } }),
      }
    case 'blocked':
      return otherwise(fill(texts.failed, { reason: texts.blocked }))
    case 'renewed':
      return failed(texts.renewed, 'reload')
    default:
      return otherwise(texts[reason])
  }
}
