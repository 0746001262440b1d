import { waitLimit } from '../../src/registration/limits'
import { loadPart } from '../../src/services/loadPart'

const failing = async () => {
  throw new Error('Loading chunk 7 failed')
}
const unavailable = { ok: false, reason: 'unavailable' }

/** What the page's own address answers now. */
function pageIsNow(html: string, status = 200): void {
  window.fetch = jest.fn(async () => ({ ok: status === 200, text: async () => html }) as Response)
}

const script = document.createElement('script')
script.src = '/app-0123456789abcdef0123.js'

beforeEach(() => {
  document.body.append(script)
  pageIsNow('<script src="/app-0123456789abcdef0123.js"></script>')
})
afterEach(() => {
  script.remove()
  Reflect.deleteProperty(window, 'fetch')
})

test('a part that loads is handed over', async () => {
  await expect(loadPart(async () => 'rules')).resolves.toEqual({ ok: true, part: 'rules' })
})

test('a part that fails once is loaded again, and nobody notices', async () => {
  const load = jest.fn(async () => 'rules').mockImplementationOnce(failing)
  await expect(loadPart(load)).resolves.toEqual({ ok: true, part: 'rules' })
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that fails twice is unavailable', async () => {
  const load = jest.fn(failing)
  await expect(loadPart(load)).resolves.toEqual(unavailable)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that stalls is unavailable after the limit', async () => {
  jest.useFakeTimers()
  const outcome = loadPart(() => new Promise(() => undefined))
  await jest.advanceTimersByTimeAsync(waitLimit)
  await expect(outcome).resolves.toEqual(unavailable)
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

describe('after a new release', () => {
  test('a part is gone for good', async () => {
    pageIsNow('<script src="/app-ffff.js"></script>')
    await expect(loadPart(failing)).resolves.toEqual({ ok: false, reason: 'renewed' })
  })

  test.each([
    ['the page answers with an error', () => pageIsNow('<h1>502</h1>', 502)],
    ['the page does not answer', () => pageIsNow('', 0)],
    ['the page has no script of ours', () => script.remove()],
  ])('that is not known where %s', async (_what, arrange) => {
    arrange()
    await expect(loadPart(failing)).resolves.toEqual(unavailable)
  })
})
