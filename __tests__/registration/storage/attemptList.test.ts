import fc from 'fast-check'
import type { SendAttempt } from '../../../src/registration/rules/ports'
import { attemptList } from '../../../src/registration/storage/sendAttempts'

const at = Date.UTC(2026, 10, 21, 8, 30)
const attempt: SendAttempt = { reference: '7F3A92C1', at, state: 'sent' }

const anyAttempt: fc.Arbitrary<SendAttempt> = fc.record({
  reference: fc.oneof(fc.constantFrom('A', 'B', 'C'), fc.string()),
  at: fc.integer(),
  state: fc.constantFrom('sent', 'unclear'),
})
const anyJunk = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .array(
      fc.oneof(
        fc.jsonValue(),
        anyAttempt,
        fc.record({ reference: fc.jsonValue(), at: fc.jsonValue(), state: fc.jsonValue() }),
      ),
    )
    .map((list) => JSON.stringify(list)),
)

test('attempts read back are the ones written', () => {
  fc.assert(
    fc.property(fc.array(anyAttempt, { maxLength: 20 }), (list) => {
      expect(attemptList.parse(attemptList.print(list))).toEqual(list)
    }),
  )
})

test('reading junk never throws and returns only valid attempts', () => {
  const seen = { attempts: 0, nothing: 0 }
  fc.assert(
    fc.property(anyJunk, (text) => {
      const list = attemptList.parse(text)
      seen[list.length > 0 ? 'attempts' : 'nothing'] += 1
      for (const { reference, at, state } of list) {
        expect(typeof reference).toBe('string')
        expect(['sent', 'unclear']).toContain(state)
        expect(typeof at).toBe('number')
      }
    }),
    { numRuns: 2_000 },
  )
  // Otherwise the property would prove little.
  expect(Math.min(seen.attempts, seen.nothing)).toBeGreaterThan(50)
})

test.each([
  ['no value', null],
  ['an empty string', ''],
  ['null', 'null'],
  ['half a list', JSON.stringify([attempt]).slice(0, -3)],
  ['a list of nothing', '[null, 1, "a", [], {}]'],
  ['another state', JSON.stringify([{ ...attempt, state: 'maybe' }])],
  ['a reference that is not text', JSON.stringify([{ ...attempt, reference: 7 }])],
  ['a time that is not a number', JSON.stringify([{ ...attempt, at: '7' }])],
])('%s gives no attempts', (_what, text) => {
  expect(attemptList.parse(text)).toEqual([])
})

test('an attempt is found among junk', () => {
  expect(attemptList.parse(JSON.stringify([null, attempt, { reference: 'x' }]))).toEqual([attempt])
})
