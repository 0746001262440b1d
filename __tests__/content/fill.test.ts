import { fill } from '../../src/content/fill'

test('puts values in place of placeholders', () => {
  expect(fill('© {year} {brand}.', { year: '2026', brand: 'Straitsway' })).toBe(
    '© 2026 Straitsway.',
  )
})

test('leaves a placeholder without a value as it is, so that it shows', () => {
  expect(fill('Hello {nmae}', { name: 'Asha' })).toBe('Hello {nmae}')
})

test('takes a value as it is, signs and all', () => {
  expect(fill('Failed: {reason}', { reason: '$& {brand} $1' })).toBe('Failed: $& {brand} $1')
})
