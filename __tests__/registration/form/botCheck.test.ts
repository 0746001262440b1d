import fc from 'fast-check'
import { isAutomated } from '../../../src/registration/form/botCheck'

const anySignals = fc.record({ honeypot: fc.string(), openFor: fc.nat(), handled: fc.boolean() })

test.each([
  ['a bot that fills in every field', { honeypot: 'x', openFor: 60_000, handled: false }],
  ['a bot that submits at once', { honeypot: '', openFor: 0, handled: false }],
  ['a bot that waits almost long enough', { honeypot: '', openFor: 2_999, handled: false }],
  ['a bot that does both', { honeypot: 'x', openFor: 10, handled: false }],
])('%s is automated', (_what, signals) => {
  expect(isAutomated(signals)).toBe(true)
})

test.each([
  ['a visitor who types', { honeypot: '', openFor: 60_000, handled: true }],
  [
    'a password manager that fills in the honeypot',
    { honeypot: 'x', openFor: 60_000, handled: true },
  ],
  ['a restored draft, submitted with one press', { honeypot: '', openFor: 500, handled: true }],
  ['voice control that touches no field', { honeypot: '', openFor: 3_000, handled: false }],
])('%s is a person', (_what, signals) => {
  expect(isAutomated(signals)).toBe(false)
})

test('anyone who has used the form is never treated as automated', () => {
  fc.assert(fc.property(anySignals, (signals) => !isAutomated({ ...signals, handled: true })))
})
