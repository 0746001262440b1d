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
  if (start > 0 && !canBeCut(text, start)) return { ok: false, problem: 'notAtStart' }
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

/** A PDF has its signature in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
const maxBytesBefore = 1024

/**
 * Whether the PDF is whole without the bytes before it: its offsets count from its own start, and those
 * of no signature from that of the file (ISO 32000-1, 7.5.5 and 12.8.1).
 */
function canBeCut(text: string, start: number): boolean {
  const offsets = [...text.matchAll(/startxref\s+(\d{1,10})/g)].map(([, offset]) => Number(offset))
  const references = text.slice(start + (offsets[offsets.length - 1] ?? 0))
  return /^\s*(xref|\d+\s+\d+\s+obj)\b/.test(references) && !text.includes('/ByteRange')
}

/** A node of the page tree counts the pages below it, the root therefore all (ISO 32000-1, 7.7.3.2). */
const pageCount =
  /\/Type\s*\/Pages\b[^<>]{0,300}?\/Count\s+(\d{1,6})\b|\/Count\s+(\d{1,6})\b[^<>/]{0,60}(?:\/[^<>/]{1,60}){0,5}?\/Type\s*\/Pages\b/g

function pagesOf(text: string): number | undefined {
  const counts = [...text.matchAll(pageCount)].map(([, first, second]) => Number(first ?? second))
  return counts.length > 0 ? Math.max(...counts) : undefined
}

/** One character for each byte. */
const textOf = async (file: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await file.arrayBuffer())
