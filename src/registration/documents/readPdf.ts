import { cleanFileName } from '../rules/fields'
import { documentType, maxDocumentBytes } from '../rules/limits'
import type { ReadPdf } from '../rules/ports'

/** Checks a chosen file by its bytes alone: its name and type are what some program made of them. */
export const readPdf: ReadPdf = async (file) => {
  if (file.size === 0) return { ok: false, problem: 'empty' }
  const isTooLarge = file.size > maxDocumentBytes
  // What is too large has not been read yet, and perhaps cannot be.
  const text = await textOf(isTooLarge ? file.slice(0, maxBytesBefore) : file).catch(
    () => signature,
  )
  const start = text.slice(0, maxBytesBefore).indexOf(signature)
  if (start < 0) return { ok: false, problem: 'notPdf' }
  if (isTooLarge) return { ok: false, problem: 'tooLarge' }
  const offset = lastOffset(text)
  if (offset === undefined) return { ok: false, problem: 'cutOff' }
  if (start > 0 && !canBeCut(text, start + offset)) return { ok: false, problem: 'notAtStart' }
  const name = cleanFileName(file.name)
  return {
    ok: true,
    pdf: new File([file.slice(start)], /\.pdf$/i.test(name) ? name : `${name}.pdf`, {
      type: documentType,
    }),
    isEncrypted: /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text),
    pages: pagesOf(text),
  }
}

const signature = '%PDF-'

/**
 * A PDF has its signature in the first 1,024 bytes, and its end mark in the last (Adobe's PDF Reference
 * 1.7, appendix H, notes 13 and 18).
 */
const maxBytesBefore = 1024
const maxBytesAfter = 1024

/**
 * Returns where a PDF says that its cross-reference is (ISO 32000-1, 7.5.5), or `undefined` if it is cut
 * off: its end is missing, or zeros of a download that was not finished are there instead. The offset
 * itself may be wrong: viewers search for the cross-reference then, so anywhere will do.
 */
function lastOffset(text: string): number | undefined {
  let length = text.length
  // White space (7.2.2), which includes NUL, and other control characters.
  while (text.charCodeAt(length - 1) <= 32) length -= 1
  const end = text.lastIndexOf('%%EOF')
  if (end < 0 || end < length - maxBytesAfter) return undefined
  // An update that was cut off follows an earlier end (7.5.6).
  if (/\d\s+obj\b|xref\s/.test(text.slice(end))) return undefined
  const start = text.lastIndexOf('startxref', end)
  const [, offset] = /^startxref\s+(\d{1,10})/.exec(text.slice(start, end)) ?? []
  // The end of the first page's section, which says 0, is not that of the file (annex F.3.4).
  const isFirstPage = Number(offset) === 0 && text.includes('/Linearized')
  if (!offset || isFirstPage || !/[^t]xref\b|\/XRef\b/.test(text)) return undefined
  return Number(offset)
}

/**
 * Whether the PDF is whole without the bytes before it: its offsets count from its own start, and those
 * of no signature from that of the file (ISO 32000-1, 7.5.5 and 12.8.1).
 *
 * @param at where the cross-reference is then
 */
function canBeCut(text: string, at: number): boolean {
  const references = /^\s*(xref|\d+\s+\d+\s+obj)\b/
  return references.test(text.slice(at)) && !text.includes('/ByteRange')
}

/** A node of the page tree counts the pages below it, the root therefore all (ISO 32000-1, 7.7.3.2). */
const pageCount =
  /\/Type\s*\/Pages\b[^<>]{0,300}?\/Count\s+(\d{1,6})\b|\/Count\s+(\d{1,6})\b[^<>/]{0,60}(?:\/[^<>/]{1,60}){0,5}?\/Type\s*\/Pages\b/g

function pagesOf(text: string): number | undefined {
  const counts = [...text.matchAll(pageCount)].map(([, first, second]) => Number(first ?? second))
  return counts.length > 0 ? counts.reduce((most, count) => Math.max(most, count)) : undefined
}

/** One character for each byte. */
const textOf = async (file: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await file.arrayBuffer())
