import fc from 'fast-check'
import { looksAutomated } from '../../src/registration/automation'

const anySignals = fc.record({ trap: fc.string(), openFor: fc.nat(), handled: fc.boolean() })

test.each([
  ['a program that fills in every field', { trap: 'x', openFor: 60_000, handled: false }],
  ['a program in a hurry', { trap: '', openFor: 0, handled: false }],
  ['a program that nearly waits', { trap: '', openFor: 2_999, handled: false }],
  ['a program that does both', { trap: 'x', openFor: 10, handled: false }],
])('%s is a program', (_what, signals) => {
  expect(looksAutomated(signals)).toBe(true)
})

test.each([
  ['a visitor who types', { trap: '', openFor: 60_000, handled: true }],
  ['a password manager that fills the trap', { trap: 'x', openFor: 60_000, handled: true }],
  ['a kept draft and one press', { trap: '', openFor: 500, handled: true }],
  ['a slow voice control that touches nothing', { trap: '', openFor: 3_000, handled: false }],
])('%s is a person', (_what, signals) => {
  expect(looksAutomated(signals)).toBe(false)
})

test('whoever has touched the form is never taken for a program', () => {
  fc.assert(fc.property(anySignals, (signals) => !looksAutomated({ ...signals, handled: true })))
})
