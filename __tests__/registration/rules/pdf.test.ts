import { fileProblem, pdfFacts } from '../../../src/registration/rules/schema'

const pdf = (...lines: string[]) => new Blob([['%PDF-1.7', ...lines, '%%EOF'].join('\n')])

describe('the number of pages', () => {
  test.each([
    ['of a plain file', ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'], 1],
    ['in either order', ['<< /Count 12 /Kids [3 0 R 4 0 R]\r\n/Type/Pages >>'], 12],
    [
      'of a tree is that of its root',
      ['<< /Type /Pages /Parent 1 0 R /Count 4 >>', '<< /Type /Pages /Count 9 >>'],
      9,
    ],
    ['of a file with more spaces', ['<< /Type  \n/Pages /Kids [3 0 R] /Count \r\n 34 >>'], 34],
    ['in the other order, with more spaces', ['<< /Count  567 /Type \n /Pages >>'], 567],
    ['without a space', ['<</Count 8/Type/Pages>>'], 8],
    ['is not known where the tree is packed', ['<< /Type /ObjStm /Length 20 >>'], undefined],
    ['is not that of something else', ['<< /Type /Outlines /Count 7 >>'], undefined],
  ])('%s', async (_what, lines, pages) => {
    await expect(pdfFacts(pdf(...lines))).resolves.toMatchObject({ pages })
  })
})

describe('encryption', () => {
  test.each([
    ['a reference in the trailer', 'trailer << /Root 1 0 R /Encrypt 5 0 R >>', true],
    ['a reference with more spaces', 'trailer << /Encrypt \r\n 15  \n0 \r\n R >>', true],
    ['a dictionary in the trailer', 'trailer << /Encrypt << /Filter /Standard >> >>', true],
    ['in a cross-reference stream', '<</Type/XRef/Encrypt 12 0 R/Size 9>>', true],
    ['the word in a text', 'BT (how to /Encrypt a file) Tj ET', false],
    ['metadata that stays open', '<< /EncryptMetadata false >>', false],
    ['none', 'trailer << /Root 1 0 R >>', false],
  ])('%s', async (_what, line, isEncrypted) => {
    await expect(pdfFacts(pdf(line))).resolves.toMatchObject({ isEncrypted })
  })
})

test('the signature may follow other bytes, within the first 1,024', async () => {
  const after = (bytes: number) => new File(['x'.repeat(bytes), '%PDF-'], 'gst.pdf')
  await expect(fileProblem(after(1019))).resolves.toBeUndefined()
  await expect(fileProblem(after(1020))).resolves.toBe('notPdf')
})

test('page trees without a number have none', async () => {
  const part = '/Type /Pages '.repeat(50_000)
  await expect(pdfFacts(pdf(part))).resolves.toEqual({ isEncrypted: false, pages: undefined })
})
