import { act, fireEvent, renderHook, waitFor } from '@testing-library/react'
import { fill } from '../../../../src/content/fill'
import { useDocumentUploads } from '../../../../src/registration/documents/useDocumentUploads'
import type { DocumentName } from '../../../../src/registration/rules/fields'
import { maxDocumentBytes } from '../../../../src/registration/rules/limits'
import type {
  LoadPdf,
  LoadPictures,
  MakePdf,
  UploadDocument,
  UploadOutcome,
  UploadRequest,
} from '../../../../src/registration/rules/ports'
import { form, uploads } from '../../../../stories/support/registration'
import {
  loadPdf,
  loadPictures,
  never,
  pending,
  uploadSucceeds,
} from '../../../fixtures/registration/fakePorts'
import { completeDraft, pdf, picture, wholePdf } from '../../../fixtures/registration/samples'

const texts = form.documents
const file = pdf('gst.pdf')
const pdfOf = (...parts: BlobPart[]) => new File(parts, 'gst.pdf', { type: 'application/pdf' })
const textOf = async (chosen = file) => Buffer.from(await chosen.arrayBuffer()).toString()
const said = (text: string) => fill(text, { name: 'gst.pdf' })
const waits = (text: string) => ({ status: 'underWay', message: said(text) })
const failed = (reason: string) => fill(texts.failed, { name: 'gst.pdf', reason })

/** The uploads of the GST document, with a service that answers as the test says. */
function start(
  answer: UploadDocument,
  loads: LoadPdf = loadPdf,
  pictures: LoadPictures = loadPictures,
) {
  const uploadDocument = jest.fn(answer)
  const onChange = jest.fn()
  const options = {
    texts,
    onChange,
    uploadDocument,
    loadPdf: loads,
    loadPictures: pictures,
    takeFilledIn: () => undefined,
    follow: () => undefined,
  }
  const { result } = renderHook(() => useDocumentUploads(options))
  const field = (name: DocumentName = 'gst_pdf') => result.current[name]
  return {
    uploadDocument,
    onChange,
    field,
    progress: () => field().progress,
    choose: (chosen = file) => act(() => field().choose(chosen)),
    picks: (...names: string[]) => act(() => field().choosePictures(...names.map(picture))),
    does: (action: keyof ReturnType<typeof field>['act']) =>
      act(async () => field().act[action](completeDraft.gst_pdf) as Promise<void>),
  }
}
const fails = uploads({ ok: false, reason: 'failed', text: 'Request was throttled.' })

/** Starts an upload; the test goes on with its request. */
async function startUpload(answer: UploadDocument = never) {
  const parts = start(answer)
  act(() => void parts.field().choose(file))
  await waitFor(() => expect(parts.uploadDocument).toHaveBeenCalled())
  return { ...parts, request: parts.uploadDocument.mock.lastCall?.[0] as UploadRequest }
}

test('a chosen file is uploaded from a copy, stored and announced', async () => {
  const { progress, choose, uploadDocument, onChange } = start(uploadSucceeds)
  expect(progress()).toEqual({ status: 'idle' })
  await choose()
  const [[request]] = uploadDocument.mock.calls as [[UploadRequest]]
  expect(request).toMatchObject({ field: 'gst_pdf', description: '1\u00A0kB' })
  expect(request.file).not.toBe(file)
  expect([request.file.name, request.file.type]).toEqual([file.name, file.type])
  expect(await textOf(request.file)).toBe(await textOf(file))
  expect(onChange.mock.calls).toEqual([['gst_pdf', expect.objectContaining({ name: 'gst.pdf' })]])
  expect(progress()).toEqual({ status: 'idle', announcement: said(texts.uploaded) })
})

test.each([
  ['protected', wholePdf('/Encrypt 5 0 R'), texts.encrypted],
  ['without its end', '%PDF-1.7', texts.incomplete],
])('a PDF that is %s is uploaded with a note beside it', async (_what, text, note) => {
  const { choose, progress, onChange } = start(uploadSucceeds)
  await choose(pdfOf(text))
  expect(onChange).toHaveBeenCalled()
  expect(progress()).toMatchObject({ status: 'idle', note })
})

test('the words follow the upload', async () => {
  const checking = start(uploadSucceeds, never)
  act(() => void checking.field().choose(file))
  await waitFor(() => expect(checking.progress()).toEqual(waits(texts.checking)))
  const { progress, request } = await startUpload()
  await waitFor(() => expect(progress()).toEqual(waits(texts.opening)))
  act(() => request.onStage({ name: 'waiting' }))
  expect(progress()).toEqual(waits(texts.waiting))
  act(() => request.onStage({ name: 'uploading', percent: 40 }))
  expect(progress()).toEqual({ ...waits(texts.uploading), percent: 40 })
})

describe('a file', () => {
  const reading = async () => {
    throw new DOMException('It was not found.', 'NotFoundError')
  }
  const sized = (size: number) => Object.defineProperty(pdf('gst.pdf'), 'size', { value: size })
  const unreadable = (size: number) => Object.assign(sized(size), { arrayBuffer: reading })

  test.each<[string, string, ...File[]]>([
    ['is none, as when something else is dropped,', texts.noFile],
    ['is not a PDF', texts.notPdf, new File(['hello'], 'gst.txt', { type: 'text/plain' })],
    ['is too large', texts.tooLarge, pdfOf('%PDF-', new Uint8Array(5 * 1024 * 1024))],
    ['is too large to be read', texts.tooLarge, unreadable(maxDocumentBytes + 1)],
    ['cannot be read, as if it were empty', said(texts.unreadable), unreadable(0)],
    ['was changed on the disk', said(texts.unreadable), sized(99)],
  ])('that %s is refused before anything is uploaded', async (_what, message, ...wrong) => {
    const { field, progress, uploadDocument } = start(uploadSucceeds)
    await act(() => field().choose(...wrong))
    const note = message === texts.notPdf ? texts.orPictures : undefined
    expect(progress()).toEqual({ status: 'failed', message, note, announce: true })
    expect(uploadDocument).not.toHaveBeenCalled()
  })

  test('that has been read may go: the same is tried again, without the disk', async () => {
    const service = jest.fn(uploadSucceeds).mockImplementationOnce(fails)
    const { choose, does, uploadDocument } = start(service)
    const chosen = pdfOf(wholePdf(' '.repeat(maxDocumentBytes - wholePdf().length)))
    await choose(chosen)
    chosen.arrayBuffer = reading
    await does('tryAgain')
    const [first, second] = uploadDocument.mock.calls
    expect(second?.[0].file.size).toBe(maxDocumentBytes)
    expect(first?.[0].file).not.toBe(chosen)
  })
})

test('rules that cannot be loaded are explained, and trying again is offered', async () => {
  const { choose, progress, uploadDocument } = start(uploadSucceeds, async () => undefined)
  await choose()
  const expected = { status: 'failed', message: texts.unavailable, mayTryAgain: true }
  expect(progress()).toMatchObject(expected)
  expect(uploadDocument).not.toHaveBeenCalled()
})

test.each([
  ['failed', '', failed(texts.noReason), undefined],
  ['failed', 'Request was throttled.', failed(texts.refused), 'Request was throttled.'],
  ['failed', '<h1>502</h1><p>Bad Gateway</p>', failed(texts.refused), '502 Bad Gateway'],
  ['blocked', '', failed(texts.blocked), undefined],
  ['stalled', '', said(texts.stalled), undefined],
  ['untrusted', 'for developers', texts.untrusted, undefined],
  ['unavailable', 'for developers', texts.unavailable, undefined],
] as const)('%s "%s" is explained, with other ways', async (reason, text, message, answer) => {
  const { choose, progress, onChange } = start(uploads({ ok: false, reason, text }))
  await choose()
  expect(progress()).toEqual({
    status: 'failed',
    message,
    announce: true,
    mayTryAgain: true,
    details: answer && { label: texts.fullResponse, text: answer },
  })
  expect(onChange).not.toHaveBeenCalled()
})

test('removing clears the document and the failure, and is announced', async () => {
  const { choose, does, progress, onChange } = start(fails)
  await choose()
  await does('remove')
  expect(onChange).toHaveBeenLastCalledWith('gst_pdf', null)
  const announcement = fill(texts.removed, { name: completeDraft.gst_pdf.name })
  expect(progress()).toEqual({ status: 'idle', announcement })
})

test('a window that the visitor has closed leaves a note, which is no problem', async () => {
  const { choose, progress } = start(uploads({ ok: false, reason: 'cancelled', text: '' }))
  await choose()
  const note = fill(texts.notUploaded, { name: 'gst.pdf' })
  expect(progress()).toEqual({ status: 'idle', note, announcement: note })
})

describe('an upload is ended, and its window with it', () => {
  test('when it is cancelled, and what it reports afterwards is ignored', async () => {
    const { promise, resolve } = pending<UploadOutcome>()
    const { does, progress, onChange, request } = await startUpload(() => promise)
    await does('cancel')
    expect(request.signal.aborted).toBe(true)
    act(() => request.onStage({ name: 'waiting' }))
    await act(async () => resolve({ ok: true, document: completeDraft.gst_pdf }))
    expect(onChange).not.toHaveBeenCalled()
    expect(progress()).toEqual({ status: 'idle' })
  })

  test('when another file is chosen', async () => {
    const { field, request, uploadDocument } = await startUpload()
    act(() => void field().choose(pdf('newer.pdf')))
    await waitFor(() => expect(uploadDocument).toHaveBeenCalledTimes(2))
    expect(request.signal.aborted).toBe(true)
  })
})

test('a second window opens only once the first upload has ended', async () => {
  const opened: string[] = []
  const { field, does, uploadDocument } = start(async ({ field, mayOpen, signal }) => {
    await mayOpen()
    opened.push(field)
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    return { ok: false, reason: 'cancelled', text: '' }
  })
  await act(async () => {
    void field('gst_pdf').choose(file)
    void field('pan_pdf').choose(pdf('pan.pdf'))
  })
  await waitFor(() => expect(uploadDocument).toHaveBeenCalledTimes(2))
  expect(opened).toEqual(['gst_pdf'])
  await does('cancel')
  await waitFor(() => expect(opened).toEqual(['gst_pdf', 'pan_pdf']))
})

describe('pictures', () => {
  const name = `${texts.gst_pdf.label}.pdf`
  const ready = (count: string) => fill(texts.ready, { name: `${name} (${count})` })
  const one = ready(texts.window.onePage)
  const several = (count: number) => ready(fill(texts.window.severalPages, { count }))
  const names = (files: readonly File[] = []) => files.map((one) => one.name)
  const unusable = fill(texts.unusablePicture, { name: 'broken1.heic, broken2.heic' })

  test('become one PDF, which waits for more pages, then goes the way of any PDF', async () => {
    const { picks, does, progress, uploadDocument, onChange } = start(uploadSucceeds)
    await picks('front.jpg')
    expect(progress()).toMatchObject({ status: 'ready', message: one })
    expect(names(progress().pictures)).toEqual(['front.jpg'])
    await picks('back.jpg', 'seal.png')
    expect(progress()).toMatchObject({ status: 'ready', message: several(3) })
    expect(uploadDocument).not.toHaveBeenCalled()
    await does('continue')
    expect(uploadDocument.mock.lastCall?.[0].file.name).toBe(name)
    expect(onChange.mock.calls).toEqual([['gst_pdf', expect.objectContaining({ name })]])
  })

  test('that are added while the PDF is made are in it', async () => {
    const { field, progress } = start(uploadSucceeds)
    await act(async () => {
      void field().choosePictures(picture('front.jpg'))
      void field().choosePictures(picture('back.jpg'), picture('seal.png'))
    })
    expect(progress()).toMatchObject({ status: 'ready', message: several(3) })
  })

  test('that nobody could read on a page are named', async () => {
    const { picks, progress } = start(uploadSucceeds)
    await picks('front.jpg', 'small.png')
    const message = `${fill(texts.tooSmallPicture, { name: 'small.png' })} ${one}`
    expect(progress()).toMatchObject({ status: 'ready', message })
    expect(names(progress().pictures)).toEqual(['front.jpg'])
  })

  test('are moved, and removed until nothing waits', async () => {
    const { picks, field, progress } = start(uploadSucceeds)
    await picks('back.jpg', 'seal.png', 'front.jpg')
    const [back, , front] = progress().pictures ?? []
    if (!back || !front) throw new Error('There are no pictures.')
    await act(() => field().arrangePictures([front, back]))
    expect(names(progress().pictures)).toEqual(['front.jpg', 'back.jpg'])
    expect(progress()).toMatchObject({ status: 'ready', message: several(2) })
    await act(() => field().arrangePictures([]))
    expect(progress()).toEqual({ status: 'idle' })
  })

  test('that are too large together stay, so that one can be removed', async () => {
    const tooMany: MakePdf = async (pictures) => ({
      used: [...pictures],
      refused: [],
      tooSmall: [],
    })
    const { picks, progress } = start(uploadSucceeds, loadPdf, async () => ({ makePdf: tooMany }))
    await picks('front.jpg', 'back.jpg')
    expect(progress()).toMatchObject({ status: 'failed', message: texts.picturesTooLarge })
    expect(names(progress().pictures)).toEqual(['front.jpg', 'back.jpg'])
  })

  test('still wait when their window is closed, or that of another file', async () => {
    const { picks, does, choose, progress, uploadDocument } = start(
      uploads({ ok: false, reason: 'cancelled', text: '' }),
    )
    await picks('front.jpg', 'back.jpg')
    await does('continue')
    const note = fill(texts.notUploaded, { name })
    expect(progress()).toMatchObject({ status: 'ready', message: `${note} ${several(2)}` })
    await choose()
    const other = `${said(texts.notUploaded)} ${several(2)}`
    expect(progress()).toMatchObject({ status: 'ready', message: other })
    expect(names(progress().pictures)).toEqual(['front.jpg', 'back.jpg'])
    await does('continue')
    expect(uploadDocument.mock.lastCall?.[0].file.name).toBe(name)
    await picks('seal.png')
    await does('continue')
    expect(uploadDocument).toHaveBeenCalledTimes(4)
    expect(progress()).toMatchObject({ message: `${note} ${several(3)}` })
  })

  test('are offered again after the form was cleared and that is undone', async () => {
    const { picks, field, progress } = start(uploadSucceeds)
    await picks('front.jpg', 'back.jpg')
    const waiting = field().waiting()
    await act(async () => field().reset())
    expect(progress()).toEqual({ status: 'idle' })
    await act(async () => void field().resume(waiting))
    expect(progress()).toMatchObject({ status: 'ready', message: several(2) })
  })

  test.each(['cancel', 'continue'] as const)('start over after “%s”', async (end) => {
    const { picks, does, progress } = start(uploadSucceeds)
    await picks('front.jpg')
    await does(end)
    await picks('front.jpg')
    expect(progress()).toMatchObject({ message: one })
  })

  test('that cannot be used are named, and the pages that can be are kept', async () => {
    const { picks, progress, field } = start(uploadSucceeds)
    await picks('broken1.heic', 'broken2.heic')
    expect(progress()).toEqual({ status: 'failed', message: unusable, announce: true })
    expect(field().isUnderWay()).toBe(false)
    await picks('front.jpg', 'broken1.heic', 'broken2.heic')
    expect(progress()).toMatchObject({ status: 'ready', message: `${unusable} ${one}` })
  })

  test('are tried again if what makes the PDF could not be loaded', async () => {
    const loads = jest.fn(loadPictures).mockResolvedValueOnce(undefined)
    const { picks, does, progress } = start(uploadSucceeds, loadPdf, loads)
    await picks('front.jpg', 'back.jpg')
    const expected = { status: 'failed', message: texts.unavailable, mayTryAgain: true }
    expect(progress()).toMatchObject(expected)
    await does('tryAgain')
    expect(progress()).toMatchObject({ message: several(2) })
  })

  test('end with the application, even while they become a PDF', async () => {
    const { field, progress } = start(uploadSucceeds)
    await act(async () => {
      const made = field().choosePictures(picture('front.jpg'))
      const message = fill(texts.making, { name, index: 1, count: 1 })
      expect(field().latest()).toMatchObject({ status: 'underWay', message })
      field().reset()
      await made
    })
    expect(progress()).toEqual({ status: 'idle' })
  })
})

describe('while the visitor types elsewhere', () => {
  const field = document.body.appendChild(document.createElement('textarea'))
  afterEach(() => field.blur())
  const ready = { status: 'ready', message: said(texts.ready) }

  test('the window does not open before they say so', async () => {
    const { does, progress, request } = await startUpload()
    field.focus()
    const opened = jest.fn()
    act(() => void request.mayOpen().then(opened))
    await waitFor(() => expect(progress()).toEqual(ready))
    expect(opened).not.toHaveBeenCalled()
    await does('continue')
    expect(opened).toHaveBeenCalledTimes(1)
    expect(progress()).toEqual(waits(texts.opening))
  })

  test('an upload that was cancelled while its window loads does not wait for them', async () => {
    const { does, progress, request } = await startUpload()
    await does('cancel')
    field.focus()
    await act(request.mayOpen)
    expect(progress()).toEqual({ status: 'idle' })
  })

  test('a cancelled upload waits no longer', async () => {
    const { does, progress, request } = await startUpload()
    field.focus()
    let ended: Promise<void> | undefined
    act(() => {
      ended = request.mayOpen()
    })
    await waitFor(() => expect(progress()).toEqual(ready))
    await does('cancel')
    await ended
    expect(progress()).toEqual({ status: 'idle' })
  })

  // Safari leaves the focus in a field when a button is pressed.
  test('a field that had the focus before keeps a window from opening only if they go on', async () => {
    field.focus()
    const first = await startUpload()
    await act(first.request.mayOpen)
    const second = await startUpload()
    fireEvent.input(field, { target: { value: '12' } })
    act(() => void second.request.mayOpen())
    expect(second.progress().status).toBe('ready')
  })
})
