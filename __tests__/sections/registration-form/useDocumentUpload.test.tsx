import { act, renderHook, waitFor } from '@testing-library/react'
import { fill } from '../../../src/content/fill'
import type { UploadDocument, UploadOutcome } from '../../../src/registration/ports'
import { fileProblem } from '../../../src/registration/schema'
import { useDocumentUpload } from '../../../src/sections/registration-form/useDocumentUpload'
import { failsOnce, form, never, pdf, uploadSucceeds } from '../../../stories/support/registration'

const texts = form.documents
const file = pdf('gst.pdf')

/** The hook, with an upload service that answers as the test says. */
function start(answer: UploadDocument) {
  const uploadDocument = jest.fn(answer)
  const onChange = jest.fn()
  const options = { field: 'gst_pdf', texts, uploadDocument, fileProblem, onChange } as const
  const { result } = renderHook(() => useDocumentUpload(options))
  return { hook: result, uploadDocument, onChange }
}
const answers =
  (outcome: UploadOutcome): UploadDocument =>
  async () =>
    outcome
const failed = (reason: string) => fill(texts.failed, { name: 'gst.pdf', reason })
const fails = answers({ ok: false, reason: 'failed', text: 'Request was throttled.' })

test('it starts idle', () => {
  expect(start(never).hook.current.progress).toEqual({ status: 'idle' })
})

test('a chosen file goes to the upload service, for its field', async () => {
  const { hook, uploadDocument } = start(uploadSucceeds)
  await act(() => hook.current.choose(file))
  expect(uploadDocument.mock.calls).toEqual([[expect.objectContaining({ field: 'gst_pdf', file })]])
})

test('while the file is uploading, the message names it', async () => {
  const { hook } = start(never)
  const message = fill(texts.uploading, { name: 'gst.pdf' })
  void hook.current.choose(file)
  await waitFor(() => expect(hook.current.progress).toEqual({ status: 'uploading', message }))
})

test('an uploaded document is stored, and the progress is idle again', async () => {
  const { hook, onChange } = start(uploadSucceeds)
  await act(() => hook.current.choose(file))
  expect(onChange.mock.calls).toEqual([[expect.objectContaining({ name: 'gst.pdf' })]])
  expect(hook.current.progress).toEqual({ status: 'idle' })
})

test.each([
  ['not a PDF', texts.notPdf, new File(['hello'], 'gst.txt', { type: 'text/plain' })],
  ['empty', texts.empty, new File([], 'gst.pdf', { type: 'application/pdf' })],
  [
    'too large',
    texts.tooLarge,
    new File(['%PDF-', new Uint8Array(5 * 1024 * 1024)], 'gst.pdf', { type: 'application/pdf' }),
  ],
])('a file that is %s is refused before anything is uploaded', async (_what, message, wrong) => {
  const { hook, uploadDocument } = start(uploadSucceeds)
  await act(() => hook.current.choose(wrong))
  expect(hook.current.progress).toEqual({ status: 'failed', message, retry: false, announce: true })
  expect(uploadDocument).not.toHaveBeenCalled()
})

test.each([
  ['failed', 'Request was throttled.', failed('Request was throttled.')],
  ['failed', '', failed(texts.noReason)],
  ['untrusted', 'for developers', texts.untrusted],
  ['unavailable', 'for developers', texts.unavailable],
] as const)('%s "%s" is explained, and can be tried again', async (reason, text, message) => {
  const { hook, onChange } = start(answers({ ok: false, reason, text }))
  await act(() => hook.current.choose(file))
  expect(hook.current.progress).toEqual({ status: 'failed', message, retry: true, announce: true })
  expect(onChange).not.toHaveBeenCalled()
})

test('after the visitor has closed the window, there is no message', async () => {
  const { hook } = start(answers({ ok: false, reason: 'cancelled', text: '' }))
  await act(() => hook.current.choose(file))
  expect(hook.current.progress).toEqual({ status: 'idle' })
})

test('trying again uploads the same file, without choosing it again', async () => {
  const { hook, uploadDocument } = start(failsOnce())
  await act(() => hook.current.choose(file))
  await act(async () => hook.current.tryAgain())
  const [first, second] = uploadDocument.mock.calls
  expect(second?.[0].file).toBe(first?.[0].file)
  expect(hook.current.progress).toEqual({ status: 'idle' })
})

test('removing clears the document and the failure', async () => {
  const { hook, onChange } = start(fails)
  await act(() => hook.current.choose(file))
  act(() => hook.current.remove())
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(hook.current.progress).toEqual({ status: 'idle' })
})

test('starting over forgets the file that was chosen last', async () => {
  const { hook, uploadDocument } = start(fails)
  await act(() => hook.current.choose(file))
  act(() => hook.current.reset())
  await act(async () => hook.current.tryAgain())
  expect(uploadDocument).toHaveBeenCalledTimes(1)
})

test('an upload that ends after its document was removed is ignored', async () => {
  let finish = () => {}
  const { hook, onChange } = start(
    (request) =>
      new Promise((resolve) => {
        finish = () => uploadSucceeds(request).then(resolve)
      }),
  )
  void hook.current.choose(file)
  await waitFor(() => expect(hook.current.progress.status).toBe('uploading'))
  act(() => hook.current.remove())
  await act(async () => finish())
  expect(onChange.mock.calls).toEqual([[null]])
  expect(hook.current.progress).toEqual({ status: 'idle' })
})

test('a failure that another message has followed stays, but is no longer an alert', async () => {
  const { hook } = start(fails)
  await act(() => hook.current.choose(file))
  act(() => hook.current.silence())
  expect(hook.current.progress).toMatchObject({ status: 'failed', announce: false })
})

test('progress is reported as the file is uploaded', async () => {
  const { hook } = start(({ onProgress }) => {
    onProgress?.(40)
    return never()
  })
  const message = fill(texts.uploading, { name: 'gst.pdf' })
  void hook.current.choose(file)
  await waitFor(() =>
    expect(hook.current.progress).toEqual({ status: 'uploading', message, percent: 40 }),
  )
})
