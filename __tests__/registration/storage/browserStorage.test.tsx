import {
  browserStorage,
  type KeyStorage,
  neverThrowing,
} from '../../../src/registration/storage/browserStorage'
import { denied, memoryless } from './storages'

test.each<[string, () => KeyStorage]>([
  ['is denied', denied],
  ['refuses every call', () => ({ getItem: denied, setItem: denied, removeItem: denied })],
  ['is missing', () => undefined as unknown as KeyStorage],
])('storage that %s never throws', (_what, broken) => {
  const storage = neverThrowing(broken)
  expect(storage.setItem('a', 'first')).toBe(false)
  expect(() => storage.removeItem('a')).not.toThrow()
  expect(storage.getItem('a')).toBeNull()
})

test('storage that keeps nothing silently is found out', () => {
  expect(neverThrowing(() => memoryless).setItem('a', 'lost')).toBe(false)
})

test('the browser’s storage is that of all its pages', () => {
  expect(browserStorage.setItem('a', 'kept')).toBe(true)
  expect(localStorage.getItem('a')).toBe('kept')
  browserStorage.removeItem('a')
  expect(localStorage.getItem('a')).toBeNull()
})
