import fc from 'fast-check'
import { pdfOfPages } from '../../../../src/registration/documents/pdfOfPages'
import { readPdf } from '../../../../src/registration/documents/readPdf'
import { wholePdf } from '../../../fixtures/registration/samples'

const problemOf = async (...parts: BlobPart[]) => {
  const reading = await readPdf(new File(parts, 'gst.pdf'))
  return reading.ok ? undefined : reading.problem
}

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

  const room = maxBytes - wholePdf().length
  const whole = wholePdf()
  const unreadable = pdf([head, new Uint8Array(maxBytes)])
  unreadable.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as Blob

  test.each([
    [undefined, 'a PDF of exactly 5 MB', pdf([wholePdf('x'.repeat(room))])],
    ['tooLarge', 'one byte over 5 MB', pdf([wholePdf('x'.repeat(room + 1))])],
    ['tooLarge', 'more than 5 MB, cut off', pdf([head, new Uint8Array(maxBytes)])],
    ['empty', 'no bytes', pdf([])],
    ['tooLarge', 'more than 5 MB that cannot be read', unreadable],
    [undefined, 'a PDF without a type or an ending', pdf([whole], 'gst', '')],
    [undefined, 'a PDF of another type', pdf([whole], 'gst.pdf (1)', 'text/plain')],
    ['notPdf', 'an image that is called a PDF', pdf(['\x89PNG'])],
    ['notPdf', 'an image of more than 5 MB', pdf(['\x89PNG', new Uint8Array(maxBytes)])],
    ['notPdf', 'zeros', pdf([new Uint8Array(5000)])],
    ['notPdf', 'the end of a PDF', pdf([whole.slice(8)])],
    [
      'notAtStart',
      'a signature at the end of the first 1,024 bytes',
      pdf(['x'.repeat(1019), wholePdf('/ByteRange')]),
    ],
    ['cutOff', 'something before a PDF without its end', pdf(['x'.repeat(1019), head])],
    ['notPdf', 'a signature behind them', pdf(['x'.repeat(1020), whole])],
  ])('%s with %s', async (problem, _what, file) => {
    const reading = await readPdf(file)
    expect(reading.ok ? undefined : reading.problem).toBe(problem)
  })
})

describe('the end of a PDF', () => {
  const page = { jpeg: new Blob(['a picture']), width: 30, height: 20 }
  /** With its own offsets, and line ends as given. */
  const made = async (lineEnd = '\n') =>
    (await pdfOfPages([page, page]).text()).replaceAll('\n', lineEnd)
  const stream = [
    '%PDF-1.5',
    '1 0 obj',
    '<</Type/XRef/W[1 2 1]/Size 1/Length 4>>stream',
    '\x00\x01\x02\x03',
    'endstream',
    'endobj',
    'startxref',
    '9',
    '%%EOF',
  ].join('\n')
  const update = (size = 0) =>
    `\n1 0 obj\n<< /Note (${'x'.repeat(size)}) >>\nendobj\nxref\n0 0\ntrailer\n<< /Prev 9 >>\nstartxref\n99\n%%EOF\n`
  const updateOfNothing = '\nxref\n0 0\ntrailer\n<< /Prev 9 >>\nstartxref\n99\n%%EOF\n'
  /** The first page's section, which has an end of its own, and the rest. */
  const firstPage =
    '%PDF-1.4\n9 0 obj\n<< /Linearized 1 /L 999 /N 2 >>\nendobj\nxref\n9 1\n0000000009 00000 n \n' +
    'trailer\n<< /Root 9 0 R /Prev 300 >>\nstartxref\n0\n%%EOF\n'
  const rest = (size: number) =>
    `1 0 obj\n(${'x'.repeat(size)})\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 >>\nstartxref\n52\n%%EOF\n`
  const whole = wholePdf()
  const zeros = (length: number) => '\0'.repeat(length)
  const proxy = '<html><body>Your download is complete.</body></html>'

  test.each<[string, string | Promise<string>]>([
    ['of pictures', made()],
    ['with CR as line end', made('\r')],
    ['with CRLF as line end, so that all offsets are wrong', made('\r\n')],
    ['with a cross-reference stream', stream],
    ['with a hidden stream at another place', stream.replace('\n9\n', '\n12345\n')],
    ['without a line end', whole.trimEnd()],
    ['without a line end before the mark', whole.replace('9\n%%', '9%%')],
    ['with spaces about the offset', whole.replace('\n9\n', '   \r\n  9  \n')],
    ['with a comment behind the offset', whole.replace('\n9\n', '\n9\n% a comment\n')],
    ['with two marks', `${whole}%%EOF\n`],
    ['with comments behind it', `${whole}% made by a scanner\n% on Monday\n`],
    ['with an answer of a proxy behind it', whole + proxy],
    ['with 1,019 bytes behind it', whole.trimEnd() + 'x'.repeat(1019)],
    ['with 3,000 zeros behind it', whole + zeros(3000)],
    ['with 3,000 line ends and spaces behind it', `${whole}${'\r\n \t'.repeat(750)}`],
    ['with an answer of a proxy and zeros behind it', whole + proxy + zeros(3000)],
    ['with the end mark of DOS', `${whole}\x1a`],
    ['with the word in a page', wholePdf('(a text of startxref 7 and %%EOF)')],
    ['with three updates', whole + update() + update(2000) + update()],
    ['with an update of nothing', whole + updateOfNothing],
    ['that is linearised', firstPage + rest(10)],
    ['that is linearised, and long', firstPage + rest(5000)],
    ['that is linearised, and updated', firstPage + rest(5000) + update()],
    ['with an offset of 0, though it is not linearised', whole.replace('\n9\n', '\n0\n')],
    ['with an offset behind its end', whole.replace('\n9\n', '\n999999\n')],
    ['that an e-mail program has shifted', whole.replace('%PDF-1.7\n', '%PDF-1.7\n%\xe2\xe3\n')],
  ])('is there in one %s', async (_what, text) => {
    expect(await problemOf(Buffer.from(await text, 'latin1'))).toBeUndefined()
  })

  test.each([
    ['has line ends instead of its second half', whole.slice(0, 60) + '\n'.repeat(5000)],
    ['is cut off within the end mark', whole.slice(0, whole.indexOf('OF\n'))],
    ['has an answer of a proxy instead of its end', whole.slice(0, 60) + proxy],
    ['has more than 1,024 bytes behind the mark', whole.trimEnd() + 'x'.repeat(1020)],
    ['has no offset', whole.replace('\n9\n', '\n')],
    ['has a word as its offset', whole.replace('\n9\n', '\nnine\n')],
    ['has no “startxref”', whole.replace('startxref\n9\n', '')],
    ['has no cross-reference', whole.replace('\nxref\n', '\n')],
    ['has nothing but an end', '%PDF-1.7\n%%EOF\n'],
    ['is cut off within an update', (whole + update(200)).slice(0, -60)],
    ['is cut off within an update of nothing', (whole + updateOfNothing).slice(0, -20)],
    ['is cut off within a long update', (whole + update(5000)).slice(0, -60)],
    ['is cut off within its third update', (whole + update() + update(9)).slice(0, -7)],
    ['is linearised, and cut off behind its first page', firstPage],
    ['is linearised, and has zeros behind its first page', firstPage + zeros(5000)],
    ['is linearised, and cut off soon', (firstPage + rest(10)).slice(0, -20)],
    ['is linearised, and cut off later', (firstPage + rest(5000)).slice(0, -20)],
    ['is followed by the beginning of another', whole + whole.slice(0, -9)],
  ])('is missing in one that %s', async (_what, text) => {
    expect(await problemOf(Buffer.from(text, 'latin1'))).toBe('cutOff')
  })

  const jpeg = fc.uint8Array({ maxLength: 2000 }).map((bytes) => new Blob([bytes]))
  const side = fc.integer({ min: 1, max: 9000 })
  const pages = fc.array(fc.record({ jpeg, width: side, height: side }), {
    minLength: 1,
    maxLength: 4,
  })

  test('is missing in every beginning of a PDF, also if zeros are behind it', async () => {
    await fc.assert(
      fc.asyncProperty(pages, fc.nat(), fc.nat(5000), async (pictures, cut, more) => {
        const blob = pdfOfPages(pictures)
        expect(await problemOf(blob, new Uint8Array(more))).toBeUndefined()
        const start = blob.slice(0, 5 + (cut % (blob.size - 6)))
        expect(await problemOf(start)).toBe('cutOff')
        expect(await problemOf(start, new Uint8Array(more))).toBe('cutOff')
      }),
    )
  })
})

describe('a PDF after other bytes', () => {
  const referring = (place: number, reference = 'xref', more = '') =>
    `%PDF-1.7 ${more}\n${reference}\nstartxref\r\n${place}\n%%EOF`
  const before = ' '.repeat(300)
  const textOf = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString()

  test.each([
    ['its own start', `startxref 1\n${before}`, referring(10)],
    [
      'its own start, to a stream',
      'HTTP/1.1 200 OK\r\n',
      referring(9, '15  10  obj << /Type /XRef >>'),
    ],
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
  await expect(readPdf(new File([wholePdf(text)], 'gst.pdf'))).resolves.toMatchObject(facts)
})
