import {
  browserStorage,
  type KeyStorage,
  neverThrowing,
} from '../../../../src/registration/storage/browserStorage'
import { blocked } from './storages'

const missing = neverThrowing(() => undefined as unknown as KeyStorage)

test.each([
  ['is blocked', blocked],
  ['is missing', missing],
])('storage that %s never throws', (_what, storage) => {
  expect(storage.setItem('a', 'first')).toBe(false)
  expect(() => storage.removeItem('a')).not.toThrow()
  expect(storage.getItem('a')).toBeNull()
})

test('storage that keeps nothing silently is found out', () => {
  const memoryless = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  expect(neverThrowing(() => memoryless).setItem('a', 'lost')).toBe(false)
})

test('the browser’s storage is that of all its pages', () => {
  expect(browserStorage.setItem('a', 'kept')).toBe(true)
  expect(localStorage.getItem('a')).toBe('kept')
  browserStorage.removeItem('a')
  expect(localStorage.getItem('a')).toBeNull()
})
