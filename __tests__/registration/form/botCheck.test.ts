import { isAutomated } from '../../../src/registration/form/botCheck'

test.each([
  ['a bot that fills in every field', 'x', 60_000, false, true],
  ['a bot that waits almost long enough', '', 2_999, false, true],
  ['voice control that touches no field', '', 3_000, false, false],
  ['somebody with a password manager', 'x', 0, true, false],
])('a submit by %s is recognised', (_who, honeypot, openFor, handled, expected) => {
  expect(isAutomated({ honeypot, openFor, handled })).toBe(expected)
})
