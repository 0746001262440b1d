import fc from 'fast-check'
import type { Application } from '../../src/registration/application'
import type { DeliverApplication, SendOutcome } from '../../src/registration/ports'
import { type SendFailure, sendFailures } from '../../src/registration/sendFailures'
import { type Locks, sendOnce } from '../../src/registration/sendOnce'
import { rememberAttempts } from '../../src/services/browserStorage'
import { documentUrls, never, validTexts } from '../../stories/support/registration'

const application: Application = {
  ...validTexts,
  gst_pdf_url: documentUrls.gst_pdf,
  pan_pdf_url: documentUrls.pan_pdf,
}
/** As the form names an application: by the GST document's identifier. */
const referenceOf = ({ gst_pdf_url }: Application): string =>
  gst_pdf_url.slice(24, 32).toUpperCase()
const other: Application = { ...application, gst_pdf_url: documentUrls.pan_pdf }
const now = Date.UTC(2026, 10, 21, 8, 30)

const sent: SendOutcome = { ok: true }
const fails = (reason: SendFailure, text = ''): SendOutcome => ({ ok: false, reason, text })

const mayBeThere = (outcome: SendOutcome): boolean =>
  outcome.ok || sendFailures[outcome.reason].fate !== 'notSent'

const mayHaveArrived = ['noAnswer', 'timedOut', 'unclear'] as const
const notSent = ['refused', 'offline', 'unavailable', 'unconfigured'] as const

/** An e-mail service that ends as said, one call after the other. */
function service(...outcomes: SendOutcome[]) {
  return jest.fn(async (_application: Application) => outcomes.shift() ?? sent)
}

/** What this browser remembers, in all its tabs. */
const memory = () => rememberAttempts(localStorage)
const remembered = () => memory().find(referenceOf(application))

/** Sends from a tab of this browser. */
const from =
  (send: DeliverApplication, locks?: Locks) =>
  (sending: Application, { again }: { again?: boolean } = {}) =>
    sendOnce(send, memory(), locks)(sending, { reference: referenceOf(sending), again })

/** Locks as the tabs of a browser share them: each is held by one at a time. */
function sharedLocks(): Locks {
  const held = new Set<string>()
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ) => {
    if (!ifAvailable) throw new Error('This browser keeps nobody waiting.')
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

/** A service that answers when the test says so. */
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
  test('an application goes out as it is, and the service’s answer comes back', async () => {
    const send = service(sent)
    await expect(from(send, locksOf())(application)).resolves.toEqual(sent)
    expect(send.mock.calls).toEqual([[application]])
  })

  test('what has arrived is not sent again, and the visitor hears since when', async () => {
    const send = service(sent)
    const locks = locksOf()
    await from(send, locks)(application)
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000)
    await expect(from(send, locks)(application)).resolves.toEqual({
      ...fails('alreadySent'),
      at: now,
    })
    expect(send).toHaveBeenCalledTimes(1)
  })

  test.each(mayHaveArrived)('after "%s" it is not sent again by itself', async (reason) => {
    const send = service(fails(reason, 'the answer'))
    const locks = locksOf()
    await expect(from(send, locks)(application)).resolves.toEqual(fails(reason, 'the answer'))
    await expect(from(send, locks)(application)).resolves.toEqual({
      ...fails('triedBefore'),
      at: now,
    })
    expect(send).toHaveBeenCalledTimes(1)
  })

  test.each(notSent)('after "%s" it may be sent again', async (reason) => {
    const send = service(fails(reason, 'the answer'), sent)
    const locks = locksOf()
    await expect(from(send, locks)(application)).resolves.toEqual(fails(reason, 'the answer'))
    expect(remembered()).toBeUndefined()
    await expect(from(send, locks)(application)).resolves.toEqual(sent)
    expect(send).toHaveBeenCalledTimes(2)
  })

  test.each([sent, fails('noAnswer')])(
    'after %j a visitor who means it sends it once more',
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
    ['sent', sent, 'alreadySent'],
    ['unclear', fails('timedOut'), 'triedBefore'],
  ] as const)(
    'a second try that is refused does not make the first one, %s, unheard of',
    async (state, first, reason) => {
      const send = service(first, fails('refused'))
      const locks = locksOf()
      await from(send, locks)(application)
      jest.spyOn(Date, 'now').mockReturnValue(now + 60_000)
      await from(send, locks)(application, { again: true })
      expect(remembered()).toEqual({ reference: referenceOf(application), at: now, state })
      await expect(from(send, locks)(application)).resolves.toMatchObject({ reason, at: now })
      expect(send).toHaveBeenCalledTimes(2)
    },
  )

  test('what has certainly arrived stays known as sent, though a second try had no answer', async () => {
    const send = service(sent, fails('noAnswer'))
    const locks = locksOf()
    await from(send, locks)(application)
    await from(send, locks)(application, { again: true })
    expect(remembered()?.state).toBe('sent')
  })

  test('another application is not held up', async () => {
    const send = service(sent, sent)
    const locks = locksOf()
    await from(send, locks)(application)
    await expect(from(send, locks)(other)).resolves.toEqual(sent)
  })

  test('it is remembered before it leaves, should the page die while it is under way', async () => {
    const found: unknown[] = []
    const send = jest.fn(() => {
      found.push(remembered())
      return never()
    })
    void from(send, locksOf())(application)
    expect(found).toEqual([{ reference: referenceOf(application), at: now, state: 'unclear' }])
    // The page that comes back is another holder of locks.
    await expect(from(service(), locksOf())(application)).resolves.toMatchObject({
      reason: 'triedBefore',
    })
  })

  test('whatever the service answers and however often it is pressed, one arrives at most', async () => {
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
        // And nobody is held back for nothing: until then, each press went out.
        const due = outcomes.findIndex(mayBeThere)
        expect(answers).toHaveLength(due === -1 ? outcomes.length : due + 1)
      }),
    )
  })
})

describe('while another tab is sending', () => {
  test('this one is told, and nothing leaves it', async () => {
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

  test('not even a visitor who means it sends a second one', async () => {
    const locks = sharedLocks()
    void from(slowService().send, locks)(application)
    const outcome = await from(service(), locks)(application, { again: true })
    expect(outcome).toEqual(fails('underWay'))
  })

  test('another application waits as well, and leaves no memory', async () => {
    const locks = sharedLocks()
    void from(slowService().send, locks)(application)
    await expect(from(service(), locks)(other)).resolves.toEqual(fails('underWay'))
    expect(memory().find(referenceOf(other))).toBeUndefined()
  })

  test.each([
    ['has arrived', sent, fails('alreadySent')],
    ['may have arrived', fails('noAnswer'), fails('triedBefore')],
    ['was refused', fails('refused'), sent],
  ])('and its application %s, the next press counts again', async (_what, outcome, next) => {
    const locks = sharedLocks()
    const { send, answer } = slowService()
    const first = from(send, locks)(application)
    answer(outcome)
    await first
    await expect(from(service(), locks)(application)).resolves.toMatchObject(next)
  })
})

test('without locks, of two presses at once one goes out', async () => {
  const { send, answer } = slowService()
  const first = from(send)(application)
  await expect(from(send)(application)).resolves.toMatchObject({ reason: 'triedBefore' })
  answer(sent)
  await first
  expect(send).toHaveBeenCalledTimes(1)
})

test('a browser that denies its locks, as with blocked storage, still sends, once', async () => {
  const request = async () => {
    throw new DOMException('request() is not allowed in this context', 'SecurityError')
  }
  const denied: Locks = { request: request as Locks['request'] }
  const send = service(sent)
  await expect(from(send, denied)(application)).resolves.toEqual(sent)
  await expect(from(send, denied)(application)).resolves.toMatchObject({ reason: 'alreadySent' })
  expect(send).toHaveBeenCalledTimes(1)
})
