import { screen } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import {
  explained,
  outcomeOf,
  trapFocus,
} from '../../../../src/registration/providers/uploadWidget'
import type { UploadOutcome } from '../../../../src/registration/rules/ports'
import { never } from '../../../fixtures/registration/fakePorts'
import { isSite, reach, report } from './support'

const config = { publicKey: 'demo' }

describe('an upload that failed', () => {
  const unanswered: UploadOutcome = { ok: false, reason: 'failed', text: '' }
  afterEach(() => Reflect.deleteProperty(window, 'fetch'))

  test('without an answer is blocked if the site answers, and the host of our own does not', async () => {
    const { asked } = reach(isSite)
    const baseUrl = 'https://upload.example.com'
    const outcome = explained(unanswered, { ...config, baseUrl })
    await expect(outcome).resolves.toEqual({ ...unanswered, reason: 'blocked' })
    expect(asked()).toEqual(['/', `${baseUrl}/base/`])
  })

  test('without an answer is only that if the service takes longer than five seconds', async () => {
    jest.useFakeTimers()
    window.fetch = jest.fn(async (address) => (address === '/' ? ({} as Response) : never()))
    const outcome = explained(unanswered, config)
    await jest.advanceTimersByTimeAsync(5_000)
    await expect(outcome).resolves.toEqual(unanswered)
    jest.useRealTimers()
  })

  test.each<UploadOutcome>([
    { ok: false, reason: 'failed', text: 'Request was throttled.' },
    { ok: false, reason: 'cancelled', text: '' },
  ])('for a known reason needs no explanation: %j', async (outcome) => {
    reach(isSite)
    await expect(explained(outcome, config)).resolves.toEqual(outcome)
  })
})

describe('what the widget reports', () => {
  test('is a document at our own CDN, where one is configured', () => {
    const cdnUrl = `https://cdn.example.com/${report.uuid}/`
    const outcome = outcomeOf({ ...report, cdnUrl }, { ...config, cdn: 'https://cdn.example.com' })
    expect(outcome).toMatchObject({ ok: true, document: { url: cdnUrl } })
  })

  test.each<[string, Partial<typeof report> | { mimeType: null } | { size: null }]>([
    ['no type', { mimeType: null }],
    ['no size', { size: null }],
    ['a foreign address', { cdnUrl: `https://evil.example/${report.uuid}/` }],
  ])('is untrusted with %s', (_what, changes) => {
    const outcome = outcomeOf({ ...report, ...changes }, config)
    expect(outcome).toEqual({ ok: false, reason: 'untrusted', text: '' })
  })
})

test('in a dialog, Tab goes round among what can be seen and used', async () => {
  document.body.innerHTML = `
    <button>Outside</button>
    <div role="dialog">
      <button>First</button>
      <button style="visibility: hidden">Hidden</button>
      <a href="#last">Last</a>
      <button style="visibility: hidden">Hidden, too</button>
      <button>Folded</button>
      <button disabled>Disabled</button>
    </div>`
  // jsdom lays nothing out.
  Element.prototype.getClientRects = function () {
    return (this.textContent === 'Folded' ? [] : [{}]) as unknown as DOMRectList
  }
  trapFocus(screen.getByRole('dialog'))
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
