import { act, fireEvent, renderHook, waitFor } from '@testing-library/react'
import { fill } from '../../../src/content/fill'
import { useDocumentUploads } from '../../../src/registration/form/useDocumentUpload'
import { maxDocumentBytes } from '../../../src/registration/rules/limits'
import type {
  LoadRules,
  UploadDocument,
  UploadOutcome,
  UploadRequest,
} from '../../../src/registration/rules/ports'
import {
  completeDraft,
  failsOnce,
  form,
  loadRules,
  never,
  pdf,
  uploadSucceeds,
} from '../../../stories/support/registration'

const texts = form.documents
const file = pdf('gst.pdf')
const textOf = async (chosen = file) => Buffer.from(await chosen.arrayBuffer()).toString()
const said = (text: string) => fill(text, { name: 'gst.pdf' })
const waits = (text: string) => ({ status: 'underWay', message: said(text) })

/** The hook, with an upload service that answers as the test says. */
function start(answer: UploadDocument, rules: LoadRules = loadRules) {
  const uploadDocument = jest.fn(answer)
  const onChange = jest.fn()
  const onEnd = jest.fn()
  const service = { uploadDocument, loadRules: rules }
  const common = { draft: completeDraft, texts, onChange, onEnd }
  const options = { ...common, ...service }
  const { result } = renderHook(() => useDocumentUploads(options))
  const hook = {
    get current() {
      return result.current.gst_pdf
    },
  }
  return { hook, uploadDocument, onChange, onEnd }
}
const answers =
  (outcome: UploadOutcome): UploadDocument =>
  async () =>
    outcome
const failed = (reason: string) => fill(texts.failed, { name: 'gst.pdf', reason })
const fails = answers({ ok: false, reason: 'failed', text: 'Request was throttled.' })

/** An upload that has started; the test goes on with its request. */
function startUpload() {
  let request: UploadRequest | undefined
  const parts = start((made) => {
    request = made
    return never()
  })
  const upload = async () => {
    act(() => void parts.hook.current.choose(file))
    await waitFor(() => expect(request).toBeDefined())
    return request as UploadRequest
  }
  return { ...parts, upload }
}

test('it starts idle', () => {
  expect(start(never).hook.current.progress).toEqual({ status: 'idle' })
})

test('a chosen file goes to the upload service, for its field', async () => {
  const { hook, uploadDocument } = start(uploadSucceeds)
  await act(() => hook.current.choose(file))
  const [[request]] = uploadDocument.mock.calls as [[UploadRequest]]
  expect(request).toMatchObject({ field: 'gst_pdf', description: '1 kB' })
  expect(request.file).not.toBe(file)
  expect([request.file.name, request.file.type]).toEqual([file.name, file.type])
  expect(await textOf(request.file)).toBe(await textOf(file))
})

test.each([
  [1, texts.window.onePage],
  [2, fill(texts.window.severalPages, { count: 2 })],
])('the upload window says how many pages it has: %s', async (pages, words) => {
  const { hook, uploadDocument } = start(uploadSucceeds)
  const counted = new File([`%PDF-1.7\n<< /Type /Pages /Count ${pages} >>`], 'gst.pdf')
  await act(() => hook.current.choose(counted))
  expect(uploadDocument.mock.lastCall?.[0].description).toBe(`1 kB, ${words}`)
})

describe('the words follow the state', () => {
  test('while the rules are loading', async () => {
    const { hook } = start(uploadSucceeds, never)
    act(() => void hook.current.choose(file))
    await waitFor(() => expect(hook.current.progress).toEqual(waits(texts.checking)))
  })

  test('while the window is loading', async () => {
    const { hook, upload } = startUpload()
    await upload()
    await waitFor(() => expect(hook.current.progress).toEqual(waits(texts.opening)))
  })

  test('while the window waits for the visitor', async () => {
    const { hook, upload } = startUpload()
    const { onStage } = await upload()
    act(() => onStage({ name: 'waiting' }))
    expect(hook.current.progress).toEqual(waits(texts.waiting))
  })

  test('as the file is uploaded', async () => {
    const { hook, upload } = startUpload()
    const { onStage } = await upload()
    act(() => onStage({ name: 'uploading', percent: 40 }))
    expect(hook.current.progress).toEqual({ ...waits(texts.uploading), percent: 40 })
  })
})

test('an uploaded document is stored, and announced', async () => {
  const { hook, onChange } = start(uploadSucceeds)
  await act(() => hook.current.choose(file))
  expect(onChange.mock.calls).toEqual([['gst_pdf', expect.objectContaining({ name: 'gst.pdf' })]])
  expect(hook.current.progress).toEqual({ status: 'idle', announcement: said(texts.uploaded) })
})

test('a PDF that is encrypted is uploaded, and the visitor is told', async () => {
  const { hook, onChange } = start(uploadSucceeds)
  const locked = new File(['%PDF-1.7\ntrailer << /Encrypt 5 0 R >>'], 'gst.pdf')
  await act(() => hook.current.choose(locked))
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(hook.current.progress).toMatchObject({ status: 'idle', note: texts.encrypted })
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
  expect(hook.current.progress).toEqual({ status: 'failed', message, announce: true })
  expect(uploadDocument).not.toHaveBeenCalled()
})

describe('a file that cannot be read', () => {
  const unreadable = () => {
    const gone = pdf('gst.pdf')
    gone.arrayBuffer = async () => {
      throw new DOMException('It was not found.', 'NotFoundError')
    }
    return gone
  }
  const message = said(texts.unreadable)

  test('is named, and not called empty', async () => {
    const { hook, uploadDocument } = start(uploadSucceeds)
    const empty = Object.defineProperty(unreadable(), 'size', { value: 0 })
    await act(() => hook.current.choose(empty))
    expect(hook.current.progress).toEqual({ status: 'failed', message, announce: true })
    expect(uploadDocument).not.toHaveBeenCalled()
  })

  test('is not read, and called too large, if it is', async () => {
    const { hook } = start(uploadSucceeds)
    const size = { value: maxDocumentBytes + 1 }
    await act(() => hook.current.choose(Object.defineProperty(unreadable(), 'size', size)))
    expect(hook.current.progress).toMatchObject({ status: 'failed', message: texts.tooLarge })
  })

  test('after it was changed on the disk is chosen again, too', async () => {
    const { hook } = start(uploadSucceeds)
    const changed = Object.defineProperty(pdf('gst.pdf'), 'size', { value: 99 })
    await act(() => hook.current.choose(changed))
    expect(hook.current.progress).toMatchObject({ status: 'failed', message })
  })

  test('once it has been read, it may go: trying again needs no disk', async () => {
    const { hook, uploadDocument } = start(failsOnce())
    const largest = ['%PDF-', new Uint8Array(maxDocumentBytes - 5)]
    const chosen = new File(largest, 'gst.pdf', { type: 'application/pdf' })
    await act(() => hook.current.choose(chosen))
    chosen.arrayBuffer = unreadable().arrayBuffer
    await act(async () => hook.current.act.tryAgain())
    expect(uploadDocument).toHaveBeenCalledTimes(2)
  })
})

test('rules that cannot be loaded are explained, and trying again is offered', async () => {
  const { hook, uploadDocument } = start(uploadSucceeds, async () => undefined)
  await act(() => hook.current.choose(file))
  const expected = { status: 'failed', message: texts.unavailable, action: 'tryAgain' }
  expect(hook.current.progress).toMatchObject(expected)
  expect(uploadDocument).not.toHaveBeenCalled()
})

test.each([
  ['failed', '', failed(texts.noReason)],
  ['blocked', '', failed(texts.blocked)],
  ['stalled', '', said(texts.stalled)],
  ['untrusted', 'for developers', texts.untrusted],
  ['unavailable', 'for developers', texts.unavailable],
] as const)('%s "%s" is explained, with another way', async (reason, text, message) => {
  const { hook, onChange } = start(answers({ ok: false, reason, text }))
  await act(() => hook.current.choose(file))
  const ways = { action: 'tryAgain', offersOtherWay: true }
  expect(hook.current.progress).toEqual({ status: 'failed', message, ...ways, announce: true })
  expect(onChange).not.toHaveBeenCalled()
})

test.each([
  ['Request was throttled.', 'Request was throttled.'],
  ['<h1>502</h1><p>Bad Gateway</p>', '502 Bad Gateway'],
])('the answer "%s" is a refusal in our words, with it on demand', async (text, readable) => {
  const { hook } = start(answers({ ok: false, reason: 'failed', text }))
  await act(() => hook.current.choose(file))
  expect(hook.current.progress).toMatchObject({
    message: failed(texts.refused),
    details: { label: texts.fullResponse, text: readable },
    offersOtherWay: true,
  })
})

test('after the visitor has closed the window, there is no message', async () => {
  const { hook, onEnd } = start(answers({ ok: false, reason: 'cancelled', text: '' }))
  await act(() => hook.current.choose(file))
  expect(hook.current.progress).toEqual({ status: 'idle' })
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('trying again uploads the same file, without choosing it again', async () => {
  const { hook, uploadDocument } = start(failsOnce())
  await act(() => hook.current.choose(file))
  await act(async () => hook.current.act.tryAgain())
  const [first, second] = uploadDocument.mock.calls
  expect(await textOf(second?.[0].file)).toBe(await textOf(first?.[0].file))
})

test('removing clears the document and the failure, and is announced', async () => {
  const { hook, onChange } = start(fails)
  await act(() => hook.current.choose(file))
  act(() => void hook.current.act.remove())
  expect(onChange).toHaveBeenLastCalledWith('gst_pdf', null)
  const announcement = fill(texts.removed, { name: completeDraft.gst_pdf.name })
  expect(hook.current.progress).toEqual({ status: 'idle', announcement })
})

test('starting over forgets the file that was chosen last', async () => {
  const { hook, uploadDocument } = start(fails)
  await act(() => hook.current.choose(file))
  act(() => hook.current.reset())
  await act(async () => hook.current.act.tryAgain())
  expect(uploadDocument).toHaveBeenCalledTimes(1)
})

describe('an upload is ended, and its window with it', () => {
  test('when it is cancelled', async () => {
    const { hook, upload, onEnd } = startUpload()
    const { signal, onStage } = await upload()
    act(() => void hook.current.act.cancel())
    act(() => onStage({ name: 'waiting' }))
    expect(signal.aborted).toBe(true)
    expect(hook.current.progress).toEqual({ status: 'idle' })
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  test('when another file is chosen', async () => {
    const { hook, upload, uploadDocument } = startUpload()
    const { signal } = await upload()
    act(() => void hook.current.choose(pdf('newer.pdf')))
    await waitFor(() => expect(uploadDocument).toHaveBeenCalledTimes(2))
    expect(signal.aborted).toBe(true)
  })

  test('and what it reports afterwards is ignored', async () => {
    let finish = () => {}
    const { hook, onChange, uploadDocument } = start(
      (request) =>
        new Promise((resolve) => {
          finish = () => uploadSucceeds(request).then(resolve)
        }),
    )
    act(() => void hook.current.choose(file))
    await waitFor(() => expect(uploadDocument).toHaveBeenCalled())
    act(() => void hook.current.act.remove())
    await act(async () => finish())
    expect(onChange.mock.calls).toEqual([['gst_pdf', null]])
    expect(hook.current.progress.status).toBe('idle')
  })
})

describe('while the visitor types elsewhere', () => {
  const field = document.body.appendChild(document.createElement('textarea'))
  afterEach(() => field.blur())
  const ready = { status: 'ready', message: said(texts.ready) }

  test('the window does not open before they say so', async () => {
    const { hook, upload } = startUpload()
    const { mayOpen } = await upload()
    field.focus()
    const opened = jest.fn()
    act(() => void mayOpen().then(opened))
    await waitFor(() => expect(hook.current.progress).toEqual(ready))
    expect(opened).not.toHaveBeenCalled()
    await act(async () => hook.current.act.continue())
    expect(opened).toHaveBeenCalledTimes(1)
    expect(hook.current.progress).toEqual(waits(texts.opening))
  })

  test('a cancelled upload waits no longer', async () => {
    const { hook, upload } = startUpload()
    const { mayOpen } = await upload()
    field.focus()
    let ended: Promise<void> | undefined
    act(() => {
      ended = mayOpen()
    })
    await waitFor(() => expect(hook.current.progress).toEqual(ready))
    await act(async () => hook.current.act.cancel())
    await ended
    expect(hook.current.progress).toEqual({ status: 'idle' })
  })
})

describe('a field that had the focus before', () => {
  const field = document.body.appendChild(document.createElement('textarea'))
  beforeEach(() => field.focus())
  afterEach(() => field.blur())

  // Safari leaves it there when a button is pressed.
  test('keeps no window from opening', async () => {
    const { upload } = startUpload()
    const { mayOpen } = await upload()
    await act(mayOpen)
  })

  test('does, if somebody goes on typing there', async () => {
    const { hook, upload } = startUpload()
    const { mayOpen } = await upload()
    fireEvent.input(field, { target: { value: '12' } })
    act(() => void mayOpen())
    expect(hook.current.progress.status).toBe('ready')
  })
})

test('a failure that another message has followed stays, but is no longer an alert', async () => {
  const { hook } = start(fails)
  await act(() => hook.current.choose(file))
  act(() => hook.current.silence())
  expect(hook.current.progress).toMatchObject({ status: 'failed', announce: false })
})
