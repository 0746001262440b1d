import { emptyDraft } from '../../../src/registration/fields'
import { type FormNews, newsAfter } from '../../../src/sections/registration-form/formNews'
import { completeDraft } from '../../../stories/support/registration'

const all: FormNews[] = [
  { kind: 'none' },
  { kind: 'restored', keptAt: 1 },
  { kind: 'cleared', draft: completeDraft },
  { kind: 'sentElsewhere' },
  { kind: 'problems' },
  { kind: 'failed', outcome: { ok: false, reason: 'noAnswer', text: '' } },
  { kind: 'unconfirmed' },
  { kind: 'sent', record: { draft: emptyDraft, reference: '7F3A92C1', at: 1 } },
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
