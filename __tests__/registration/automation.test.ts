import fc from 'fast-check'
import { isAutomated } from '../../src/registration/automation'

const anySignals = fc.record({ honeypot: fc.string(), openFor: fc.nat(), handled: fc.boolean() })

test.each([
  ['a program that fills in every field', { honeypot: 'x', openFor: 60_000, handled: false }],
  ['a program in a hurry', { honeypot: '', openFor: 0, handled: false }],
  ['a program that nearly waits', { honeypot: '', openFor: 2_999, handled: false }],
  ['a program that does both', { honeypot: 'x', openFor: 10, handled: false }],
])('%s is a program', (_what, signals) => {
  expect(isAutomated(signals)).toBe(true)
})

test.each([
  ['a visitor who types', { honeypot: '', openFor: 60_000, handled: true }],
  [
    'a password manager that fills in the honeypot',
    { honeypot: 'x', openFor: 60_000, handled: true },
  ],
  ['a kept draft and one press', { honeypot: '', openFor: 500, handled: true }],
  ['a slow voice control that touches nothing', { honeypot: '', openFor: 3_000, handled: false }],
])('%s is a person', (_what, signals) => {
  expect(isAutomated(signals)).toBe(false)
})

test('whoever has touched the form is never taken for a program', () => {
  fc.assert(fc.property(anySignals, (signals) => !isAutomated({ ...signals, handled: true })))
})
