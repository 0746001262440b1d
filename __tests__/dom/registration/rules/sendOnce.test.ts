import fc from 'fast-check'
import { createSendAttempts } from '../../../../src/registration/draft/sendAttempts'
import { type Application, toApplication } from '../../../../src/registration/rules/application'
import { timeoutMs } from '../../../../src/registration/rules/limits'
import type { DeliverApplication, SendOutcome } from '../../../../src/registration/rules/ports'
import type { SendFailure } from '../../../../src/registration/rules/sendFailures'
import { type Locks, sendOnce } from '../../../../src/registration/rules/sendOnce'
import { never, pending } from '../../../fixtures/registration/fakePorts'
import { completeDraft, documentUrls } from '../../../fixtures/registration/samples'

const application = toApplication(completeDraft)
const other: Application = { ...application, gst_number: '29ABCDE1234F1Z5' }
const now = Date.UTC(2026, 10, 21, 8, 30)

const sent: SendOutcome = { ok: true }
const fails = (reason: SendFailure): SendOutcome => ({ ok: false, reason, text: '' })

const mayHaveArrived: SendFailure[] = ['blocked', 'noAnswer', 'timedOut', 'unclear']
const notSent: SendFailure[] = ['refused', 'offline', 'unavailable', 'unconfigured']

const mayBeThere = (outcome: SendOutcome): boolean =>
  outcome.ok || mayHaveArrived.includes(outcome.reason)

/** An e-mail service with these outcomes, one per call. */
function service(...outcomes: SendOutcome[]) {
  return jest.fn(async (_application: Application) => outcomes.shift() ?? sent)
}

/** The attempts that this browser remembers, in all its tabs. */
const memory = () => createSendAttempts()

/** Sends from a tab of this browser. */
const from =
  (send: DeliverApplication, locks?: Locks) =>
  (sending: Application, { again = false } = {}) =>
    sendOnce(send, memory(), locks)(sending, { again })

const locksWith = (request: (...args: LockRequest) => Promise<unknown>): Locks => ({
  request: request as Locks['request'],
})
type LockRequest = [name: string, options: LockOptions, callback: LockGrantedCallback<unknown>]
const lock: Lock = { name: 'registration-sending', mode: 'exclusive' }

/** Locks shared by the tabs of a browser: only one tab at a time holds it. */
function sharedLocks(): Locks {
  let isHeld = false
  return locksWith(async (_name, { ifAvailable }, callback) => {
    if (!ifAvailable) throw new Error('Only ifAvailable is simulated.')
    if (isHeld) return callback(null)
    isHeld = true
    await callback(lock)
    isHeld = false
  })
}

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(Date, 'now').mockReturnValue(now)
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('an application is sent unchanged, another too, and again if the visitor confirms', async () => {
  const send = service()
  const locks = sharedLocks()
  await expect(from(send, locks)(application)).resolves.toEqual(sent)
  await expect(from(send, locks)(other)).resolves.toEqual(sent)
  await expect(from(send, locks)(application, { again: true })).resolves.toEqual(sent)
  expect(send.mock.calls).toEqual([[application], [other], [application]])
})

test.each([
  [{ sentAt: now }, sent, 'refused', 'alreadySent', {}],
  [{ unclearAt: now }, fails('timedOut'), 'refused', 'triedBefore', {}],
  // What has arrived stays so, and a second that may have arrived is told with it.
  [{ sentAt: now }, sent, 'noAnswer', 'alreadySent', { unclearAt: now + 60_000 }],
] as const)(
  'a first attempt, %o, is reported with a second that fails: %s, %s, then %s, with %o',
  async (earlier, first, second, next, since) => {
    const send = service(first, fails(second))
    const locks = sharedLocks()
    await from(send, locks)(application)
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000)
    const again = await from(send, locks)(application, { again: true })
    expect(again).toEqual({ ...fails(second), earlier })
    await expect(from(send, locks)(application)).resolves.toEqual({
      ...fails(next),
      earlier: { ...earlier, ...since },
    })
    expect(send).toHaveBeenCalledTimes(2)
  },
)

test.each([
  [sent, { sentAt: now }],
  [fails('refused'), undefined],
  [fails('unclear'), { unclearAt: now }],
] as const)('an answer that comes late is recorded: %o', async (answer, expected) => {
  const late = Promise.resolve<SendOutcome>(answer)
  const outcome = await from(service({ ok: false, reason: 'timedOut', text: '', late }))(
    application,
  )
  await (outcome.ok ? undefined : outcome.late)
  expect(memory().find(application.gst_number)).toEqual(expected)
})

test('it is recorded before it is sent, in case the page crashes while sending', async () => {
  void from(never, sharedLocks())(application)
  // The reloaded page holds none of the old page's locks. A new document is no new application.
  const replaced = { ...application, gst_pdf_url: documentUrls.pan_pdf }
  await expect(from(service(), sharedLocks())(replaced)).resolves.toEqual({
    ...fails('triedBefore'),
    earlier: { unclearAt: now },
  })
})

test.each([
  ['with locks', sharedLocks],
  ['in a browser without locks', () => undefined],
])(
  '%s, whatever the answers, however many presses, at most one arrives',
  async (_what, locksOf) => {
    const reasons = [...mayHaveArrived, ...notSent]
    const anyOutcome = fc.constantFrom(sent, ...reasons.map((reason) => fails(reason)))
    await fc.assert(
      fc.asyncProperty(fc.array(anyOutcome, { minLength: 1 }), async (outcomes) => {
        localStorage.clear()
        const send = service(...outcomes)
        const locks = locksOf()
        for (const _press of outcomes) await from(send, locks)(application)
        // Until one may have arrived, each press sends.
        const due = outcomes.findIndex(mayBeThere)
        expect(send).toHaveBeenCalledTimes(due === -1 ? outcomes.length : due + 1)
      }),
    )
  },
)

test('while another tab is sending, this one says so and sends nothing, even if the visitor confirms', async () => {
  const locks = sharedLocks()
  const { promise, resolve } = pending<SendOutcome>()
  const first = from(() => promise, locks)(application)
  const send = service()
  for (const [sending, again] of [
    [application, false],
    [application, true],
    [other, false],
  ] as const) {
    await expect(from(send, locks)(sending, { again })).resolves.toEqual(fails('underWay'))
  }
  expect(send).not.toHaveBeenCalled()
  expect(memory().find(other.gst_number)).toBeUndefined()
  resolve(sent)
  await expect(first).resolves.toEqual(sent)
})

test('a browser that denies locks, as with blocked storage, still sends once', async () => {
  const denied = locksWith(async () => {
    throw new DOMException('request() is not allowed in this context', 'SecurityError')
  })
  const send = service()
  await expect(from(send, denied)(application)).resolves.toEqual(sent)
  expect(send).toHaveBeenCalledTimes(1)
})

describe('locks that never answer', () => {
  let grant: LockGrantedCallback<unknown> = () => undefined
  const stuck = locksWith((_name, _options, callback) => {
    grant = callback
    return never()
  })

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['Date'] }))
  afterEach(() => jest.useRealTimers())

  test('are given up after the limit, and granted later send nothing more', async () => {
    const send = service(fails('refused'), sent)
    const outcome = from(send, stuck)(application)
    await jest.advanceTimersByTimeAsync(timeoutMs - 1)
    expect(send).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await expect(outcome).resolves.toEqual(fails('refused'))
    await grant(lock)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
