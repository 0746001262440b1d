import { loadPart } from '../../../src/registration/providers/loadPart'
import { timeoutMs } from '../../../src/registration/rules/limits'

const failing = async () => {
  throw new Error('Loading chunk 7 failed')
}

test('a part that loads is handed over', async () => {
  await expect(loadPart(async () => 'rules')).resolves.toBe('rules')
})

test('a part that fails once is loaded again, and nobody notices', async () => {
  const load = jest.fn(async () => 'rules').mockImplementationOnce(failing)
  await expect(loadPart(load)).resolves.toBe('rules')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that fails twice is not loaded', async () => {
  const load = jest.fn(failing)
  await expect(loadPart(load)).resolves.toBeUndefined()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that stalls is not loaded after the limit', async () => {
  jest.useFakeTimers()
  const outcome = loadPart(() => new Promise(() => undefined))
  await jest.advanceTimersByTimeAsync(timeoutMs)
  await expect(outcome).resolves.toBeUndefined()
  jest.useRealTimers()
})

test('styles that stall are let go of, so that the part can be loaded again', async () => {
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  const failed = jest.fn()
  styles.onerror = failed
  document.head.append(styles)
  await loadPart(failing)
  expect(failed).toHaveBeenCalled()
  styles.remove()
})
