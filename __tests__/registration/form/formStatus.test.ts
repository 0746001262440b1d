import fc from 'fast-check'
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

describe('a submit looks automated', () => {
  test.each([
    ['from a bot that fills in every field', 'x', 60_000, true],
    ['from a bot that waits almost long enough', '', 2_999, true],
    ['not from voice control that touches no field', '', 3_000, false],
  ])('%s', (_what, honeypot, openFor, expected) => {
    expect(isAutomated({ honeypot, openFor, handled: false })).toBe(expected)
  })

  test('never from somebody who has used the form, as with a password manager', () => {
    const anySignals = fc.record({ honeypot: fc.string(), openFor: fc.nat() })
    fc.assert(fc.property(anySignals, (some) => !isAutomated({ ...some, handled: true })))
  })
})
