/** What a visitor should know about a PDF before it is uploaded. */
export interface PdfFacts {
  /** It says that it is encrypted, so it may not open without a password. */
  isEncrypted: boolean
  /** `undefined` where only a program that unpacks the file could tell. */
  pages: number | undefined
}

/** A PDF has its signature in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
export const hasPdfSignature = async (file: Blob): Promise<boolean> =>
  (await textOf(file.slice(0, 1024))).includes('%PDF-')

/** Reads what stands in a PDF uncompressed: its trailer, and often its page tree. */
export async function pdfFacts(file: Blob): Promise<PdfFacts> {
  const text = await textOf(file)
  const counts = [...text.matchAll(pageCount)].map(([, first, second]) => Number(first ?? second))
  return {
    isEncrypted: /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text),
    pages: counts.length > 0 ? Math.max(...counts) : undefined,
  }
}

/** A node of the page tree counts the pages below it, the root therefore all (ISO 32000-1, 7.7.3.2). */
const pageCount =
  /\/Type\s*\/Pages\b[^<>]{0,2000}?\/Count\s+(\d{1,6})\b|\/Count\s+(\d{1,6})\b[^<>]{0,2000}?\/Type\s*\/Pages\b/g

/** One character for each byte. */
const textOf = async (file: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await file.arrayBuffer())
