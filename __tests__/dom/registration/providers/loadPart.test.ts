import { loadPart } from '../../../../src/registration/providers/loadPart'
import { timeoutMs } from '../../../../src/registration/rules/limits'

const failing = async () => {
  throw new Error('Loading chunk 7 failed')
}

/** A style sheet that webpack waits for, and what it does if that fails. */
function pendingStyles() {
  const failed = jest.fn()
  const styles = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    onerror: failed,
  })
  document.head.replaceChildren(styles, styles.cloneNode())
  return failed
}

test('a part that fails once is loaded again, while the styles of another are on their way', async () => {
  const failed = pendingStyles()
  const load = jest.fn(async () => 'rules').mockImplementationOnce(failing)
  await expect(loadPart(load)).resolves.toBe('rules')
  expect(load).toHaveBeenCalledTimes(2)
  expect(failed).not.toHaveBeenCalled()
})

test('a part that stalls is not loaded after the limit', async () => {
  jest.useFakeTimers()
  const outcome = loadPart(() => new Promise(() => undefined))
  await jest.advanceTimersByTimeAsync(timeoutMs)
  await expect(outcome).resolves.toBeUndefined()
  jest.useRealTimers()
})

test('styles that stall are let go of, so that the part can be loaded again', async () => {
  const failed = pendingStyles()
  await loadPart(failing)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }))
})

test('after each failure, parts have an address that no cache knows', async () => {
  const name = '__webpack_get_script_filename__'
  Reflect.set(globalThis, name, (part: string) => `${part}.js`)
  const asked: string[] = []
  const load = async () => {
    asked.push(Reflect.get(globalThis, name)('rules'))
    return failing()
  }
  await expect(loadPart(load)).resolves.toBeUndefined()
  await expect(loadPart(load)).resolves.toBeUndefined()
  expect(asked).toEqual(
    ['', '?attempt=2', '?attempt=3', '?attempt=4'].map((query) => `rules.js${query}`),
  )
  Reflect.deleteProperty(globalThis, name)
})
