import { readPdf } from '../../../../src/registration/documents/readPdf'
import { wholePdf } from '../../../fixtures/registration/samples'

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
    ['empty', 'no bytes', pdf([])],
    ['tooLarge', 'more than 5 MB that cannot be read', unreadable],
    [undefined, 'a PDF without a type or an ending', pdf([whole], 'gst', '')],
    [undefined, 'a PDF of another type', pdf([whole], 'gst.pdf (1)', 'text/plain')],
    [undefined, 'the beginning of a PDF', pdf([whole.slice(0, 60)])],
    ['notPdf', 'an image that is called a PDF', pdf(['\x89PNG'])],
    ['notPdf', 'an image of more than 5 MB', pdf(['\x89PNG', new Uint8Array(maxBytes)])],
    ['notPdf', 'the end of a PDF', pdf([whole.slice(8)])],
    [undefined, 'a signature at the end of the first 1,024 bytes', pdf(['x'.repeat(1019), whole])],
    ['notPdf', 'a signature behind them', pdf(['x'.repeat(1020), whole])],
  ])('%s with %s', async (problem, _what, file) => {
    const reading = await readPdf(file)
    expect(reading.ok ? undefined : reading.problem).toBe(problem)
  })
})

test('a PDF keeps its bytes, and has the type and ending that its file lacks', async () => {
  const text = `HTTP/1.1 200 OK\r\n${wholePdf()}`
  const reading = await readPdf(new File([text], 'a/b\u202Efdp (1)', { type: 'text/plain' }))
  if (!reading.ok) throw new Error(reading.problem)
  expect([reading.pdf.name, reading.pdf.type]).toEqual(['a-bfdp (1).pdf', 'application/pdf'])
  expect(Buffer.from(await reading.pdf.arrayBuffer()).toString()).toBe(text)
})

test('an ending in capital letters stays the only one', async () => {
  const reading = await readPdf(new File([wholePdf()], 'GST.PDF'))
  expect(reading).toMatchObject({ pdf: { name: 'GST.PDF' } })
})

const whole = wholePdf()

test.each([
  ['a reference', wholePdf('/Encrypt \r\n 15  \n10 \r\n R'), { isEncrypted: true }],
  ['a dictionary', wholePdf('/Encrypt << /Filter /Standard >>'), { isEncrypted: true }],
  ['the word in a text', wholePdf('BT (how to /Encrypt a file) Tj'), { isEncrypted: false }],
  ['metadata that stays open', wholePdf('/EncryptMetadata false'), { isEncrypted: false }],
  ['its end', whole, { hasEnd: true }],
  ['1,500 bytes of a portal’s page behind its end', whole + 'x'.repeat(1500), { hasEnd: true }],
  ['zeros instead of its end', whole.slice(0, 60) + '\0'.repeat(5000), { hasEnd: false }],
  ['half an end mark', whole.slice(0, whole.indexOf('OF\n')), { hasEnd: false }],
  ['an end mark only in its middle', whole + 'x'.repeat(5000), { hasEnd: false }],
])('the facts of a PDF with %s', async (_what, text, facts) => {
  await expect(readPdf(new File([text], 'gst.pdf'))).resolves.toMatchObject(facts)
})
