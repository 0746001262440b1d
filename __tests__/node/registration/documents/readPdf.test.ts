import { readPdf } from '../../../../src/registration/documents/readPdf'

async function pdfOf(file: File): Promise<File> {
  const reading = await readPdf(file)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.pdf
}

/** 5 MB (docs/specification.md, section 9). */
const maxBytes = 5_242_880

describe('a chosen file is', () => {
  const head = '%PDF-'
  const pdf = (parts: BlobPart[], name = 'gst.pdf', type = 'application/pdf') =>
    new File(parts, name, { type })

  const unreadable = pdf([head, new Uint8Array(maxBytes)])
  unreadable.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as Blob

  test.each([
    [undefined, 'a PDF of exactly 5 MB', pdf([head, new Uint8Array(maxBytes - head.length)])],
    ['tooLarge', 'one byte over 5 MB', pdf([head, new Uint8Array(maxBytes - head.length + 1)])],
    ['empty', 'no bytes', pdf([])],
    ['tooLarge', 'more than 5 MB that cannot be read', unreadable],
    [undefined, 'a PDF without a type or an ending', pdf([head], 'gst', '')],
    [undefined, 'a PDF of another type', pdf([head], 'gst.pdf (1)', 'text/plain')],
    ['notPdf', 'an image that is called a PDF', pdf(['\x89PNG'])],
    ['notPdf', 'an image of more than 5 MB', pdf(['\x89PNG', new Uint8Array(maxBytes)])],
    [
      'notAtStart',
      'a signature at the end of the first 1,024 bytes',
      pdf(['x'.repeat(1019), head]),
    ],
    ['notPdf', 'a signature behind them', pdf(['x'.repeat(1020), head])],
  ])('%s with %s', async (problem, _what, file) => {
    const reading = await readPdf(file)
    expect(reading.ok ? undefined : reading.problem).toBe(problem)
  })
})

describe('a PDF after other bytes', () => {
  const referring = (place: number, reference = 'xref', more = '') =>
    `%PDF-1.7 ${more}\n${reference}\nstartxref\r\n${place}\n%%EOF`
  const before = ' '.repeat(300)
  const textOf = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString()

  test.each([
    ['its own start', `startxref 1\n${before}`, referring(10)],
    ['its own start, to a stream', 'HTTP/1.1 200 OK\r\n', referring(9, '15  10  obj')],
  ])('that counts from %s is uploaded without them', async (_what, others, pdf) => {
    const file = new File([others, pdf], 'gst.pdf (1)', { type: 'text/plain' })
    const taken = await pdfOf(file)
    expect([taken.name, taken.type]).toEqual(['gst.pdf (1).pdf', 'application/pdf'])
    await expect(textOf(taken)).resolves.toBe(pdf)
  })

  test.each([
    ['counts from the start of the file', referring(310)],
    ['is signed', referring(21, 'xref', '/ByteRange')],
    ['refers to something else', referring(10, 'an xref')],
    ['refers to nothing', '%PDF-1.7'],
  ])('that %s is refused with the reason', async (_what, pdf) => {
    const file = new File([before, pdf], 'gst.pdf')
    await expect(readPdf(file)).resolves.toEqual({ ok: false, problem: 'notAtStart' })
  })

  test('a PDF without them keeps its name and its bytes', async () => {
    const taken = await pdfOf(new File([referring(10)], 'a/b\u202Efdp.PDF'))
    expect(taken.name).toBe('a-bfdp.PDF')
    await expect(textOf(taken)).resolves.toBe(referring(10))
  })
})

test.each([
  ['pages', '<< /Count 12 /Kids [3 0 R 4 0 R]\r\n/Type/Pages >>', { pages: 12 }],
  ['pages without a space', '<</Count 8/Type/Pages>>', { pages: 8 }],
  ['pages with spaces', '<< /Count  567 /Type \n /Pages >>', { pages: 567 }],
  ['its type first', '<< /Type  \n/Pages /Kids [3 0 R] /Count \r\n 34 >>', { pages: 34 }],
  ['a tree', '<< /Type/Pages /Count 4 >> << /Type/Pages /Count 9 >>', { pages: 9 }],
  ['a count of something else', '<< /Type /Outlines /Count 7 >>', { pages: undefined }],
  ['page trees without a number', '/Type /Pages '.repeat(50_000), { pages: undefined }],
  ['a reference', 'trailer << /Encrypt \r\n 15  \n10 \r\n R >>', { isEncrypted: true }],
  ['a dictionary', 'trailer << /Encrypt << /Filter /Standard >> >>', { isEncrypted: true }],
  ['the word in a text', 'BT (how to /Encrypt a file) Tj ET', { isEncrypted: false }],
  ['metadata that stays open', '<< /EncryptMetadata false >>', { isEncrypted: false }],
])('the facts of a PDF with %s', async (_what, text, facts) => {
  await expect(readPdf(new File(['%PDF-1.7 ', text], 'gst.pdf'))).resolves.toMatchObject(facts)
})
