import fc from 'fast-check'
import {
  type Attempt,
  readAttempts,
  withAttempt,
  withoutAttempt,
} from '../../src/registration/attempts'

const at = Date.UTC(2026, 10, 21, 8, 30)
const attempt: Attempt = { reference: '7F3A92C1', at, state: 'sent' }

const anyAttempt: fc.Arbitrary<Attempt> = fc.record({
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
    fc.property(fc.array(anyAttempt), (list) => {
      expect(readAttempts(JSON.stringify(list))).toEqual(list)
    }),
  )
})

test('reading junk never throws and returns only valid attempts', () => {
  const seen = { attempts: 0, nothing: 0 }
  fc.assert(
    fc.property(anyJunk, (text) => {
      const list = readAttempts(text)
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
  ['an attempt outside a list', JSON.stringify(attempt)],
  ['half a list', JSON.stringify([attempt]).slice(0, -3)],
  ['a list of nothing', '[null, 1, "a", [], {}]'],
  ['another state', JSON.stringify([{ ...attempt, state: 'maybe' }])],
  ['a reference that is not text', JSON.stringify([{ ...attempt, reference: 7 }])],
  ['a time that is not a number', JSON.stringify([{ ...attempt, at: '7' }])],
])('%s gives no attempts', (_what, text) => {
  expect(readAttempts(text)).toEqual([])
})

test('an attempt is found among junk', () => {
  expect(readAttempts(JSON.stringify([null, attempt, { reference: 'x' }]))).toEqual([attempt])
})

test('a new attempt replaces the earlier one for the same application', () => {
  fc.assert(
    fc.property(fc.array(anyAttempt, { maxLength: 10 }), anyAttempt, (list, added) => {
      const result = withAttempt(list, added)
      expect(result.filter(({ reference }) => reference === added.reference)).toEqual([added])
      expect(result.at(-1)).toEqual(added)
      expect(withoutAttempt(result, added.reference)).toEqual(withoutAttempt(list, added.reference))
    }),
  )
})

test('only the attempts of the given application are removed', () => {
  const other: Attempt = { ...attempt, reference: '04BE11D0' }
  expect(withoutAttempt([attempt, other, attempt], attempt.reference)).toEqual([other])
})

test('the list is limited to the latest attempts', () => {
  const references = Array.from({ length: 25 }, (_, index) => `R${index}`)
  const list = references.reduce<readonly Attempt[]>(
    (soFar, reference) => withAttempt(soFar, { ...attempt, reference }),
    [],
  )
  expect(list.map(({ reference }) => reference)).toEqual(references.slice(-20))
})
