import fc from 'fast-check'
import { pdfOfPages } from '../../../../src/registration/rules/pdfOfPages'
import { pdfFacts } from '../../../../src/registration/rules/validation'

const side = fc.integer({ min: 1, max: 9_000 })
const page = fc.record({ bytes: fc.uint8Array({ maxLength: 99 }), width: side, height: side })
const pages = fc.array(page, { minLength: 1, maxLength: 12 })
type Page = Parameters<Parameters<typeof page.map>[0]>[0]

const pdfOf = async (made: readonly Page[]) => {
  const blob = pdfOfPages(made.map(({ bytes, ...size }) => ({ jpeg: new Blob([bytes]), ...size })))
  const text = Buffer.from(await blob.arrayBuffer()).toString('latin1')
  return { blob, text }
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

test('there is one page per picture, in its proportion, with its bytes unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(pages, async (made) => {
      const { blob, text } = await pdfOf(made)
      expect(await pdfFacts(blob)).toEqual({ isEncrypted: false, pages: made.length })
      const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
      expect(boxes).toHaveLength(made.length)
      for (const [index, { width, height, bytes }] of made.entries()) {
        const box = boxes[index]?.slice(1).map(Number) ?? []
        expect(Math.max(...box)).toBe(842)
        expect(box[0]).toBeCloseTo((842 * width) / Math.max(width, height), 1)
        const jpeg = Buffer.from(bytes).toString('latin1')
        expect(text).toContain(
          `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 ` +
            `/Filter /DCTDecode /Length ${bytes.length} >>\nstream\n${jpeg}\nendstream`,
        )
      }
    }),
  )
})
