import { fireEvent, waitFor } from '@testing-library/react'
import type { DocumentMessage } from '../../../../src/components/DocumentStatus'
import { isolated } from '../../../../src/components/Sentence'
import { fill } from '../../../../src/content/fill'
import {
  DocumentUpload,
  type DocumentUploadOptions,
} from '../../../../src/registration/documents/DocumentUpload'
import {
  filesOf,
  fillNamed,
  lastGivenUp,
  messageBeside,
} from '../../../../src/registration/documents/documentState'
import type { UploadedDocument } from '../../../../src/registration/rules/fields'
import { maxDocumentBytes } from '../../../../src/registration/rules/limits'
import type {
  MakePages,
  UploadDocument,
  UploadOutcome,
  UploadRequest,
} from '../../../../src/registration/rules/ports'
import { form, uploads } from '../../../../stories/support/registration'
import {
  drawn,
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
const said = (text: string) => fillNamed(text, { name: 'gst.pdf' })
const failed = (reason: string) => fillNamed(texts.failed, { name: 'gst.pdf', reason })
const nameOfPages = `${texts.gst_pdf.label}.pdf`

/** The upload of the GST document, with a service that answers as the test says. */
function start(answer: UploadDocument, given: Partial<DocumentUploadOptions> = {}) {
  const uploadDocument = jest.fn(answer)
  const onChange = jest.fn((document: UploadedDocument | null) => {
    options.document = document
  })
  const options: DocumentUploadOptions = {
    texts,
    document: null,
    onChange,
    uploadDocument,
    loadPdf,
    loadPictures,
    ...given,
  }
  const upload = new DocumentUpload(
    'gst_pdf',
    async () => undefined,
    () => options,
  )
  const state = () => upload.latest()
  return {
    options,
    upload,
    uploadDocument,
    onChange,
    state,
    /** What is said beside the document that is uploaded. */
    said: (): DocumentMessage | undefined => messageBeside(state(), options.document),
    waits: () => filesOf(state().waiting).map(({ name }) => name),
    givenUp: () => filesOf(lastGivenUp(state())?.waiting).map(({ name }) => name),
    choose: (chosen = file) => upload.choose([chosen]),
    picks: (...names: string[]) => upload.addPictures(names.map(picture)),
  }
}
const fails = uploads({ ok: false, reason: 'failed', text: 'Request was throttled.' })
const closes = uploads({ ok: false, reason: 'cancelled', text: '' })

/** Starts an upload; the test goes on with its request. */
async function startUpload(answer: UploadDocument = never) {
  const parts = start(answer)
  void parts.choose()
  await waitFor(() => expect(parts.uploadDocument).toHaveBeenCalled())
  return { ...parts, request: parts.uploadDocument.mock.lastCall?.[0] as UploadRequest }
}

test('a chosen file is uploaded from a copy, stored and announced', async () => {
  const { state, said: message, choose, uploadDocument, onChange } = start(uploadSucceeds)
  await choose()
  const [[request]] = uploadDocument.mock.calls as [[UploadRequest]]
  expect(request).toMatchObject({ field: 'gst_pdf', description: '1\u00A0kB' })
  expect(request.file).not.toBe(file)
  expect([request.file.name, request.file.type]).toEqual([file.name, file.type])
  expect(await textOf(request.file)).toBe(await textOf(file))
  expect(onChange.mock.calls).toEqual([[expect.objectContaining({ name: 'gst.pdf' })]])
  expect(message()).toEqual({ kind: 'note', announcement: said(texts.uploaded) })
  expect(state()).toMatchObject({ waiting: undefined, underWay: undefined, givenUp: undefined })
})

test.each([
  ['protected', wholePdf('/Encrypt 5 0 R'), texts.encrypted],
  ['without its end', '%PDF-1.7', texts.incomplete],
])('a PDF that is %s is uploaded with a note beside it', async (_what, text, note) => {
  const { choose, said: message, onChange } = start(uploadSucceeds)
  await choose(pdfOf(text))
  expect(onChange).toHaveBeenCalled()
  expect(message()).toMatchObject({ kind: 'note', note })
})

test('the words follow the upload', async () => {
  const checking = start(uploadSucceeds, { loadPdf: never })
  void checking.choose()
  expect(checking.state().underWay).toMatchObject({ message: said(texts.checking) })
  const { state, request } = await startUpload()
  expect(state().underWay).toEqual({ message: said(texts.opening) })
  request.onStage({ name: 'waiting' })
  expect(state().underWay).toEqual({ message: said(texts.waiting) })
  request.onStage({ name: 'uploading', percent: 40 })
  expect(state().underWay).toEqual({ message: said(texts.uploading), percent: 40 })
})

describe('a file', () => {
  const reading = async () => {
    throw new DOMException('It was not found.', 'NotFoundError')
  }
  const sized = (size: number) => Object.defineProperty(pdf('gst.pdf'), 'size', { value: size })
  const unreadable = (size: number) => Object.assign(sized(size), { arrayBuffer: reading })

  test.each<[string, string, ...File[]]>([
    ['is none, as when something else is dropped,', texts.noFile],
    ['is two', texts.oneFile, file, pdf('other.pdf')],
    ['is not a PDF', texts.notPdf, new File(['hello'], 'gst.txt', { type: 'text/plain' })],
    ['is too large', texts.tooLarge, pdfOf('%PDF-', new Uint8Array(5 * 1024 * 1024))],
    ['is too large to be read', texts.tooLarge, unreadable(maxDocumentBytes + 1)],
    ['cannot be read, as if it were empty', said(texts.unreadable), unreadable(0)],
    ['was changed on the disk', said(texts.unreadable), sized(99)],
  ])(
    'that %s is refused before anything is uploaded, and what waits stays',
    async (_what, message, ...wrong) => {
      const { upload, picks, waits, said: last, uploadDocument } = start(uploadSucceeds)
      await picks('front.jpg')
      await upload.choose(wrong)
      const note = message === texts.notPdf ? texts.orPictures : undefined
      expect(last()).toEqual({ kind: 'failure', message, note, announce: true })
      expect(uploadDocument).not.toHaveBeenCalled()
      expect(waits()).toEqual(['front.jpg'])
    },
  )

  test('that has been read may go: the same is tried again, without the disk', async () => {
    const service = jest.fn(uploadSucceeds).mockImplementationOnce(fails)
    const { choose, upload, uploadDocument } = start(service)
    const chosen = pdfOf(wholePdf(' '.repeat(maxDocumentBytes - wholePdf().length)))
    await choose(chosen)
    chosen.arrayBuffer = reading
    await upload.act.start()
    const [first, second] = uploadDocument.mock.calls
    expect(second?.[0].file.size).toBe(maxDocumentBytes)
    expect(first?.[0].file).not.toBe(chosen)
  })
})

test('a file waits while the rules cannot be loaded, and is refused once they are', async () => {
  const loads = jest.fn(loadPdf).mockResolvedValueOnce(undefined)
  const { choose, upload, waits, said: message } = start(uploadSucceeds, { loadPdf: loads })
  await choose(new File(['hello'], 'gst.txt'))
  expect(message()).toMatchObject({ message: texts.unavailable, mayTryAgain: true })
  expect(waits()).toEqual(['gst.txt'])
  await upload.act.start()
  expect(message()).toMatchObject({ message: texts.notPdf })
  expect(waits()).toEqual([])
})

test.each([
  ['failed', '', failed(texts.noReason), undefined],
  ['failed', 'Request was throttled.', failed(texts.refused), 'Request was throttled.'],
  ['failed', '<h1>502</h1><p>Bad Gateway</p>', failed(texts.refused), '502 Bad Gateway'],
  ['blocked', '', failed(texts.blocked), undefined],
  ['stalled', '', said(texts.stalled), undefined],
  ['untrusted', 'for developers', texts.untrusted, undefined],
  ['unavailable', 'for developers', texts.unavailable, undefined],
] as const)('%s "%s" is explained, and the file waits', async (reason, text, message, answer) => {
  const { choose, said: last, waits, onChange } = start(uploads({ ok: false, reason, text }))
  await choose()
  expect(last()).toEqual({
    kind: 'failure',
    message,
    announce: true,
    mayTryAgain: true,
    details: answer && { label: texts.fullResponse, text: answer },
  })
  expect(onChange).not.toHaveBeenCalled()
  expect(waits()).toEqual(['gst.pdf'])
})

test('removing takes the document alone, and is announced beside no other', async () => {
  const { options, picks, upload, said: message, waits } = start(fails)
  options.document = completeDraft.gst_pdf
  await picks('front.jpg')
  upload.act.remove()
  const announcement = fillNamed(texts.removed, { name: completeDraft.gst_pdf.name })
  expect(message()).toEqual({ kind: 'note', announcement })
  expect(waits()).toEqual(['front.jpg'])
  options.document = completeDraft.pan_pdf
  expect(message()).toBeUndefined()
})

test('a file still waits when the visitor has closed its window', async () => {
  const { choose, state, said: message, waits } = start(closes)
  await choose()
  expect(waits()).toEqual(['gst.pdf'])
  expect([state().underWay, message()]).toEqual([undefined, undefined])
})

describe('an upload is ended, and its window with it', () => {
  test('when it is cancelled: what it reports is ignored, and Undo brings the file back', async () => {
    const { promise, resolve } = pending<UploadOutcome>()
    const { upload, state, waits, givenUp, onChange, request } = await startUpload(() => promise)
    upload.act.cancel()
    expect(request.signal.aborted).toBe(true)
    request.onStage({ name: 'waiting' })
    resolve({ ok: true, document: completeDraft.gst_pdf })
    await promise
    expect(onChange).not.toHaveBeenCalled()
    expect([waits(), givenUp()]).toEqual([[], ['gst.pdf']])
    expect(lastGivenUp(state())?.message).toBe(said(texts.notUploaded))
    upload.act.undo()
    expect([waits(), givenUp()]).toEqual([['gst.pdf'], []])
  })

  test('when another file is chosen, which can be undone', async () => {
    const { choose, upload, request, waits, givenUp, uploadDocument } = await startUpload()
    void choose(pdf('newer.pdf'))
    await waitFor(() => expect(uploadDocument).toHaveBeenCalledTimes(2))
    expect(request.signal.aborted).toBe(true)
    expect([waits(), givenUp()]).toEqual([['newer.pdf'], ['gst.pdf']])
    upload.act.undo()
    expect([waits(), givenUp()]).toEqual([['gst.pdf'], ['newer.pdf']])
  })

  test('while it is checked: it can be brought back, and what waits stays', async () => {
    const { picks, choose, upload, waits, givenUp } = start(never, { loadPdf: never })
    await picks('front.jpg')
    for (const end of [upload.act.cancel, () => void picks('back.jpg')]) {
      void choose()
      end()
      expect(givenUp()).toEqual(['gst.pdf'])
    }
    expect(waits()).toEqual(['front.jpg', 'back.jpg'])
    await upload.act.undo()
    expect([waits(), givenUp()]).toEqual([['gst.pdf'], ['gst.pdf']])
    await upload.act.undo()
    await upload.act.undo()
    expect(waits()).toEqual(['front.jpg', 'back.jpg'])
  })
})

describe('pictures', () => {
  const broken = ['broken1.heic', 'broken2.heic'].map(isolated).join(', ')
  const unusable = fill(texts.unusablePicture, { name: broken })
  const makes = (makePages: MakePages) => ({
    loadPictures: async () => ({ makePages, pdfOfPages: () => new Blob() }),
  })

  test('become one PDF, which waits for more pages, then goes the way of any PDF', async () => {
    const { picks, upload, state, waits, uploadDocument, onChange } = start(uploadSucceeds)
    await picks('front.jpg')
    await picks('back.jpg', 'seal.png')
    expect(waits()).toEqual(['front.jpg', 'back.jpg', 'seal.png'])
    expect(state().underWay).toBeUndefined()
    expect(uploadDocument).not.toHaveBeenCalled()
    await upload.act.start()
    expect(uploadDocument.mock.lastCall?.[0].file.name).toBe(nameOfPages)
    expect(onChange.mock.calls).toEqual([[expect.objectContaining({ name: nameOfPages })]])
    expect(waits()).toEqual([])
  })

  test('that are added while the PDF is made are in it', async () => {
    const { upload, waits } = start(uploadSucceeds)
    void upload.addPictures([picture('front.jpg')])
    await upload.addPictures([picture('back.jpg'), picture('seal.png')])
    expect(waits()).toEqual(['front.jpg', 'back.jpg', 'seal.png'])
  })

  test('that nobody could read on a page, or no browser opens, are named; the others wait', async () => {
    const { picks, said: message, waits, state } = start(uploadSucceeds)
    await picks('broken1.heic', 'broken2.heic')
    expect(message()).toMatchObject({ message: unusable })
    expect(state()).toMatchObject({ waiting: undefined, underWay: undefined })
    await picks('front.jpg', 'small.png', 'broken1.heic', 'broken2.heic')
    const tooSmall = fillNamed(texts.tooSmallPicture, { name: 'small.png' })
    expect(message()).toMatchObject({ message: `${unusable} ${tooSmall}` })
    expect(waits()).toEqual(['front.jpg'])
  })

  test('are moved and removed; each removal can be undone, the last one too', async () => {
    const { picks, upload, waits, state } = start(uploadSucceeds)
    await picks('back.jpg', 'seal.png', 'front.jpg')
    await upload.arrange([2, 0, 1])
    expect(waits()).toEqual(['front.jpg', 'back.jpg', 'seal.png'])
    expect(lastGivenUp(state())).toBeUndefined()
    await upload.arrange([0, 1])
    const removed = fillNamed(texts.removed, { name: 'seal.png' })
    expect(lastGivenUp(state())?.message).toBe(removed)
    await upload.act.undo()
    expect(waits()).toEqual(['front.jpg', 'back.jpg', 'seal.png'])
    expect(lastGivenUp(state())).toBeUndefined()
    await upload.arrange([0])
    await upload.arrange([])
    expect(waits()).toEqual([])
    await upload.act.undo()
    expect(waits()).toEqual(['front.jpg'])
  })

  test.each<[string, string, Awaited<ReturnType<MakePages>>['stop'], boolean]>([
    ['are too large together', texts.picturesTooLarge, 'tooLarge', false],
    ['take too long', fillNamed(texts.slowPicture, { name: '1.jpg' }), { slow: '1.jpg' }, true],
  ])('that %s stay, and are not uploaded', async (_what, message, stop, mayTryAgain) => {
    const stops: MakePages = async (pages) => ({ pages, refused: [], tooSmall: [], stop })
    const {
      picks,
      upload,
      said: last,
      waits,
      state,
      uploadDocument,
    } = start(uploadSucceeds, makes(stops))
    await picks('1.jpg', '2.jpg')
    for (const again of [async () => undefined, upload.act.start]) {
      await again()
      expect(last()).toMatchObject({ kind: 'failure', message, mayTryAgain })
      expect(waits()).toEqual(['1.jpg', '2.jpg'])
      expect(state().underWay).toBeUndefined()
    }
    expect(uploadDocument).not.toHaveBeenCalled()
  })

  test('that are being made give way to a file, and Undo brings them back to be made', async () => {
    const made = pending<void>()
    const later: MakePages = async (pages) => {
      await made.promise
      const all = pages.map((page) => ({ ...page, drawn }))
      return { pages: all, refused: [], tooSmall: [] }
    }
    const { picks, choose, upload, waits, givenUp, state } = start(closes, makes(later))
    void picks('front.jpg', 'back.jpg')
    await choose()
    expect([waits(), givenUp()]).toEqual([['gst.pdf'], ['front.jpg', 'back.jpg']])
    made.resolve()
    await upload.act.undo()
    expect(waits()).toEqual(['front.jpg', 'back.jpg'])
    expect(state().waiting).toMatchObject({ pages: [{ drawn }, { drawn }] })
    expect(state().underWay).toBeUndefined()
  })

  test('still wait when their window is closed', async () => {
    const { picks, upload, waits, uploadDocument } = start(closes)
    await picks('front.jpg', 'back.jpg')
    await upload.act.start()
    expect(waits()).toEqual(['front.jpg', 'back.jpg'])
    await upload.act.start()
    expect(uploadDocument).toHaveBeenCalledTimes(2)
  })

  test('are tried again if what draws them could not be loaded', async () => {
    const loads = jest.fn(loadPictures).mockResolvedValueOnce(undefined)
    const {
      picks,
      upload,
      said: message,
      uploadDocument,
    } = start(uploadSucceeds, {
      loadPictures: loads,
    })
    await picks('front.jpg', 'back.jpg')
    expect(message()).toMatchObject({ message: texts.unavailable, mayTryAgain: true })
    await upload.act.start()
    expect(uploadDocument).toHaveBeenCalledTimes(1)
  })

  test('end with the application, even while they are made, and come back with it', async () => {
    const { upload, picks, waits, state } = start(uploadSucceeds)
    const made = picks('front.jpg')
    const waiting = upload.clear()
    await made
    expect([waits(), state().underWay]).toEqual([[], undefined])
    await upload.restore(waiting)
    expect(waits()).toEqual(['front.jpg'])
    expect(state().waiting).toMatchObject({ pages: [{ drawn }] })
  })
})

describe('while the visitor types elsewhere', () => {
  const field = document.body.appendChild(document.createElement('textarea'))
  afterEach(() => field.blur())

  test('the window does not open before they say so: the file waits', async () => {
    const { upload, state, waits, request, uploadDocument } = await startUpload()
    field.focus()
    await request.mayOpen()
    expect(request.signal.aborted).toBe(true)
    expect([state().underWay, waits()]).toEqual([undefined, ['gst.pdf']])
    void upload.act.start()
    await waitFor(() => expect(uploadDocument).toHaveBeenCalledTimes(2))
    await uploadDocument.mock.lastCall?.[0].mayOpen()
    expect(state().underWay).toEqual({ message: said(texts.opening) })
  })

  test('a window that loads late ends nothing that was begun since', async () => {
    const { choose, state, request } = await startUpload()
    void choose(pdf('newer.pdf'))
    field.focus()
    await request.mayOpen()
    expect(state().underWay).toBeDefined()
  })

  // Safari leaves the focus in a field when a button is pressed.
  test('a field that had the focus before keeps a window from opening only if they go on', async () => {
    field.focus()
    const first = await startUpload()
    await first.request.mayOpen()
    expect(first.state().underWay).toBeDefined()
    const second = await startUpload()
    fireEvent.input(field, { target: { value: '12' } })
    await second.request.mayOpen()
    expect(second.state().underWay).toBeUndefined()
  })
})
