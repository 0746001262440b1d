import { render, screen } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import { ownOrigins } from '../../../src/registration/providers/config'
import { explained, outcomeOf, trapFocus } from '../../../src/registration/providers/uploadWidget'
import type { UploadOutcome } from '../../../src/registration/rules/ports'

const config = { publicKey: 'demo' }

describe('an upload that failed', () => {
  const { fetch } = window
  const unanswered: UploadOutcome = { ok: false, reason: 'failed', text: '' }
  const reach = (isReached: (address: string) => boolean) => {
    const ask = jest.fn(async (address: RequestInfo | URL) => {
      if (isReached(String(address))) return {} as Response
      throw new TypeError('Failed to fetch')
    })
    window.fetch = ask
    return ask
  }
  const isSite = (address: string) => address === '/'
  afterEach(() => {
    window.fetch = fetch
  })

  test.each([
    ['the usual host', config, `${ownOrigins.upload}/base/`],
    [
      'a host of our own',
      { ...config, baseUrl: 'https://upload.example.com' },
      'https://upload.example.com/base/',
    ],
  ])(
    'without an answer is blocked if the site answers, and %s does not',
    async (_what, to, asked) => {
      const ask = reach(isSite)
      await expect(explained(unanswered, to)).resolves.toEqual({ ...unanswered, reason: 'blocked' })
      expect(ask.mock.calls.map(([address]) => address)).toEqual(['/', asked])
    },
  )

  test('without an answer is only that if the service takes longer than five seconds', async () => {
    jest.useFakeTimers()
    window.fetch = jest.fn(async (address) =>
      isSite(String(address)) ? ({} as Response) : new Promise<Response>(() => undefined),
    )
    const outcome = explained(unanswered, config)
    await jest.advanceTimersByTimeAsync(5_000)
    await expect(outcome).resolves.toEqual(unanswered)
    jest.useRealTimers()
  })

  test.each<UploadOutcome>([
    { ok: false, reason: 'failed', text: 'Request was throttled.' },
    { ok: false, reason: 'cancelled', text: '' },
    { ok: false, reason: 'stalled', text: '' },
  ])('for a known reason needs no explanation: %j', async (outcome) => {
    const ask = reach(isSite)
    await expect(explained(outcome, config)).resolves.toBe(outcome)
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('what the widget reports', () => {
  const id = '7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01'
  const report = {
    uuid: id,
    cdnUrl: `https://1a2b3c4d5e.ucarecd.net/${id}/`,
    name: 'gst.pdf',
    size: 182_000,
    mimeType: 'application/pdf',
  }

  test('is a document at our own CDN, where one is configured', () => {
    const cdnUrl = `https://cdn.example.com/${id}/`
    const outcome = outcomeOf({ ...report, cdnUrl }, { ...config, cdn: 'https://cdn.example.com' })
    expect(outcome).toMatchObject({ ok: true, document: { url: cdnUrl } })
  })

  test.each<[string, Partial<typeof report> | { mimeType: null } | { size: null }]>([
    ['no type', { mimeType: null }],
    ['no size', { size: null }],
    ['a foreign address', { cdnUrl: `https://evil.example/${id}/` }],
  ])('is untrusted with %s', (_what, changes) => {
    const outcome = outcomeOf({ ...report, ...changes }, config)
    expect(outcome).toEqual({ ok: false, reason: 'untrusted', text: '' })
  })
})

function renderDialog(): void {
  render(
    <>
      <button type="button">Outside</button>
      <div role="dialog">
        <button type="button">First</button>
        <button type="button" disabled>
          Disabled
        </button>
        <button type="button" style={{ visibility: 'hidden' }}>
          Hidden
        </button>
        <a href="#last">Last</a>
        <button type="button" style={{ visibility: 'hidden' }}>
          Hidden, too
        </button>
        <button type="button">Folded</button>
      </div>
    </>,
  )
  // jsdom lays nothing out.
  Element.prototype.getClientRects = function () {
    return (this.textContent === 'Folded' ? [] : [{}]) as unknown as DOMRectList
  }
  trapFocus(screen.getByRole('dialog'))
}

test('in a dialog, Tab goes round among what can be seen and used', async () => {
  renderDialog()
  const first = screen.getByRole('button', { name: 'First' })
  const last = screen.getByRole('link', { name: 'Last' })
  first.focus()
  await userEvent.tab()
  expect(last).toHaveFocus()
  await userEvent.tab()
  expect(first).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(last).toHaveFocus()
})
