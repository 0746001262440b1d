import {
  type FormEvent,
  type FormStatus,
  formStatusReducer,
} from '../../../src/registration/form/formStatus'
import { completeDraft, receipt } from '../../../stories/support/registration'

const all: FormStatus[] = [
  { kind: 'none' },
  { kind: 'restored', savedAt: 1 },
  { kind: 'cleared', draft: completeDraft },
  { kind: 'sentElsewhere' },
  { kind: 'problems' },
  { kind: 'failed', outcome: { ok: false, reason: 'noAnswer', text: '' } },
  { kind: 'suspectedBot' },
  { kind: 'sent', receipt },
]

test.each(all)('$kind replaces whatever was shown', (status) => {
  for (const earlier of all) expect(formStatusReducer(earlier, status)).toBe(status)
})

/** The statuses that the event ends; nothing follows them. */
const endedBy = (event: FormEvent) => {
  const ended = all.filter((status) => formStatusReducer(status, event) !== status)
  for (const status of ended) expect(formStatusReducer(status, event)).toEqual({ kind: 'none' })
  return ended.map(({ kind }) => kind)
}

test.each(['edited', 'returned'] as const)(
  '%s ends the offer to undo, and nothing else',
  (kind) => {
    expect(endedBy({ kind })).toEqual(['cleared'])
  },
)

test('a submit ends every status except the problems, which stay until there is an outcome', () => {
  const others = all.map(({ kind }) => kind).filter((kind) => kind !== 'problems')
  expect(endedBy({ kind: 'submitted' })).toEqual(others)
})

test('removing a record ends its status, and nothing else', () => {
  const other = { ...receipt, at: receipt.at + 1 }
  expect(endedBy({ kind: 'receiptRemoved', receipt })).toEqual(['sent'])
  expect(endedBy({ kind: 'receiptRemoved', receipt: other })).toEqual([])
})
