import type { PdfOfPages } from '../rules/ports'

/** The longest side of a page, in points: that of A4. */
const longestSide = 842

/** The objects of a page, after the catalogue and the page tree. */
const objectsPerPage = 3

/** Writes a PDF of pictures, one on each page and filling it, with no metadata (ISO 32000-1, 7.5). */
export const pdfOfPages: PdfOfPages = (all) => {
  const pages = all.flatMap(({ drawn }) => drawn ?? [])
  const parts: (string | Blob)[] = []
  const offsets: number[] = []
  let length = 0
  const write = (...added: readonly (string | Blob)[]) => {
    for (const part of added) {
      parts.push(part)
      // All text is ASCII.
      length += typeof part === 'string' ? part.length : part.size
    }
  }
  const writeObject = (...content: readonly (string | Blob)[]) => {
    offsets.push(length)
    write(`${offsets.length} 0 obj\n`, ...content, '\nendobj\n')
  }
  const writeStream = (entries: string, stream: Blob) =>
    writeObject(`<< ${entries}/Length ${stream.size} >>\nstream\n`, stream, '\nendstream')

  write('%PDF-1.4\n')
  writeObject('<< /Type /Catalog /Pages 2 0 R >>')
  const first = offsets.length + 2
  const kids = pages.map((_page, index) => `${first + index * objectsPerPage} 0 R`)
  writeObject(`<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`)
  for (const { jpeg, width, height } of pages) {
    const own = offsets.length + 1
    const scale = longestSide / Math.max(width, height)
    const box = [width, height].map((pixels) => (pixels * scale).toFixed(2))
    writeObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box.join(' ')}] /Contents ${own + 1} 0 R`,
      ` /Resources << /XObject << /Picture ${own + 2} 0 R >> >> >>`,
    )
    writeStream('', new Blob([`${box[0]} 0 0 ${box[1]} 0 0 cm /Picture Do`]))
    writeStream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
        '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ',
      jpeg,
    )
  }
  const start = length
  const size = offsets.length + 1
  write(`xref\n0 ${size}\n0000000000 65535 f \n`)
  for (const offset of offsets) write(`${String(offset).padStart(10, '0')} 00000 n \n`)
  write(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts)
}
