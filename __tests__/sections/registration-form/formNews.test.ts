import {
  type FormEvent,
  type FormNews,
  newsAfter,
} from '../../../src/sections/registration-form/formNews'
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

/** The kinds of news that the event ends; nothing follows them. */
const endedBy = (event: FormEvent) => {
  const ended = all.filter((news) => newsAfter(news, event) !== news)
  for (const news of ended) expect(newsAfter(news, event)).toEqual({ kind: 'none' })
  return ended.map(({ kind }) => kind)
}

test.each(['edited', 'returned'] as const)(
  '%s ends the offer to undo, and nothing else',
  (kind) => {
    expect(endedBy({ kind })).toEqual(['cleared'])
  },
)

test('a submit ends all news except the problems, which stay until there is an outcome', () => {
  const others = all.map(({ kind }) => kind).filter((kind) => kind !== 'problems')
  expect(endedBy({ kind: 'submitted' })).toEqual(others)
})

test('removing a record ends the news of it, and nothing else', () => {
  const other = { ...sentRecord, at: sentRecord.at + 1 }
  expect(endedBy({ kind: 'recordRemoved', record: sentRecord })).toEqual(['sent'])
  expect(endedBy({ kind: 'recordRemoved', record: other })).toEqual([])
})
