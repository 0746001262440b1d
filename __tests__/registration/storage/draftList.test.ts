import fc from 'fast-check'
import {
  documentNames,
  emptyDraft,
  isEmpty,
  type RegistrationDraft,
  textNames,
  type UploadedDocument,
} from '../../../src/registration/rules/fields'
import { draftLifetime } from '../../../src/registration/rules/limits'
import type { SavedDraft } from '../../../src/registration/rules/ports'
import { draftList } from '../../../src/registration/storage/draftStorage'
import { eachField } from '../rules/eachField'

const now = Date.UTC(2026, 10, 21, 8, 30)

beforeAll(() => jest.spyOn(Date, 'now').mockReturnValue(now))

const writeDraft = (saved: SavedDraft) => draftList.print([saved])
const readDraft = (text: string | null) => draftList.parse(text)[0]

const document: UploadedDocument = {
  id: '7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01',
  url: 'https://cdn.example.com/7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01/',
  name: 'gst.pdf',
  size: 182_000,
  mimeType: 'application/pdf',
}
const draft: RegistrationDraft = { ...emptyDraft, company_name: 'Sunrise', gst_pdf: document }

/** Any UTF-16 code units, lone surrogates included. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
})
const anyDocument = fc.record({
  id: anyText,
  url: anyText,
  name: anyText,
  size: fc.nat(),
  mimeType: anyText,
})
const anyDraft: fc.Arbitrary<RegistrationDraft> = fc.record(
  eachField(anyText, fc.option(anyDocument)),
)
const anyAge = fc.integer({ min: 0, max: draftLifetime })

/** Possible contents of the browser's storage: junk, any JSON, and almost a draft. */
const anyJunk = fc.oneof(
  anyText,
  fc.json(),
  fc
    .record(
      {
        at: fc.oneof(fc.constant(now), fc.jsonValue()),
        draft: fc.oneof(
          fc.jsonValue(),
          fc.dictionary(
            fc.constantFrom(...textNames, ...documentNames, '__proto__', 'constructor'),
            fc.oneof(
              fc.jsonValue(),
              fc.dictionary(
                fc.constantFrom('id', 'url', 'name', 'size', 'mimeType'),
                fc.jsonValue(),
              ),
              anyDocument,
            ),
          ),
        ),
      },
      { requiredKeys: [] },
    )
    .map((kept) => JSON.stringify(kept)),
)

function expectValidDraft(value: RegistrationDraft): void {
  expect(Object.keys(value).sort()).toEqual(Object.keys(emptyDraft).sort())
  for (const field of textNames) expect(typeof value[field]).toBe('string')
  for (const field of documentNames) {
    const found = value[field]
    if (found === null) continue
    expect(found).toEqual({
      id: expect.any(String),
      url: expect.any(String),
      name: expect.any(String),
      size: expect.any(Number),
      mimeType: expect.any(String),
    })
  }
}

test('a draft read back is the one written, whatever its characters', () => {
  fc.assert(
    fc.property(anyDraft, anyAge, (written, age) => {
      fc.pre(!isEmpty(written))
      const kept = { draft: written, at: now - age }
      expect(readDraft(writeDraft(kept))).toEqual(kept)
    }),
  )
})

test('reading junk never throws and returns only valid drafts', () => {
  const seen = { draft: 0, nothing: 0 }
  fc.assert(
    fc.property(anyJunk, (text) => {
      const kept = readDraft(text)
      seen[kept ? 'draft' : 'nothing'] += 1
      if (!kept) return
      expectValidDraft(kept.draft)
      expect(isEmpty(kept.draft)).toBe(false)
      expect(kept.at).toBeLessThanOrEqual(now)
      expect(now - kept.at).toBeLessThanOrEqual(draftLifetime)
    }),
    { numRuns: 5_000 },
  )
  // Otherwise the property would prove little.
  expect(Math.min(seen.draft, seen.nothing)).toBeGreaterThan(50)
})

test.each([
  ['no value', null],
  ['an empty string', ''],
  ['null', 'null'],
  ['a number', '12'],
  ['a list', '[]'],
  ['half a draft', writeDraft({ draft, at: now }).slice(0, -5)],
  ['no draft', JSON.stringify({ at: now })],
  ['no time', JSON.stringify({ draft })],
  ['a time in text', JSON.stringify({ draft, at: new Date(now).toISOString() })],
  ['a time of minus infinity', `{"draft":${JSON.stringify(draft)},"at":-1e999}`],
  ['an empty draft', writeDraft({ draft: emptyDraft, at: now })],
])('%s gives no draft', (_what, text) => {
  expect(readDraft(text)).toBeUndefined()
})

test.each([
  ['new', 0, true],
  ['of the maximum age', draftLifetime, true],
  ['a millisecond too old', draftLifetime + 1, false],
])('a draft that is %s', (_what, age, isRead) => {
  const found = readDraft(writeDraft({ draft, at: now - age }))
  expect(found !== undefined).toBe(isRead)
})

test.each([
  ['a second ahead', String(now + 1_000)],
  ['a year ahead', String(now + 365 * 24 * 60 * 60 * 1000)],
  ['infinitely far ahead', '1e999'],
])('a draft from the future, %s, is kept and dated now', (_what, at) => {
  const text = `{"draft":${JSON.stringify(draft)},"at":${at}}`
  expect(readDraft(text)).toEqual({ draft, at: now })
})

test('a draft is kept for 24 hours', () => {
  expect(draftLifetime).toBe(86_400_000)
})

test('only the known fields of another version’s draft are read', () => {
  const text = JSON.stringify({
    at: now,
    draft: { company_name: 'Sunrise', phone: 12, fax: '1', gst_pdf: { url: document.url } },
  })
  expect(readDraft(text)?.draft).toEqual({ ...emptyDraft, company_name: 'Sunrise' })
})

test('only the known properties of a document are read', () => {
  const text = JSON.stringify({ at: now, draft: { gst_pdf: { ...document, onload: 'x' } } })
  expect(readDraft(text)?.draft).toEqual({ ...emptyDraft, gst_pdf: document })
})

test.each(['id', 'url', 'name', 'size', 'mimeType'])(
  'a document without a valid %s is dropped',
  (key) => {
    for (const value of [undefined, null, [], {}]) {
      const text = JSON.stringify({
        at: now,
        draft: { ...draft, gst_pdf: { ...document, [key]: value } },
      })
      expect(readDraft(text)?.draft).toEqual({ ...draft, gst_pdf: null })
    }
  },
)
