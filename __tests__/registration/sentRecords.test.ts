import fc from 'fast-check'
import { documentNames, emptyDraft, textNames } from '../../src/registration/fields'
import { draftLifetime } from '../../src/registration/limits'
import {
  differences,
  isSameRecord,
  readRecords,
  type SentRecord,
  withRecord,
  writeRecords,
} from '../../src/registration/sentRecords'
import { completeDraft } from '../../stories/support/registration'
import { eachField } from './eachField'

const now = Date.UTC(2026, 10, 21, 8, 30)

/** Any UTF-16 code units, lone surrogates included. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
})
const anyRecord: fc.Arbitrary<SentRecord> = fc.record({
  draft: fc.record({
    ...eachField(anyText, fc.record({ name: anyText })),
    company_name: fc.string({ minLength: 1 }),
  }),
  reference: fc.string({ minLength: 1 }),
  at: fc.integer({ min: now - draftLifetime, max: now }),
  unconfirmed: fc.boolean(),
})
const record: SentRecord = {
  draft: { ...emptyDraft, company_name: 'Sunrise', gst_pdf: { name: 'a' }, pan_pdf: { name: 'b' } },
  reference: '7F3A92C1',
  at: now,
  unconfirmed: false,
}

/** Possible contents of the browser's storage: junk, any JSON, and almost records. */
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

test('a record read back is the one written, whatever its characters', () => {
  fc.assert(
    fc.property(anyRecord, (written) => {
      expect(readRecords(writeRecords([written]), now)).toEqual([written])
    }),
  )
})

test('reading junk never throws and returns only records that can be shown', () => {
  const seen = { records: 0, nothing: 0 }
  fc.assert(
    fc.property(anyJunk, (text) => {
      const records = readRecords(text, now)
      seen[records.length > 0 ? 'records' : 'nothing'] += 1
      expect(records.length).toBeLessThanOrEqual(5)
      for (const { draft, reference, at, unconfirmed } of records) {
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
  expect(Math.min(seen.records, seen.nothing)).toBeGreaterThan(50)
})

test('only what is shown is written: of a document its name, and no address', () => {
  const document = { id: 'id', url: 'https://cdn.example.com/', name: 'a', size: 1, mimeType: 'm' }
  const sent = { ...record, draft: { ...record.draft, gst_pdf: document } }
  expect(writeRecords([sent])).toBe(writeRecords([record]))
  expect(writeRecords([sent])).not.toContain('https:')
})

test.each([
  ['no value', null],
  ['an empty string', ''],
  ['null', 'null'],
  ['a record outside a list', writeRecords([record]).slice(1, -1)],
  ['half a list', writeRecords([record]).slice(0, -3)],
  ['a list of nothing', '[null, 1, "a", [], {}]'],
  ['no reference', writeRecords([{ ...record, reference: '' }])],
  ['no text', writeRecords([{ ...record, draft: emptyDraft }])],
  ['a time of minus infinity', writeRecords([record]).replace(String(now), '-1e999')],
])('%s gives no record', (_what, text) => {
  expect(readRecords(text, now)).toEqual([])
})

test.each([
  ['of the maximum age', draftLifetime, 1],
  ['a millisecond too old', draftLifetime + 1, 0],
])('a record that is %s', (_what, age, found) => {
  const text = writeRecords([{ ...record, at: now - age }])
  expect(readRecords(text, now)).toHaveLength(found)
})

test.each([1_000, draftLifetime * 365])(
  'a record from the future, by %i ms, is kept and dated now',
  (ahead) => {
    const text = writeRecords([{ ...record, at: now + ahead }])
    expect(readRecords(text, now)).toEqual([record])
  },
)

test('an application that was sent again has two records, the new one first', () => {
  const other = { ...record, reference: '04BE11D0' }
  const again = { ...record, at: now + 1 }
  expect(withRecord([other, record], again)).toEqual([again, other, record])
})

test.each<[string, Partial<SentRecord>, boolean]>([
  ['of the same reference and time is the same', { draft: emptyDraft }, true],
  ['of the same application at another time is another', { at: now + 1 }, false],
  ['of another application at the same time is another', { reference: '04BE11D0' }, false],
])('a record %s', (_what, change, isSame) => {
  expect(isSameRecord(record, { ...record, ...change })).toBe(isSame)
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
  const sent = { ...record, draft: completeDraft }
  expect(differences({ ...completeDraft, ...change }, sent)).toEqual(fields)
})

test('the records are limited to the latest five', () => {
  const references = Array.from({ length: 8 }, (_, index) => `R${index}`)
  const records = references.reduce<readonly SentRecord[]>(
    (soFar, reference) => withRecord(soFar, { ...record, reference }),
    [],
  )
  expect(records.map(({ reference }) => reference)).toEqual(references.slice(3).reverse())
})
