import { cleanFileName } from '../rules/fields'
import { documentType, maxDocumentBytes } from '../rules/limits'
import type { ReadPdf } from '../rules/ports'

/** Checks a chosen file by its bytes alone: its name and type are what some program made of them. */
export const readPdf: ReadPdf = async (file) => {
  if (file.size === 0) return { ok: false, problem: 'empty' }
  const isTooLarge = file.size > maxDocumentBytes
  // What is too large has not been read yet, and perhaps cannot be.
  const text = await textOf(isTooLarge ? file.slice(0, startBytes) : file).catch(() => signature)
  if (!text.slice(0, startBytes).includes(signature)) return { ok: false, problem: 'notPdf' }
  if (isTooLarge) return { ok: false, problem: 'tooLarge' }
  const name = cleanFileName(file.name)
  return {
    ok: true,
    pdf: new File([file], /\.pdf$/i.test(name) ? name : `${name}.pdf`, { type: documentType }),
    isEncrypted: /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text),
    hasEnd: text.slice(-endBytes).includes('%%EOF'),
  }
}

const signature = '%PDF-'

/** Viewers look for the signature in so many bytes (Adobe's PDF Reference 1.7, appendix H, note 13). */
const startBytes = 1024

/** Room for the end mark and for what some portals send after it: a page of HTML. */
const endBytes = 4096

/** One character for each byte. */
const textOf = async (file: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await file.arrayBuffer())
