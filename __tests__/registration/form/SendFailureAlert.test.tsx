import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { fn, userEvent } from 'storybook/test'
import { fill } from '../../../src/content/fill'
import { applicationMail, formatMoment } from '../../../src/registration/form/messages'
import type { SendFailure } from '../../../src/registration/rules/failures'
import * as stories from '../../../stories/registration/form/SendFailureAlert.stories'
import { siteContent } from '../../../stories/support/content'
import { completeDraft, form } from '../../../stories/support/registration'
import { composeStories } from '../../support/stories'

const { LongAnswer, Refused, Unavailable, Withheld } = composeStories(stories)
const { failure } = form
const { email, phone } = siteContent.contact

const at = Date.UTC(2026, 10, 21, 8, 30)
const date = formatMoment(at)
const failed = (reason: string) => fill(failure.message, { reason })

interface Expected {
  reason: SendFailure
  text?: string
  title: string
  /** What became of the application. */
  fate: 'notSent' | 'mayHaveArrived' | 'withheld'
  /** Whether the visitor has to ask for it to be sent again. */
  again: boolean
}

const failures: Expected[] = [
  {
    reason: 'refused',
    text: 'Too Many Requests',
    title: failed('Too Many Requests'),
    fate: 'notSent',
    again: false,
  },
  { reason: 'refused', title: failed(failure.noReason), fate: 'notSent', again: false },
  { reason: 'offline', title: failed(failure.offline), fate: 'notSent', again: false },
  {
    reason: 'unavailable',
    text: 'for developers',
    title: failed(failure.unavailable),
    fate: 'notSent',
    again: false,
  },
  {
    reason: 'unconfigured',
    text: 'for developers',
    title: failed(failure.unconfigured),
    fate: 'notSent',
    again: false,
  },
  { reason: 'blocked', title: failed(failure.blocked), fate: 'mayHaveArrived', again: true },
  { reason: 'noAnswer', title: failed(failure.noAnswer), fate: 'mayHaveArrived', again: true },
  { reason: 'timedOut', title: failed(failure.timedOut), fate: 'mayHaveArrived', again: true },
  {
    reason: 'unclear',
    text: 'accepted',
    title: failed('accepted'),
    fate: 'mayHaveArrived',
    again: true,
  },
  { reason: 'unclear', title: failed(failure.unclear), fate: 'mayHaveArrived', again: true },
  {
    reason: 'alreadySent',
    title: fill(failure.alreadySent, { date }),
    fate: 'withheld',
    again: true,
  },
  {
    reason: 'triedBefore',
    title: fill(failure.triedBefore, { date }),
    fate: 'withheld',
    again: true,
  },
  { reason: 'underWay', title: failure.underWay, fate: 'withheld', again: false },
]

describe.each(failures)('$reason "$text"', ({ reason, text = '', title, fate, again }) => {
  const outcome = { ok: false, reason, text, at } as const

  test('says what happened, what became of the application and what to do next', () => {
    render(<Refused outcome={outcome} />)
    const message = screen.getByText(title).closest('[tabindex]')
    // Withholding is not a failure, so it does not interrupt (WAI-ARIA, alert).
    expect(screen.queryAllByRole('alert')).toEqual(fate === 'withheld' ? [] : [message])
    expect(message).toHaveTextContent(fill(failure[fate], { email, phone }))
  })

  test('leaves no placeholder unfilled', () => {
    const { container } = render(<Refused outcome={outcome} />)
    expect(container.textContent).not.toMatch(/[{}]|undefined|null/)
  })

  test('the one button sends, and says whether the application may arrive twice', async () => {
    const onSend = fn()
    render(<Refused outcome={outcome} onSend={onSend} />)
    const name = again ? failure.sendAgain : failure.tryAgain
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name })])
    await userEvent.click(screen.getByRole('button', { name }))
    expect(onSend.mock.calls).toEqual([[again]])
  })
})

test('when a part of the page is missing, it says that a reload may help', () => {
  render(<Unavailable />)
  expect(screen.getByRole('alert')).toHaveTextContent(/reload the page/)
})

describe('a long answer', () => {
  test('is shown in part, and whole on demand', async () => {
    render(<LongAnswer />)
    const whole = screen.getByText(/^502 Bad Gateway .{1000}/)
    expect(screen.getByText(/^Failed to send application: 502 Bad Gateway .*…$/)).toBeVisible()
    expect(whole).not.toBeVisible()
    await userEvent.click(screen.getByText(failure.fullResponse))
    expect(whole).toBeVisible()
  })

  test('is offered only where there is more', () => {
    render(<Refused />)
    expect(screen.queryByText(failure.fullResponse)).toBeNull()
  })

  test.each([
    ['unclear', true],
    ['unavailable', false],
  ] as const)('is offered where the service’s own words are shown: %s, %s', (reason, isOffered) => {
    render(<LongAnswer outcome={{ ok: false, reason, text: 'word '.repeat(2000) }} />)
    expect(screen.queryByText(failure.fullResponse) !== null).toBe(isOffered)
  })
})

test('the button does not also submit the form around it', async () => {
  const onSubmit = fn((event: React.FormEvent) => event.preventDefault())
  const onSend = fn()
  render(
    <form onSubmit={onSubmit}>
      <Withheld onSend={onSend} />
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSend).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('it can take the focus', () => {
  const message = createRef<HTMLDivElement>()
  render(<Refused ref={message} />)
  message.current?.focus()
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('the other way is a mail with the application', () => {
  render(<Refused />)
  const link = screen.getByRole('link', { name: failure.mail })
  expect(link).toHaveAttribute('href', applicationMail(completeDraft, form, siteContent.contact))
})
