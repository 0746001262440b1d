import type { DocumentMessage } from '../../components/DocumentStatus'
import { isolated } from '../../components/Sentence'
import { fill } from '../../content/fill'
import type { FormDocuments } from '../../content/generated/types'
import { cleanFileName } from '../rules/fields'
import { maxDocumentBytes } from '../rules/limits'
import type { FailedUpload, LoadPdf, MadePages, PdfFile } from '../rules/ports'
import { plainTextOf } from '../rules/serviceAnswer'
import { withTimeout } from '../rules/withTimeout'
import { fillNamed } from './documentState'

/** A chosen file, as a copy in memory, which stays readable when it is moved, changed or deleted. */
type Checked =
  | { kind: 'refused'; message: DocumentMessage }
  /** The rules could not be loaded. */
  | { kind: 'unchecked'; file: File }
  | { kind: 'pdf'; file: File; pdf: PdfFile }

/** Takes a chosen file through the rules. Never rejects. */
export async function checkFile(
  chosen: File,
  texts: FormDocuments,
  loadPdf: LoadPdf,
): Promise<Checked> {
  const file = await inMemory(chosen)
  const name = cleanFileName(chosen.name)
  if (!file) return { kind: 'refused', message: failure(fillNamed(texts.unreadable, { name })) }
  const part = await loadPdf()
  if (!part) return { kind: 'unchecked', file }
  const reading = await part.readPdf(file)
  if (reading.ok) return { kind: 'pdf', file, pdf: reading }
  const note = reading.problem === 'notPdf' ? texts.orPictures : undefined
  return { kind: 'refused', message: { ...failure(texts[reading.problem]), note } }
}

/** @returns `undefined` if it cannot be read, for example because it is still in a cloud folder */
async function inMemory(file: File): Promise<File | undefined> {
  // The rules refuse it.
  if (file.size > maxDocumentBytes) return file
  const bytes = await withTimeout(file.arrayBuffer()).catch(() => undefined)
  if (bytes?.byteLength !== file.size) return undefined
  return new File([bytes], file.name, { type: file.type })
}

/** Returns what is said of a document that was uploaded. */
export function uploadedMessage(name: string, pdf: PdfFile, texts: FormDocuments): DocumentMessage {
  const incomplete = pdf.hasEnd ? undefined : texts.incomplete
  return {
    kind: 'note',
    note: pdf.isEncrypted ? texts.encrypted : incomplete,
    announcement: fillNamed(texts.uploaded, { name }),
  }
}

/** Returns what was wrong with pictures; `undefined` if nothing was. */
export function problemsOfPages(
  { refused, tooSmall, stop }: MadePages,
  texts: FormDocuments,
): DocumentMessage | undefined {
  const named = (text: string, names: readonly string[]) =>
    names.length > 0 && fill(text, { name: names.map(isolated).join(', ') })
  const isSlow = typeof stop === 'object'
  const problems = [
    named(texts.unusablePicture, refused),
    named(texts.tooSmallPicture, tooSmall),
    stop === 'tooLarge' && texts.picturesTooLarge,
    isSlow && fillNamed(texts.slowPicture, { name: stop.slow }),
  ].filter((problem) => problem !== false)
  if (problems.length === 0) return undefined
  return { ...failure(problems.join(' ')), mayTryAgain: isSlow }
}

/** What the message of a part of the page that could not be loaded is made of. */
export const notLoaded = { reason: 'unavailable', text: '' } as const

/** Returns why an upload failed, of which what waits is not the cause; `undefined` if the visitor ended it. */
export function failedUpload(
  { reason, text }: Pick<FailedUpload, 'reason' | 'text'>,
  name: string,
  texts: FormDocuments,
): DocumentMessage | undefined {
  if (reason === 'cancelled') return undefined
  const answer = reason === 'failed' ? plainTextOf(text) : ''
  const why = reason === 'blocked' ? texts.blocked : answer ? texts.refused : texts.noReason
  const message = texts[reason === 'blocked' ? 'failed' : reason]
  return {
    ...failure(fillNamed(message, { name, reason: why })),
    details: answer ? { label: texts.fullResponse, text: answer } : undefined,
    mayTryAgain: true,
  }
}

export const failure = (message: string) => ({ kind: 'failure', message, announce: true }) as const
