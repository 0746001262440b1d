import { render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { fn, userEvent } from 'storybook/test'
import { fill } from '../../../src/content/fill'
import { formatMoment } from '../../../src/registration/form/messages'
import { documentNames, emptyDraft, textNames } from '../../../src/registration/rules/fields'
import * as stories from '../../../stories/registration/form/SentSummary.stories'
import { contactContent, siteContent } from '../../../stories/support/content'
import { receipt, validTexts } from '../../../stories/support/registration'
import { composeStories } from '../../support/stories'

const { NotKept, Standard, Unconfirmed } = composeStories(stories)
const { success, fields, documents } = contactContent.form

const rows = () => {
  const values = screen.getAllByRole('definition')
  return screen
    .getAllByRole('term')
    .map((term, index) => [term.textContent, values[index]?.textContent])
}

test('success is read out at once, with what happens next', () => {
  render(<Standard />)
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Application sent successfully!')
  expect(alert).toHaveTextContent(success.next)
})

test('the record is a region named after its heading', () => {
  render(<Standard />)
  const region = within(screen.getByRole('region', { name: success.summary }))
  expect(region.getByRole('heading', { level: 3, name: success.summary })).toBeVisible()
})

test('it holds the reference, the time and everything that was sent, in the form’s order', () => {
  const sent = { ...validTexts, company_address: '12 MG Road\nBengaluru 560001' }
  render(<Standard />)
  expect(rows()).toEqual([
    [success.reference, '7F3A92C1'],
    [success.date, formatMoment(Date.UTC(2026, 10, 21, 8, 30))],
    ...textNames.map((field) => [fields[field].label, sent[field]]),
    ...documentNames.map((field) => [documents[field].label, `${field}.pdf`]),
  ])
})

test('it says whom to ask where the e-mail service gave another answer than usual', () => {
  const { email, phone } = siteContent.contact
  const unconfirmed = fill(success.unconfirmed, { email, phone })
  const { rerender } = render(<Standard />)
  expect(screen.queryByText(unconfirmed)).toBeNull()
  rerender(<Unconfirmed />)
  expect(screen.getByText(unconfirmed)).toBeVisible()
})

test('no two rows have the same label, so that none is lost', () => {
  render(<Standard />)
  const labels = rows().map(([label]) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('a document that is not there leaves its row empty', () => {
  render(<Standard receipt={{ ...receipt, draft: emptyDraft }} />)
  expect(rows()).toContainEqual([documents.pan_pdf.label, ''])
})

test('one click prints it', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  render(<Standard />)
  expect(print).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: success.print }))
  expect(print).toHaveBeenCalledTimes(1)
  print.mockRestore()
})

test('its message can take the focus', () => {
  const message = createRef<HTMLDivElement>()
  render(<Standard ref={message} />)
  message.current?.focus()
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('a record that the browser keeps says for how long, and one click removes it', async () => {
  const onRemove = fn()
  render(<Standard onRemove={onRemove} />)
  expect(screen.getByText(/only in this browser, for 24 hours/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: success.remove }))
  expect(onRemove).toHaveBeenCalledTimes(1)
})

test('a record that the browser does not keep claims nothing, and has nothing to remove', () => {
  render(<NotKept />)
  expect(screen.queryByText(/in this browser/)).toBeNull()
  expect(screen.queryByRole('button', { name: success.remove })).toBeNull()
})
