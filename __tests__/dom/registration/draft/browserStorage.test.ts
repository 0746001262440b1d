import { neverThrowing } from '../../../../src/registration/draft/browserStorage'

test('storage that keeps nothing silently is found out', () => {
  const memoryless = {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
    key: () => null,
    length: 0,
  }
  expect(neverThrowing(() => memoryless).setItem('a', 'lost')).toBe(false)
})
