import { isAutomated } from '../../../src/registration/form/botCheck'
import {
  type FormEvent,
  type FormStatus,
  formStatusReducer,
} from '../../../src/registration/form/formStatus'
import { completeDraft, receipt } from '../../../stories/support/registration'

describe('the status of the form', () => {
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
  const other = { ...receipt, at: receipt.at + 1 }

  test.each(all)('$kind replaces whatever was shown', (status) => {
    for (const earlier of all) expect(formStatusReducer(earlier, status)).toBe(status)
  })

  test.each<[FormEvent['kind'], FormEvent, FormStatus['kind'][]]>([
    ['edited', { kind: 'edited' }, ['cleared']],
    // The problems stay until there is an outcome.
    [
      'submitted',
      { kind: 'submitted' },
      all.map(({ kind }) => kind).filter((kind) => kind !== 'problems'),
    ],
    ['receiptRemoved', { kind: 'receiptRemoved', receipt }, ['sent']],
    ['receiptRemoved', { kind: 'receiptRemoved', receipt: other }, []],
  ])('%s ends only what it ends, and nothing follows', (_name, event, kinds) => {
    const ended = all.filter((status) => formStatusReducer(status, event) !== status)
    expect(ended.map(({ kind }) => kind)).toEqual(kinds)
    for (const status of ended) expect(formStatusReducer(status, event)).toEqual({ kind: 'none' })
  })
})

test.each([
  ['a bot that fills in every field', 'x', 60_000, false, true],
  ['a bot that waits almost long enough', '', 2_999, false, true],
  ['voice control that touches no field', '', 3_000, false, false],
  ['somebody with a password manager', 'x', 0, true, false],
])('a submit by %s is recognised', (_who, honeypot, openFor, handled, expected) => {
  expect(isAutomated({ honeypot, openFor, handled })).toBe(expected)
})
