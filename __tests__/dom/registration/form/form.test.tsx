import { render, screen, within } from '@testing-library/react'
import { fn, userEvent } from 'storybook/test'
import { fill } from '../../../../src/content/fill'
import { mailtoLink } from '../../../../src/registration/form/applicationText'
import { formatMoment } from '../../../../src/registration/form/formatMoment'
import { documentNames, textNames } from '../../../../src/registration/rules/fields'
import type { EarlierAttempts } from '../../../../src/registration/rules/ports'
import type { SendFailure } from '../../../../src/registration/rules/sendFailures'
import * as failureStories from '../../../../stories/registration/form/SendFailureAlert.stories'
import * as sentStories from '../../../../stories/registration/form/SentSummary.stories'
import { siteContent } from '../../../../stories/support/content'
import { form } from '../../../../stories/support/registration'
import { completeDraft, validTexts } from '../../../fixtures/registration/samples'
import { composeStories } from '../../../support/stories'

const { email, phone } = siteContent.contact
const { failure, success, fields, documents } = form

describe('SendFailureAlert', () => {
  const { LongAnswer, Refused } = composeStories(failureStories)
  const at = Date.UTC(2026, 10, 21, 8, 30)
  const date = formatMoment(at)
  const mail = mailtoLink(completeDraft, form, siteContent.contact)
  const failed = (reason: string) => fill(failure.message, { reason })

  /** The reason, the service's text, the title, and what became of the application. */
  const failures: [SendFailure, string, string, 'notSent' | 'mayHaveArrived' | 'withheld'][] = [
    ['refused', 'Too Many Requests', failed('Too Many Requests'), 'notSent'],
    ['refused', '', failed(failure.noReason), 'notSent'],
    ['offline', '', failed(failure.offline), 'notSent'],
    ['unavailable', 'for developers', failed(failure.unavailable), 'notSent'],
    ['unconfigured', 'for developers', failed(failure.unconfigured), 'notSent'],
    ['blocked', '', failed(failure.blocked), 'mayHaveArrived'],
    ['noAnswer', '', failed(failure.noAnswer), 'mayHaveArrived'],
    ['timedOut', '', failed(failure.timedOut), 'mayHaveArrived'],
    ['unclear', 'accepted', failed('accepted'), 'mayHaveArrived'],
    ['unclear', '', failed(failure.unclear), 'mayHaveArrived'],
    ['alreadySent', '', fill(failure.alreadySent, { date }), 'withheld'],
    ['triedBefore', '', fill(failure.triedBefore, { date }), 'withheld'],
    ['underWay', '', failure.underWay, 'withheld'],
  ]

  const earlierOf = (reason: SendFailure): EarlierAttempts | undefined => {
    if (reason === 'alreadySent') return { sentAt: at }
    return reason === 'triedBefore' ? { unclearAt: at } : undefined
  }

  test.each(failures)(
    '%s "%s": why, what became of it, what to do',
    async (reason, text, title, fate) => {
      const pressed = { onSubmit: fn(), onSendAgain: fn() }
      const outcome = { ok: false, reason, text, earlier: earlierOf(reason) } as const
      const { container } = render(<Refused outcome={outcome} {...pressed} />)
      const message = screen.getByText(title).closest('[tabindex]')
      // Withholding is not a failure, so it does not interrupt (WAI-ARIA, alert).
      expect(screen.queryAllByRole('alert')).toEqual(fate === 'withheld' ? [] : [message])
      expect(message).toHaveTextContent(fill(failure[fate], { email, phone }))
      expect(message?.textContent?.includes(failure.stillHere)).toBe(fate !== 'withheld')
      expect(container.textContent).not.toMatch(/[{}]|undefined|null/)
      // The title has said it already.
      for (const text of [failure.earlierSent, failure.earlierUnclear]) {
        expect(screen.queryByText(fill(text, { date }))).toBeNull()
      }
      expect(screen.queryByText(failure.fullResponse)).toBeNull()
      // Where it may arrive twice, the visitor asks for that.
      const again = fate !== 'notSent' && reason !== 'underWay'
      const name = again ? failure.sendAgain : failure.tryAgain
      expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name })])
      expect(screen.getByRole('link', { name: failure.mail })).toHaveAttribute('href', mail)
      await userEvent.click(screen.getByRole('button', { name }))
      expect(pressed[again ? 'onSendAgain' : 'onSubmit']).toHaveBeenCalledTimes(1)
      expect(pressed[again ? 'onSubmit' : 'onSendAgain']).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['refused', { sentAt: at }, [failure.earlierSent]],
    ['refused', { unclearAt: at }, [failure.earlierUnclear]],
    ['noAnswer', { sentAt: at, unclearAt: at }, [failure.earlierSent, failure.earlierUnclear]],
    ['alreadySent', { sentAt: at, unclearAt: at }, [failure.earlierUnclear]],
  ] as const)('%s, after %o: says what became of those', (reason, earlier, texts) => {
    render(<Refused outcome={{ ok: false, reason, text: '', earlier }} />)
    for (const text of [failure.earlierSent, failure.earlierUnclear]) {
      const shown = screen.queryAllByText(fill(text, { date }))
      expect(shown).toHaveLength(texts.some((each) => each === text) ? 1 : 0)
    }
  })

  test('has the whole of a long answer', () => {
    render(<LongAnswer />)
    expect(screen.getByText(/^502 Bad Gateway .{1000}/)).toBeInTheDocument()
  })
})

describe('SentSummary', () => {
  const { Standard } = composeStories(sentStories)

  const rows = () => {
    const values = screen.getAllByRole('definition')
    return screen
      .getAllByRole('term')
      .map((term, index) => [term.textContent, values[index]?.textContent])
  }

  test('reads out the success, and records all that was sent under its heading', () => {
    render(<Standard />)
    expect(screen.getByRole('alert')).toHaveTextContent('Application sent successfully!')
    expect(screen.getByRole('alert')).toHaveTextContent(success.next)
    const region = within(screen.getByRole('region', { name: success.summary }))
    expect(region.getByRole('heading', { level: 3, name: success.summary })).toBeVisible()
    const sent = { ...validTexts, company_address: '12 MG Road\nBengaluru 560001' }
    expect(rows()).toEqual([
      [success.reference, '7F3A92C1'],
      [success.date, formatMoment(Date.UTC(2026, 10, 21, 8, 30), 'named')],
      ...textNames.map((field) => [fields[field].label, sent[field]]),
      ...documentNames.map((field) => [documents[field].label, `${field}.pdf`]),
    ])
    const translated = screen.getAllByRole('definition').filter((value) => value.translate)
    expect(translated.map((value) => value.previousSibling?.textContent)).toEqual([success.date])
    // Rows of one label would be one.
    expect(new Set(rows().map(([label]) => label)).size).toBe(rows().length)
  })

  test('is printed with one click', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    render(<Standard />)
    await userEvent.click(screen.getByRole('button', { name: success.print }))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  })

  test('a browser that cannot print offers no button for it', () => {
    const { print } = window
    Reflect.deleteProperty(window, 'print')
    render(<Standard />)
    expect(screen.queryByRole('button', { name: success.print })).toBeNull()
    window.print = print
  })
})

describe('WhatsApp', () => {
  const { WithWhatsApp, Refused } = composeStories(failureStories)
  const { WithWhatsApp: SentWithWhatsApp, Standard } = composeStories(sentStories)
  const link = () => screen.queryByRole('link', { name: form.whatsapp.link })
  const message = encodeURIComponent(fill(form.whatsapp.message, { reference: '7F3A92C1' }))

  test.each([
    ['a failure', WithWhatsApp, Refused],
    ['the confirmation', SentWithWhatsApp, Standard],
  ])(
    'in %s it opens a new tab with the reference, if there is a number',
    (_where, With, Without) => {
      const { rerender } = render(<With />)
      expect(link()).toHaveAttribute('href', `https://wa.me/6500000000?text=${message}`)
      expect(link()).toHaveAttribute('target', '_blank')
      rerender(<Without />)
      expect(link()).toBeNull()
    },
  )
})
