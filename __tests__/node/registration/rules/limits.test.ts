import { TimeoutError, withTimeout } from '../../../../src/registration/rules/withTimeout'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what comes in time is the result, or its own reason, and no timer is left behind', async () => {
  await expect(withTimeout(Promise.resolve('here'), 1000)).resolves.toBe('here')
  await expect(withTimeout(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
  expect(jest.getTimerCount()).toBe(0)
})

test('what does not come in time is not waited for', async () => {
  const result = withTimeout(new Promise(() => undefined), 1000)
  jest.advanceTimersByTime(1000)
  await expect(result).rejects.toThrow(TimeoutError)
})
