import fc from 'fast-check'
import type { Receipt } from '../../../src/registration/rules/application'
import {
  eachDocument,
  eachText,
  emptyDraft,
  isEmpty,
  type RegistrationDraft,
  type UploadedDocument,
} from '../../../src/registration/rules/fields'
import { draftLifetime } from '../../../src/registration/rules/limits'
import type { SavedDraft, SendAttempt } from '../../../src/registration/rules/ports'
import { draftList } from '../../../src/registration/storage/draftStorage'
import { receiptList } from '../../../src/registration/storage/receipts'
import { attemptList } from '../../../src/registration/storage/sendAttempts'

const now = Date.UTC(2026, 10, 21, 8, 30)

beforeAll(() => jest.spyOn(Date, 'now').mockReturnValue(now))

const document: UploadedDocument = {
  id: '7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01',
  url: 'https://cdn.example.com/7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01/',
  name: 'gst.pdf',
  size: 182_000,
  mimeType: 'application/pdf',
}
const draft: RegistrationDraft = { ...emptyDraft, company_name: 'Sunrise', gst_pdf: document }
const saved: SavedDraft = { draft, at: now }
const receipt: Receipt = {
  draft: { ...emptyDraft, company_name: 'Sunrise', ...eachDocument((name) => ({ name })) },
  reference: '7F3A92C1',
  at: now,
  unconfirmed: false,
}
const attempt: SendAttempt = { reference: '7F3A92C1', at: now, state: 'sent' }

/** Any UTF-16 code units, lone surrogates included. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
})
const anyTime = fc.integer({ min: now - draftLifetime, max: now })
const anyDocument = fc.record({
  ...{ id: anyText, url: anyText, name: anyText, mimeType: anyText },
  size: fc.nat(),
})
const anySaved: fc.Arbitrary<SavedDraft> = fc
  .record({
    draft: fc.record({ ...eachText(() => anyText), ...eachDocument(() => fc.option(anyDocument)) }),
    at: anyTime,
  })
  .filter(({ draft }) => !isEmpty(draft))
const anyReceipt: fc.Arbitrary<Receipt> = fc.record({
  draft: fc.record({
    ...eachText(() => anyText),
    ...eachDocument(() => fc.record({ name: anyText })),
    company_name: fc.string({ minLength: 1 }),
  }),
  reference: fc.string({ minLength: 1 }),
  at: anyTime,
  unconfirmed: fc.boolean(),
})
const anyAttempt: fc.Arbitrary<SendAttempt> = fc.record({
  reference: anyText,
  at: fc.integer(),
  state: fc.constantFrom('sent', 'unclear'),
})

interface Case {
  list: typeof draftList | typeof receiptList | typeof attemptList
  one: { at: number }
  any: fc.Arbitrary<{ at: number }>
  max: number
}

const cases: [string, Case][] = [
  ['drafts', { list: draftList, one: saved, any: anySaved, max: 1 }],
  ['receipts', { list: receiptList, one: receipt, any: anyReceipt, max: 5 }],
  ['attempts', { list: attemptList, one: attempt, any: anyAttempt, max: 20 }],
]

describe.each(cases)('a list of %s', (_name, { list, one, any, max }) => {
  const parse = (values: unknown) => list.parse(JSON.stringify(values))
  const printed = list.print([one as never])

  test('that is read back is the one written, whatever its characters', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: max, minLength: 1 }), (written) => {
        expect(list.parse(list.print(written as never))).toEqual(written)
      }),
    )
  })

  test('has only the latest, if there are too many', () => {
    const many = Array.from({ length: max + 1 }, (_, index) => ({ ...one, at: now - index }))
    expect(list.parse(list.print(many as never))).toEqual(many.slice(0, max))
    expect([JSON.parse(list.print(many as never))].flat()).toHaveLength(max)
    // An earlier release may have written more.
    const [first] = [JSON.parse(printed)].flat()
    expect(parse(Array.from({ length: max + 1 }, () => first))).toHaveLength(max)
  })

  test.each([null, '', 'null', '12', '[]', '"a"', '[null, 1, "a", [], {}]', printed.slice(0, -3)])(
    'is empty where %j is stored',
    (stored) => {
      expect(list.parse(stored)).toEqual([])
    },
  )

  test('leaves out what has no time, and what is not an entry', () => {
    const [value] = [JSON.parse(printed)].flat()
    expect(parse([null, { ...value, at: undefined }, { ...value, at: '7' }, value])).toEqual([one])
  })
})

describe.each(cases.slice(0, 2))('one of the %s', (_name, { list, one }) => {
  const found = (at: string | number) =>
    list.parse(list.print([one as never]).replace(String(now), String(at)))

  test('is kept for 24 hours', () => {
    expect(draftLifetime).toBe(86_400_000)
    expect(found(now - draftLifetime)).toEqual([{ ...one, at: now - draftLifetime }])
    expect(found(now - draftLifetime - 1)).toEqual([])
    expect(found('-1e999')).toEqual([])
  })

  test.each([now + 1_000, now + 365 * draftLifetime, '1e999'])(
    'that is from the future, %s, is dated now',
    (at) => {
      expect(found(at)).toEqual([one])
    },
  )
})

test('an attempt never expires and keeps its date, since the clock may be wrong', () => {
  for (const at of [0, now + 1_000]) {
    const other: SendAttempt = { ...attempt, at }
    expect(attemptList.parse(attemptList.print([other]))).toEqual([other])
  }
})

test.each([{ state: 'maybe' }, { reference: 7 }])('ignores an attempt with %j', (change) => {
  expect(attemptList.parse(JSON.stringify([{ ...attempt, ...change }]))).toEqual([])
})

test('a draft is stored by itself, without brackets, as earlier releases read it', () => {
  expect(draftList.print([saved])).toBe(JSON.stringify(saved))
})

test('ignores an empty draft', () => {
  expect(draftList.parse(draftList.print([{ draft: emptyDraft, at: now }]))).toEqual([])
  expect(draftList.parse(JSON.stringify({ at: now }))).toEqual([])
})

test('only the known fields of another version’s draft are read, in full', () => {
  const read = (values: object) =>
    draftList.parse(JSON.stringify({ at: now, draft: values }))[0]?.draft
  const phone = { company_name: 'Sunrise', phone: 12, fax: '1', gst_pdf: { ...document, x: 1 } }
  expect(read(phone)).toEqual(draft)
  for (const key of Object.keys(document)) {
    for (const value of [undefined, null, [], {}]) {
      const odd = { ...draft, gst_pdf: { ...document, [key]: value } }
      expect(read(odd)).toEqual({ ...draft, gst_pdf: null })
    }
  }
})

test('of a receipt only what is shown is written: of a document its name, and no address', () => {
  const sent = {
    ...receipt,
    draft: { ...receipt.draft, gst_pdf: { ...document, name: 'gst_pdf' } },
  }
  expect(receiptList.print([sent])).toBe(receiptList.print([receipt]))
  expect(receiptList.print([sent])).not.toContain('https:')
})

test.each([{ reference: '' }, { reference: 7 }, { draft: emptyDraft }])(
  'ignores a receipt with %j',
  (change) => {
    const odd = { ...receipt, ...change } as Receipt
    expect(receiptList.parse(receiptList.print([odd]))).toEqual([])
  },
)

test('what is not text in a receipt is empty, and only `true` makes it unconfirmed', () => {
  const odd: object = { ...receipt, draft: { ...receipt.draft, phone: 7 }, unconfirmed: 'no' }
  expect(receiptList.parse(receiptList.print([odd as Receipt]))).toEqual([receipt])
})
