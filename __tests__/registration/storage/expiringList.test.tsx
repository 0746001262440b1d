import {
  type KeyStorage,
  neverThrowing,
  onStorageChange,
} from '../../../src/registration/storage/expiringList'
import { denied } from './storages'

beforeEach(() => localStorage.clear())

describe('storage that fails', () => {
  test.each<[string, () => KeyStorage]>([
    ['is denied', denied],
    [
      'refuses every call',
      () => ({ getItem: denied, setItem: denied, removeItem: denied, key: denied, length: 1 }),
    ],
    ['is missing', () => undefined as unknown as KeyStorage],
  ])('and %s never throws', (_what, broken) => {
    const storage = neverThrowing(broken)
    expect(storage.setItem('a', 'first')).toBe(false)
    expect(() => storage.removeItem('a')).not.toThrow()
    expect(storage.getItem('a')).toBeNull()
    expect(storage.keys()).toEqual([])
  })

  test('silently is found out', () => {
    const silent = { ...memoryless(), length: 0 }
    expect(neverThrowing(() => silent).setItem('a', 'lost')).toBe(false)
  })
})

test('all keys are listed, whatever their names', () => {
  const names = ['a', 'length', 'key', '__proto__', '']
  for (const name of names) localStorage.setItem(name, 'value')
  expect([...neverThrowing(() => localStorage).keys()].sort()).toEqual([...names].sort())
})

test('a key that another page removes meanwhile is listed without its name', () => {
  expect(neverThrowing(() => ({ ...memoryless(), length: 1 })).keys()).toEqual([''])
})

describe('a page that uses the storage together with others', () => {
  const onChange = jest.fn()
  const onReturn = jest.fn()
  const hidden = jest.spyOn(document, 'hidden', 'get')
  let end = () => {}

  const changesElsewhere = () => window.dispatchEvent(new StorageEvent('storage'))
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  const show = () => window.dispatchEvent(new Event('pageshow'))
  const setHidden = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(() => {
    jest.clearAllMocks()
    hidden.mockReturnValue(false)
    end = onStorageChange(onChange, onReturn)
  })
  afterEach(() => end())
  afterAll(() => hidden.mockRestore())

  test.each([
    ['another page writes', changesElsewhere],
    ['it is shown', show],
    ['it becomes visible', () => setHidden(false)],
  ])('looks for changes when %s', (_when, happen) => {
    happen()
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(onReturn).not.toHaveBeenCalled()
  })

  test('reports once that the visitor comes back, in whichever order browsers fire the events', () => {
    leave()
    setHidden(true)
    expect(onReturn).not.toHaveBeenCalled()
    setHidden(false)
    expect(onReturn).toHaveBeenCalledTimes(1)
    show()
    expect(onReturn).toHaveBeenCalledTimes(1)
    leave()
    show()
    expect(onReturn).toHaveBeenCalledTimes(2)
  })

  test('reports nothing after the end, even where listeners have no option `signal`', () => {
    end()
    const listen = window.addEventListener
    const asInChrome87 = jest.spyOn(window, 'addEventListener')
    asInChrome87.mockImplementation((type: string, listener: unknown, options: unknown) => {
      const capture = options === true || (options as AddEventListenerOptions)?.capture === true
      listen.call(window, type, listener as EventListener, capture)
    })
    end = onStorageChange(onChange, onReturn)
    asInChrome87.mockRestore()
    end()
    changesElsewhere()
    setHidden(false)
    leave()
    show()
    expect(onChange).not.toHaveBeenCalled()
    expect(onReturn).not.toHaveBeenCalled()
  })
})

/** Accepts everything and keeps nothing. */
const memoryless = () => ({
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  key: () => null,
})
