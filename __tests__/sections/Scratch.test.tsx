import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { fn } from 'storybook/test'
import type { UploadDocument, UploadOutcome } from '../../src/registration/ports'
import * as stories from '../../stories/sections/RegistrationForm.stories'
import { chooseFile, fillInTexts, pdf, sends, submitButton, uploadBoth, uploadSucceeds, uploads } from '../../stories/support/registration'

const { Empty, Refused, Sent } = composeStories(stories)
const alerts = () => screen.queryAllByRole('alert').map((a) => a.textContent)
const group = (name: string) => screen.getByRole('group', { name }).textContent

function deferredUploads() {
  const open: ((o: UploadOutcome) => void)[] = []
  const f = fn<UploadDocument>((r) => r.file.name.startsWith('new') ? new Promise((resolve) => open.push(resolve)) : uploadSucceeds(r))
  return { f, open }
}
const newDoc = { ok: true, document: { url: 'https://cdn/new', name: 'new.pdf', size: 10, mimeType: 'application/pdf' } } as const

test('A early gst', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Empty />)
  console.log(container.innerHTML.slice(0, 1500))
  ;(container.querySelector('#gst_number') as HTMLInputElement).value = '07abcde'
  ;(container.querySelector('#company_address') as HTMLInputElement).value = 'x\ny'
  const err = jest.spyOn(console, 'error')
  render(<Empty />, { container, hydrate: true })
  console.log('A', (container.querySelector('#gst_number') as HTMLInputElement).value, (container.querySelector('#company_address') as HTMLInputElement).value, err.mock.calls.length)
})
test('B remove while replacing', async () => {
  const { f, open } = deferredUploads()
  render(<Empty uploadDocument={f} />)
  await uploadBoth(screen)
  await chooseFile(screen, 'gst_pdf', pdf('new.pdf'))
  await screen.findByText(/Uploading new/)
  await userEvent.click(screen.getByRole('button', { name: 'Remove GST PDF' }))
  console.log('B after remove', group('GST certificate'))
  open[0]?.(newDoc)
  await waitFor(() => screen.getByText('new.pdf'))
  console.log('B after arrival', group('GST certificate'))
})
test('C submit while replacing', async () => {
  const { f, open } = deferredUploads()
  const send = sends({ ok: true })
  render(<Empty uploadDocument={f} sendApplication={send} />)
  await fillInTexts(screen)
  await uploadBoth(screen)
  await chooseFile(screen, 'gst_pdf', pdf('new.pdf'))
  await screen.findByText(/Uploading new/)
  await userEvent.click(submitButton(screen))
  await screen.findByRole('alert')
  console.log('C', alerts(), send.mock.calls)
  open[0]?.(newDoc)
  await new Promise((r) => setTimeout(r, 100))
  console.log('C after arrival', group('GST certificate'))
})
test('D refused then invalid', async () => {
  render(<Empty sendApplication={sends({ ok: false, reason: 'refused', text: 'no' })} />)
  await fillInTexts(screen)
  await uploadBoth(screen)
  await userEvent.click(submitButton(screen))
  await screen.findByRole('alert')
  await userEvent.clear(screen.getByRole('textbox', { name: 'E-mail' }))
  await waitFor(() => expect(alerts().length).toBe(2))
  console.log('D', alerts())
})
test('E refused replacement + refused', async () => {
  render(<Empty sendApplication={sends({ ok: false, reason: 'refused', text: 'no' })} />)
  await fillInTexts(screen)
  await uploadBoth(screen)
  await chooseFile(screen, 'gst_pdf', new File(['hello'], 'x.pdf', { type: 'application/pdf' }))
  await screen.findByRole('alert')
  await userEvent.click(submitButton(screen))
  await screen.findByText(/Failed to send/)
  console.log('E', alerts())
})
test('F upload failed, submit', async () => {
  render(<Empty uploadDocument={uploads({ ok: false, reason: 'failed', text: 'throttled' })} />)
  await fillInTexts(screen)
  await chooseFile(screen, 'gst_pdf', pdf('a.pdf'))
  await screen.findByRole('alert')
  await userEvent.click(submitButton(screen))
  await screen.findByText('There is a problem')
  console.log('F', alerts(), document.activeElement?.textContent)
})
test('G play', async () => {
  const { container } = render(<Refused />)
  await Refused.play?.({ canvasElement: container })
  console.log('G', alerts())
})
test('H enter twice instant', async () => {
  const send = sends({ ok: true })
  render(<Empty sendApplication={send} />)
  await fillInTexts(screen)
  await uploadBoth(screen)
  const form = screen.getByRole('form')
  await waitFor(() => { fireEvent.submit(form); fireEvent.submit(form) })
  await screen.findByRole('alert')
  console.log('H', send.mock.calls.length, alerts())
})
test('I success then upload reappear; retry upload race', async () => {
  const { f, open } = deferredUploads()
  render(<Empty uploadDocument={f} />)
  await uploadBoth(screen)
  await chooseFile(screen, 'gst_pdf', pdf('new.pdf'))
  await screen.findByText(/Uploading new/)
  const picker = screen.getByRole('group', { name: 'GST certificate' }).querySelector('input')!
  console.log('I picker still takes', picker.disabled)
})
