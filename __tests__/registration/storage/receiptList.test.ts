import fc from 'fast-check'
import {
  differences,
  isSameReceipt,
  type Receipt,
} from '../../../src/registration/rules/application'
import { documentNames, emptyDraft, textNames } from '../../../src/registration/rules/fields'
import { draftLifetime } from '../../../src/registration/rules/limits'
import { receiptList } from '../../../src/registration/storage/receipts'
import { completeDraft } from '../../../stories/support/registration'
import { eachField } from '../rules/eachField'

const now = Date.UTC(2026, 10, 21, 8, 30)

beforeAll(() => jest.spyOn(Date, 'now').mockReturnValue(now))

/** Any UTF-16 code units, lone surrogates included. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
})
const anyReceipt: fc.Arbitrary<Receipt> = fc.record({
  draft: fc.record({
    ...eachField(anyText, fc.record({ name: anyText })),
    company_name: fc.string({ minLength: 1 }),
  }),
  reference: fc.string({ minLength: 1 }),
  at: fc.integer({ min: now - draftLifetime, max: now }),
  unconfirmed: fc.boolean(),
})
const receipt: Receipt = {
  draft: { ...emptyDraft, company_name: 'Sunrise', gst_pdf: { name: 'a' }, pan_pdf: { name: 'b' } },
  reference: '7F3A92C1',
  at: now,
  unconfirmed: false,
}

/** Possible contents of the browser's storage: junk, any JSON, and almost receipts. */
const anyValues = fc.dictionary(
  fc.constantFrom(...textNames, ...documentNames, '__proto__', 'constructor', 'name'),
  fc.oneof(fc.jsonValue(), anyText),
)
const anyJunk = fc.oneof(
  anyText,
  fc.json(),
  fc
    .array(
      fc.oneof(
        fc.jsonValue(),
        fc.record(
          {
            texts: fc.oneof(fc.jsonValue(), anyValues),
            documents: fc.oneof(fc.jsonValue(), anyValues),
            reference: fc.oneof(fc.constant('7F3A92C1'), fc.jsonValue()),
            at: fc.oneof(fc.constant(now), fc.jsonValue()),
            unconfirmed: fc.jsonValue(),
          },
          { requiredKeys: [] },
        ),
      ),
    )
    .map((list) => JSON.stringify(list)),
)

test('a receipt read back is the one written, whatever its characters', () => {
  fc.assert(
    fc.property(anyReceipt, (written) => {
      expect(receiptList.parse(receiptList.print([written]))).toEqual([written])
    }),
  )
})

test('reading junk never throws and returns only receipts that can be shown', () => {
  const seen = { receipts: 0, nothing: 0 }
  fc.assert(
    fc.property(anyJunk, (text) => {
      const receipts = receiptList.parse(text)
      seen[receipts.length > 0 ? 'receipts' : 'nothing'] += 1
      expect(receipts.length).toBeLessThanOrEqual(5)
      for (const { draft, reference, at, unconfirmed } of receipts) {
        expect(Object.keys(draft).sort()).toEqual(Object.keys(emptyDraft).sort())
        for (const field of textNames) expect(typeof draft[field]).toBe('string')
        for (const field of documentNames) {
          expect(draft[field]).toEqual({ name: expect.any(String) })
        }
        expect(reference).not.toBe('')
        expect(at).toBeLessThanOrEqual(now)
        expect(now - at).toBeLessThanOrEqual(draftLifetime)
        expect(typeof unconfirmed).toBe('boolean')
      }
    }),
    { numRuns: 5_000 },
  )
  // Otherwise the property would prove little.
  expect(Math.min(seen.receipts, seen.nothing)).toBeGreaterThan(50)
})

test('only what is shown is written: of a document its name, and no address', () => {
  const document = { id: 'id', url: 'https://cdn.example.com/', name: 'a', size: 1, mimeType: 'm' }
  const sent = { ...receipt, draft: { ...receipt.draft, gst_pdf: document } }
  expect(receiptList.print([sent])).toBe(receiptList.print([receipt]))
  expect(receiptList.print([sent])).not.toContain('https:')
})

test.each([
  ['no value', null],
  ['an empty string', ''],
  ['null', 'null'],
  ['half a list', receiptList.print([receipt]).slice(0, -3)],
  ['a list of nothing', '[null, 1, "a", [], {}]'],
  ['no reference', receiptList.print([{ ...receipt, reference: '' }])],
  ['no text', receiptList.print([{ ...receipt, draft: emptyDraft }])],
  ['a time of minus infinity', receiptList.print([receipt]).replace(String(now), '-1e999')],
])('%s gives no receipt', (_what, text) => {
  expect(receiptList.parse(text)).toEqual([])
})

test.each([
  ['of the maximum age', draftLifetime, 1],
  ['a millisecond too old', draftLifetime + 1, 0],
])('a receipt that is %s', (_what, age, found) => {
  const text = receiptList.print([{ ...receipt, at: now - age }])
  expect(receiptList.parse(text)).toHaveLength(found)
})

test.each([1_000, draftLifetime * 365])(
  'a receipt from the future, by %i ms, is kept and dated now',
  (ahead) => {
    const text = receiptList.print([{ ...receipt, at: now + ahead }])
    expect(receiptList.parse(text)).toEqual([receipt])
  },
)

test.each<[string, Partial<Receipt>, boolean]>([
  ['of the same reference and time is the same', { draft: emptyDraft }, true],
  ['of the same application at another time is another', { at: now + 1 }, false],
  ['of another application at the same time is another', { reference: '04BE11D0' }, false],
])('a receipt %s', (_what, change, isSame) => {
  expect(isSameReceipt(receipt, { ...receipt, ...change })).toBe(isSame)
})

test.each<[string, Partial<typeof completeDraft>, string[]]>([
  ['in nothing', {}, []],
  ['not in spaces or the case of the GST number', { gst_number: ' 07abcde1234f1z5 ' }, []],
  ['in a text', { email: 'asha.menon@example.com' }, ['email']],
  ['in a text that was removed', { phone: '' }, ['phone']],
  [
    'in several fields, in the form’s order',
    { pan_pdf: { ...completeDraft.pan_pdf, name: 'new.pdf' }, company_name: 'Moonlight' },
    ['company_name', 'pan_pdf'],
  ],
])('a draft differs from what was sent %s', (_what, change, fields) => {
  const sent = { ...receipt, draft: completeDraft }
  expect(differences({ ...completeDraft, ...change }, sent)).toEqual(fields)
})
