import { neverThrowing } from '../../../../src/registration/draft/browserStorage'
import { blocked } from './storages'

test('storage that is blocked never throws', () => {
  expect(blocked.setItem('a', 'first')).toBe(false)
  expect(() => blocked.removeItem('a')).not.toThrow()
  expect(blocked.getItem('a')).toBeNull()
  expect(blocked.keys()).toEqual([])
})

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
