import { TimeoutError, withTimeout } from '../../../src/registration/rules/limits'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what comes in time is the result', async () => {
  await expect(withTimeout(Promise.resolve('here'), 1000)).resolves.toBe('here')
})

test('what fails in time fails with its own reason', async () => {
  await expect(withTimeout(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
})

test('what does not come in time is not waited for', async () => {
  const result = withTimeout(new Promise(() => undefined), 1000)
  jest.advanceTimersByTime(1000)
  await expect(result).rejects.toThrow(TimeoutError)
})

test('no timer is left behind', async () => {
  await withTimeout(Promise.resolve(), 1000)
  expect(jest.getTimerCount()).toBe(0)
})
