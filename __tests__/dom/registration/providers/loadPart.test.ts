import { loadPart } from '../../../../src/registration/providers/loadPart'
import { timeoutMs } from '../../../../src/registration/rules/limits'

const failing = async () => {
  throw new Error('Loading chunk 7 failed')
}

test('a part that fails once is loaded again, and one that fails twice is not there', async () => {
  const load = jest.fn(async () => 'rules').mockImplementationOnce(failing)
  await expect(loadPart(load)).resolves.toBe('rules')
  expect(load).toHaveBeenCalledTimes(2)
  load.mockImplementationOnce(failing).mockImplementationOnce(failing)
  await expect(loadPart(load)).resolves.toBeUndefined()
})

test('a part that stalls is not waited for after the limit', async () => {
  jest.useFakeTimers()
  const outcome = loadPart(() => new Promise(() => undefined))
  await jest.advanceTimersByTimeAsync(timeoutMs)
  await expect(outcome).resolves.toBeUndefined()
  jest.useRealTimers()
})
