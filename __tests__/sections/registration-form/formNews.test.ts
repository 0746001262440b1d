import { type FormNews, newsAfter } from '../../../src/sections/registration-form/formNews'
import { completeDraft, sentRecord } from '../../../stories/support/registration'

const all: FormNews[] = [
  { kind: 'none' },
  { kind: 'restored', keptAt: 1 },
  { kind: 'cleared', draft: completeDraft },
  { kind: 'sentElsewhere' },
  { kind: 'problems' },
  { kind: 'failed', outcome: { ok: false, reason: 'noAnswer', text: '' } },
  { kind: 'unconfirmed' },
  { kind: 'sent', record: sentRecord },
]

test.each(all)('$kind replaces whatever was shown', (news) => {
  for (const earlier of all) expect(newsAfter(earlier, news)).toBe(news)
})

test('typing ends the offer to undo, and nothing else', () => {
  const ended = all.filter((news) => newsAfter(news, { kind: 'edited' }) !== news)
  expect(ended.map(({ kind }) => kind)).toEqual(['cleared'])
})

test('a submit ends all news except the problems, which stay until there is an outcome', () => {
  const kept = all.filter((news) => newsAfter(news, { kind: 'submitted' }) === news)
  expect(kept.map(({ kind }) => kind)).toEqual(['problems'])
})

test('removing a record ends the news of it, and nothing else', () => {
  const after = (reference: string) =>
    all.filter((news) => newsAfter(news, { kind: 'recordRemoved', reference }) !== news)
  expect(after(sentRecord.reference).map(({ kind }) => kind)).toEqual(['sent'])
  expect(after('04BE11D0')).toEqual([])
})
