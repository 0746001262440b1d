import type { DocumentProgress } from '../../components/DocumentField'
import { formatFileSize } from '../../components/formatFileSize'
import { fill } from '../../content/fill'
import type { FormDocuments } from '../../content/generated/types'
import { cleanFileName, type DocumentName, type UploadedDocument } from '../rules/fields'
import { maxDocumentBytes } from '../rules/limits'
import type { FailedUpload, PdfFile, RegistrationPorts, UploadRequest } from '../rules/ports'
import { plainTextOf } from '../rules/serviceAnswer'
import { withTimeout } from '../rules/withTimeout'

export interface TakeOptions
  extends Pick<RegistrationPorts, 'loadPdf' | 'loadPictures' | 'uploadDocument'> {
  texts: FormDocuments
}

interface Taken {
  progress: DocumentProgress
  /** The file in memory, to try again with; without it, it could not be read. */
  file?: File
  document?: UploadedDocument
}

/** Takes one chosen file from the disk, through the rules, to the upload service. Never rejects. */
export async function takeDocument(
  [chosen, ...others]: readonly File[],
  request: Pick<UploadRequest, 'field' | 'signal' | 'mayOpen'>,
  { texts, loadPdf, uploadDocument }: TakeOptions,
  report: (progress: DocumentProgress) => void,
): Promise<Taken> {
  if (!chosen) return { progress: failed(texts.noFile) }
  if (others.length > 0) return { progress: failed(texts.oneFile) }
  const name = cleanFileName(chosen.name)
  const wait = (message: string, percent?: number) =>
    report({ status: 'underWay', message: fill(message, { name }), percent })

  wait(texts.checking)
  const file = await inMemory(chosen)
  if (!file) return { progress: failed(fill(texts.unreadable, { name })) }
  const part = await loadPdf()
  if (!part) return { file, progress: progressAfter(notLoaded, name, texts) }
  const reading = await part.readPdf(file)
  if (!reading.ok) {
    const { problem } = reading
    const note = problem === 'notPdf' ? texts.orPictures : undefined
    return { file, progress: { ...failed(texts[problem]), note } }
  }
  wait(texts.opening)
  const outcome = await uploadDocument({
    ...request,
    file: reading.pdf,
    description: formatFileSize(file.size),
    onStage: (stage) =>
      stage.name === 'waiting' ? wait(texts.waiting) : wait(texts.uploading, stage.percent),
  })
  if (!outcome.ok) return { file, progress: progressAfter(outcome, name, texts) }
  const note = noteOn(reading, texts)
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

function noteOn({ isEncrypted, hasEnd }: PdfFile, texts: FormDocuments): string | undefined {
  if (isEncrypted) return texts.encrypted
  return hasEnd ? undefined : texts.incomplete
}

const countOf = (pages: number, { window }: FormDocuments): string =>
  pages === 1 ? window.onePage : fill(window.severalPages, { count: pages })

/** A PDF of pictures, and what says that it waits for its upload. */
export interface MadePdf {
  pdf: File
  message: string
}

interface TakenPictures {
  used: readonly File[]
  made?: MadePdf
  progress: DocumentProgress
}

/** Makes one PDF of pictures, which then waits for more of them. Never rejects. */
export async function takePictures(
  pictures: readonly File[],
  name: string,
  { texts, loadPictures }: TakeOptions,
  report: (progress: DocumentProgress) => void,
): Promise<TakenPictures> {
  const count = pictures.length
  const isAt = (index: number) =>
    report({ status: 'underWay', message: fill(texts.making, { name, index, count }) })
  isAt(1)
  const part = await loadPictures()
  if (!part) return { used: pictures, progress: progressAfter(notLoaded, name, texts) }
  const { pdf, used, refused, tooSmall } = await part.makePdf(pictures, name, isAt)
  const isTooLarge = !pdf && used.length > 0
  const problems = [
    refused.length > 0 && fill(texts.unusablePicture, { name: refused.join(', ') }),
    tooSmall.length > 0 && fill(texts.tooSmallPicture, { name: tooSmall.join(', ') }),
    isTooLarge && texts.picturesTooLarge,
  ].filter((problem) => problem !== false)
  if (!pdf) return { used, progress: failed(problems.join(' ')) }
  const message = fill(texts.ready, { name: `${name} (${countOf(used.length, texts)})` })
  const all = [...problems, message].join(' ')
  return { used, made: { pdf, message }, progress: { status: 'ready', message: all } }
}

/** Returns the name of a PDF that is made of pictures. */
export const nameOfPages = (field: DocumentName, texts: FormDocuments): string =>
  cleanFileName(`${texts[field].label}.pdf`)

const failed = (message: string) => ({ status: 'failed', message, announce: true }) as const

const notLoaded = { reason: 'unavailable', text: '' } as const

function progressAfter(
  { reason, text }: Pick<FailedUpload, 'reason' | 'text'>,
  name: string,
  texts: FormDocuments,
): DocumentProgress {
  if (reason === 'cancelled') {
    const note = fill(texts.notUploaded, { name })
    return { status: 'idle', note, announcement: note }
  }
  const answer = reason === 'failed' ? plainTextOf(text) : ''
  const why = reason === 'blocked' ? texts.blocked : answer ? texts.refused : texts.noReason
  const message = texts[reason === 'blocked' ? 'failed' : reason]
  return {
    ...failed(fill(message, { name, reason: why })),
    details: answer ? { label: texts.fullResponse, text: answer } : undefined,
    mayTryAgain: true,
  }
}
