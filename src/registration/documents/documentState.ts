import type { DocumentMessage, DocumentProgress } from '../../components/DocumentStatus'
import { isolated } from '../../components/Sentence'
import { fill } from '../../content/fill'
import type { FormDocuments } from '../../content/generated/types'
import { cleanFileName, type DocumentName, type UploadedDocument } from '../rules/fields'
import type { Page } from '../rules/ports'

/** What is chosen and not uploaded. It stays until it is uploaded, or the visitor gives it up. */
export type Waiting = { kind: 'file'; file: File } | { kind: 'pages'; pages: readonly Page[] }

interface GivenUp {
  waiting: Waiting
  /** Says so, beside *Undo*. */
  message: string
}

/** What waits, and what was given up, which *Undo* brings back from its end. */
export interface Chosen {
  waiting?: Waiting
  givenUp?: readonly GivenUp[]
}

/** Fills in a text in which a file is named. */
export const fillNamed = (
  text: string,
  { name, ...others }: { name: string; reason?: string; index?: number; count?: number },
): string => fill(text, { ...others, name: isolated(name) })

export const lastGivenUp = ({ givenUp = [] }: Chosen): GivenUp | undefined =>
  givenUp[givenUp.length - 1]

/** A document beside what is uploaded of it. */
export interface DocumentState extends Chosen {
  /** What is done now. A `choice` is a file that is looked at before it takes the place of what waits. */
  underWay?: { message: string; percent?: number; choice?: File }
  /** What is said last, and the id of the document that was uploaded then. */
  said?: { message: DocumentMessage; about: string | undefined }
}

/**
 * Puts something, or nothing, in the place of what waits. If that is lost, it can be brought back.
 *
 * @param message says what is lost
 */
export function inPlace(chosen: Chosen, waiting: Waiting | undefined, message: string): Chosen {
  const left = filesOf(waiting)
  const isLost = filesOf(chosen.waiting).some((file) => !left.includes(file))
  if (!chosen.waiting || !isLost) return { ...chosen, waiting }
  const lost = { waiting: chosen.waiting, message }
  return { waiting, givenUp: [...(chosen.givenUp ?? []), lost] }
}

/** Returns what waits as pages; none if a file or nothing waits. */
export const pagesOf = ({ waiting }: Chosen): readonly Page[] =>
  waiting?.kind === 'pages' ? waiting.pages : []

export const filesOf = (waiting: Waiting | undefined): readonly File[] => {
  if (!waiting) return []
  return waiting.kind === 'file' ? [waiting.file] : waiting.pages.map(({ picture }) => picture)
}

/** Names the PDF that pictures become. */
export const nameOfPages = (field: DocumentName, texts: FormDocuments): string =>
  cleanFileName(`${texts[field].label}.pdf`)

/** Names what waits, with the number of its pages; empty if nothing does. */
export function nameOf({ waiting }: Chosen, field: DocumentName, texts: FormDocuments): string {
  if (!waiting) return ''
  if (waiting.kind === 'file') return cleanFileName(waiting.file.name)
  const count = waiting.pages.length
  const pages = count === 1 ? texts.window.onePage : fill(texts.window.severalPages, { count })
  return `${nameOfPages(field, texts)} (${pages})`
}

/** Returns what is said last, as long as the document is the one that it was said beside. */
export const messageBeside = (
  { said }: DocumentState,
  document: UploadedDocument | null,
): DocumentMessage | undefined => (said?.about === document?.id ? said?.message : undefined)

/** Returns what is shown of a document beside what is uploaded of it. */
export function progressOf(
  state: DocumentState,
  document: UploadedDocument | null,
  field: DocumentName,
  texts: FormDocuments,
): DocumentProgress {
  const pictures = pagesOf(state).map(({ picture, drawn }) => ({
    name: cleanFileName(picture.name),
    thumbnail: drawn?.thumbnail,
  }))
  const name = nameOf(state, field, texts)
  return {
    waiting: state.waiting && { message: fillNamed(texts.waits, { name }), pictures },
    underWay: state.underWay,
    said: messageBeside(state, document),
    givenUp: lastGivenUp(state)?.message,
  }
}
