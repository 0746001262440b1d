import fc from 'fast-check'
import { type Application, toApplication } from '../../../src/registration/rules/application'
import { timeoutMs } from '../../../src/registration/rules/limits'
import type { DeliverApplication, SendOutcome } from '../../../src/registration/rules/ports'
import type { SendFailure } from '../../../src/registration/rules/sendFailures'
import { type Locks, sendOnce } from '../../../src/registration/rules/sendOnce'
import { createSendAttempts } from '../../../src/registration/storage/sendAttempts'
import { completeDraft, documentUrls, never } from '../../../stories/support/registration'

const application = toApplication(completeDraft)
const { gst_number } = application
const other: Application = { ...application, gst_number: '29ABCDE1234F1Z5' }
const now = Date.UTC(2026, 10, 21, 8, 30)

const sent: SendOutcome = { ok: true }
const fails = (reason: SendFailure, text = ''): SendOutcome => ({ ok: false, reason, text })

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
const remembered = () => memory().find(gst_number)

/** Sends from a tab of this browser. */
const from =
  (send: DeliverApplication, locks?: Locks) =>
  (sending: Application, { again = false } = {}) =>
    sendOnce(send, memory(), locks)(sending, { again })

/** Locks shared by the tabs of a browser: only one tab at a time holds each. */
function sharedLocks(): Locks {
  const held = new Set<string>()
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ) => {
    if (!ifAvailable) throw new Error('Only ifAvailable is simulated.')
    if (held.has(name)) return callback(null)
    held.add(name)
    try {
      return await callback({ name, mode: 'exclusive' })
    } finally {
      held.delete(name)
    }
  }
  return { request: request as Locks['request'] }
}

/** A service that responds when the test calls `answer`. */
function slowService() {
  let answer: (outcome: SendOutcome) => void = () => undefined
  const send = jest.fn(
    (_application: Application) =>
      new Promise<SendOutcome>((resolve) => {
        answer = resolve
      }),
  )
  return { send, answer: (outcome: SendOutcome) => answer(outcome) }
}

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(Date, 'now').mockReturnValue(now)
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe.each([
  ['with locks', sharedLocks],
  ['in a browser without locks', () => undefined],
])('%s', (_what, locksOf) => {
  test('an application is sent unchanged, another too, and the answer is returned', async () => {
    const send = service(sent, sent)
    const locks = locksOf()
    await expect(from(send, locks)(application)).resolves.toEqual(sent)
    await expect(from(send, locks)(other)).resolves.toEqual(sent)
    expect(send.mock.calls).toEqual([[application], [other]])
  })

  test.each([sent, fails('noAnswer')])(
    'after %j a visitor can confirm and send it again',
    async (first) => {
      const send = service(first, sent)
      const locks = locksOf()
      await from(send, locks)(application)
      await expect(from(send, locks)(application, { again: true })).resolves.toEqual(sent)
      expect(send).toHaveBeenCalledTimes(2)
      expect(remembered()?.state).toBe('sent')
    },
  )

  test.each([
    ['sent', sent, 'refused', 'alreadySent', now],
    ['unclear', fails('timedOut'), 'refused', 'triedBefore', now],
    // A correction without an answer is not "already sent".
    ['sent', sent, 'noAnswer', 'triedBefore', now + 60_000],
  ] as const)(
    'a first attempt, %s, is reported with a second that fails: %s, %s, then %s',
    async (state, first, second, next, at) => {
      const send = service(first, fails(second))
      const locks = locksOf()
      const earlier = { at: now, state }
      await from(send, locks)(application)
      jest.spyOn(Date, 'now').mockReturnValue(now + 60_000)
      const again = await from(send, locks)(application, { again: true })
      expect(again).toEqual({ ...fails(second), earlier })
      await expect(from(send, locks)(application)).resolves.toEqual({
        ...fails(next),
        earlier: { at, state: next === 'alreadySent' ? 'sent' : 'unclear' },
      })
      expect(send).toHaveBeenCalledTimes(2)
    },
  )

  test('a new document does not make a new application: the GST number counts', async () => {
    const send = service(fails('noAnswer'))
    const locks = locksOf()
    await from(send, locks)(application)
    const replaced = { ...application, gst_pdf_url: documentUrls.pan_pdf }
    await expect(from(send, locks)(replaced)).resolves.toMatchObject({ reason: 'triedBefore' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('it is recorded before it is sent, in case the page crashes while sending', async () => {
    const found: unknown[] = []
    const send = jest.fn(() => {
      found.push(remembered())
      return never()
    })
    void from(send, locksOf())(application)
    expect(found).toEqual([{ at: now, state: 'unclear' }])
    // The reloaded page holds none of the old page's locks.
    await expect(from(service(), locksOf())(application)).resolves.toMatchObject({
      reason: 'triedBefore',
    })
  })

  test('whatever the answers, however many presses, at most one arrives', async () => {
    const reasons = [...mayHaveArrived, ...notSent]
    const anyOutcome = fc.constantFrom(sent, ...reasons.map((reason) => fails(reason)))
    await fc.assert(
      fc.asyncProperty(fc.array(anyOutcome, { minLength: 1 }), async (outcomes) => {
        localStorage.clear()
        const send = service(...outcomes)
        const locks = locksOf()
        for (const _press of outcomes) await from(send, locks)(application)
        const answers: SendOutcome[] = await Promise.all(
          send.mock.results.map(({ value }) => value),
        )
        const arrived = answers.filter(mayBeThere)
        expect(arrived.length).toBeLessThanOrEqual(1)
        // Until one may have arrived, each press sends.
        const due = outcomes.findIndex(mayBeThere)
        expect(answers).toHaveLength(due === -1 ? outcomes.length : due + 1)
      }),
    )
  })
})

describe('while another tab is sending', () => {
  test('this tab reports that and sends nothing', async () => {
    const locks = sharedLocks()
    const { send, answer } = slowService()
    const first = from(send, locks)(application)
    const second = service()
    await expect(from(second, locks)(application)).resolves.toEqual(fails('underWay'))
    answer(sent)
    await expect(first).resolves.toEqual(sent)
    expect(send).toHaveBeenCalledTimes(1)
    expect(second).not.toHaveBeenCalled()
  })

  test('even a visitor who confirms cannot send a second one, or another', async () => {
    const locks = sharedLocks()
    void from(slowService().send, locks)(application)
    const again = from(service(), locks)(application, { again: true })
    await expect(again).resolves.toEqual(fails('underWay'))
    await expect(from(service(), locks)(other)).resolves.toEqual(fails('underWay'))
    expect(memory().find(other.gst_number)).toBeUndefined()
  })
})

test('a browser that denies locks, as with blocked storage, still sends once', async () => {
  const request = async () => {
    throw new DOMException('request() is not allowed in this context', 'SecurityError')
  }
  const denied: Locks = { request: request as Locks['request'] }
  const send = service(sent)
  await expect(from(send, denied)(application)).resolves.toEqual(sent)
  await expect(from(send, denied)(application)).resolves.toMatchObject({ reason: 'alreadySent' })
  expect(send).toHaveBeenCalledTimes(1)
})

describe('locks that never answer', () => {
  let grant: LockGrantedCallback<unknown> = () => undefined
  const request = (
    _name: string,
    _options: LockOptions,
    callback: typeof grant,
  ): Promise<unknown> => {
    grant = callback
    return never()
  }
  const stuck: Locks = { request: request as Locks['request'] }
  const lock: Lock = { name: 'registration-sending', mode: 'exclusive' }

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

  test('and are granted in time leave no timer behind', async () => {
    const outcome = from(service(sent), stuck)(application)
    await grant(lock)
    await expect(outcome).resolves.toEqual(sent)
    expect(jest.getTimerCount()).toBe(0)
  })
})
