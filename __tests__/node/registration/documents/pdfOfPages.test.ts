import fc from 'fast-check'
import { pdfOfPages } from '../../../../src/registration/documents/pdfOfPages'

const side = fc.integer({ min: 1, max: 9_000 })
const page = fc.record({ bytes: fc.uint8Array({ maxLength: 99 }), width: side, height: side })
const pages = fc.array(page, { minLength: 1, maxLength: 12 })
type Page = Parameters<Parameters<typeof page.map>[0]>[0]

const pdfOf = async (made: readonly Page[]) => {
  const pages = made.map(({ bytes, ...size }) => {
    const jpeg = new Blob([bytes])
    const picture = new File([], 'page.jpg')
    return { picture, drawn: { jpeg, ...size, step: 0, thumbnail: jpeg } }
  })
  const blob = pdfOfPages(pages)
  const text = Buffer.from(await blob.arrayBuffer()).toString('latin1')
  return { text }
}

test('each entry of the cross-reference table is where its object begins', async () => {
  await fc.assert(
    fc.asyncProperty(pages, async (made) => {
      const { text } = await pdfOf(made)
      const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
      const [, count, entries = ''] =
        /^xref\n0 (\d+)\n0{10} 65535 f \n((?:\d{10} 00000 n \n)+)trailer\n/.exec(
          text.slice(start),
        ) ?? []
      const offsets = entries.match(/\d{10}/g)?.map(Number) ?? []
      expect([Number(count), offsets.length]).toEqual([3 + 3 * made.length, 2 + 3 * made.length])
      for (const [index, offset] of offsets.entries()) {
        expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
      }
    }),
  )
})

test('a page has the proportion of its picture', async () => {
  await fc.assert(
    fc.asyncProperty(pages, async (made) => {
      const { text } = await pdfOf(made)
      expect(text).toContain(`/Type /Pages /Count ${made.length} `)
      const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
      expect(boxes).toHaveLength(made.length)
      for (const [index, { width, height }] of made.entries()) {
        const box = boxes[index]?.slice(1).map(Number) ?? []
        expect(Math.max(...box)).toBe(842)
        expect(box[0]).toBeCloseTo((842 * width) / Math.max(width, height), 1)
      }
    }),
  )
})

test('two pictures are drawn on a page each, with their bytes unchanged', async () => {
  const { text } = await pdfOf([
    { bytes: Buffer.from('first'), width: 1684, height: 842 },
    { bytes: Buffer.from('second'), width: 421, height: 842 },
  ])
  expect(text.slice(0, text.indexOf('xref'))).toBe(`%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Count 2 /Kids [3 0 R 6 0 R] >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842.00 421.00] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>
endobj
4 0 obj
<< /Length 36 >>
stream
842.00 0 0 421.00 0 0 cm /Picture Do
endstream
endobj
5 0 obj
<< /Type /XObject /Subtype /Image /Width 1684 /Height 842 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length 5 >>
stream
first
endstream
endobj
6 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 421.00 842.00] /Contents 7 0 R /Resources << /XObject << /Picture 8 0 R >> >> >>
endobj
7 0 obj
<< /Length 36 >>
stream
421.00 0 0 842.00 0 0 cm /Picture Do
endstream
endobj
8 0 obj
<< /Type /XObject /Subtype /Image /Width 421 /Height 842 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length 6 >>
stream
second
endstream
endobj
`)
})
