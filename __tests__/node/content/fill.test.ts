import { fill } from '../../../src/content/fill'

test('replaces placeholders with values', () => {
  expect(fill('© {year} {brand}.', { year: '2026', brand: 'Straitsway' })).toBe(
    '© 2026 Straitsway.',
  )
})

test('leaves a placeholder without a value visible', () => {
  expect(fill('Hello {nmae}', { name: 'Asha' })).toBe('Hello {nmae}')
})

test('inserts a value unchanged, special characters included', () => {
  expect(fill('Failed: {reason}', { reason: '$& {brand} $1' })).toBe('Failed: $& {brand} $1')
})
