import { act, fireEvent, screen } from '@testing-library/react'
import type { FileUploaderRegular, UploadCtxProvider } from '@uploadcare/react-uploader'
import { type ComponentProps, useEffect, useImperativeHandle, useState } from 'react'
import { ownOrigins, type UploadConfig } from '../../../../src/registration/providers/config'
import { uploadToUploadcare } from '../../../../src/registration/providers/uploadcare'
import { timeoutMs } from '../../../../src/registration/rules/limits'
import type {
  UploadOutcome,
  UploadRequest,
  UploadStage,
} from '../../../../src/registration/rules/ports'
import { contactContent } from '../../../../stories/support/content'
import { completeDraft, pdf } from '../../../fixtures/registration/samples'
import { isSite, reach, report } from './support'

type WidgetProps = ComponentProps<typeof FileUploaderRegular>

/** Uploadcare's widget as docs/providers.md describes it; a test fires its events. */
const newWidget = () => ({
  hasApi: true,
  /** Until then it drops calls silently. */
  isConnected: true,
  files: [] as File[],
  initFlow: jest.fn(),
  doneFlow: jest.fn(),
  publishProp: jest.fn(),
})
let widget: ReturnType<typeof newWidget> & {
  props?: WidgetProps
  /** What a render throws. */
  error?: Error
}

jest.mock('@uploadcare/react-uploader', () => ({ FileUploaderRegular: FakeFileUploader }))

function FakeFileUploader(props: WidgetProps) {
  if (widget.error) throw widget.error
  const [isOpen, setOpen] = useState(false)
  widget.props = props
  widget.initFlow.mockImplementation(() => setOpen(widget.isConnected))
  widget.doneFlow.mockImplementation(() => fire('onModalClose'))
  const { initFlow, doneFlow, publishProp } = widget
  const api = { initFlow, doneFlow, addFileFromObject: (file: File) => widget.files.push(file) }
  const provider = {
    getAPI: () => (widget.hasApi ? api : undefined),
    uploadCollection: { items: () => ['one', 'other'], publishProp },
  }
  useImperativeHandle(props.apiRef, () => provider as unknown as UploadCtxProvider)
  useEffect(() => {
    if (isOpen) fire('onModalOpen')
  }, [isOpen])
  return (
    <Uploader>
      <dialog open={isOpen}>
        <button type="button">Close</button>
        <List>
          <button type="button" className="uc-upload-btn">
            Upload
          </button>
        </List>
      </dialog>
    </Uploader>
  )
}
const Uploader = 'uc-file-uploader-regular' as 'div'
const List = 'uc-upload-list' as 'div'

type WidgetEvent = Extract<keyof WidgetProps, `on${string}`>

const fire = (event: WidgetEvent, detail: object = {}): void =>
  (widget.props?.[event] as ((detail: object) => void) | undefined)?.(detail)

const happens = (event: WidgetEvent, detail?: object) => act(async () => fire(event, detail))
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

const texts = contactContent.form.documents
const title = texts.gst_pdf.windowTitle
/** What the widget reports with each change, where nothing has changed. */
const nothing = { status: 'idle', successEntries: [], idleEntries: [] }
const success = { ...nothing, status: 'success', successEntries: [report] }
const isChecked = (isValidationPending: boolean) =>
  happens('onChange', { ...nothing, idleEntries: [{ isValidationPending }] })

let outcome: UploadOutcome | undefined
let stages: UploadStage[]
let controller: AbortController

async function upload(
  file: File = pdf('gst.pdf'),
  config: UploadConfig = { publicKey: 'demo' },
): Promise<void> {
  const request: UploadRequest = {
    field: 'gst_pdf',
    file,
    description: '15 B, 1 page',
    signal: controller.signal,
    mayOpen: async () => undefined,
    onStage: (stage) => stages.push(stage),
  }
  outcome = await uploadToUploadcare(config, texts)(request)
}

const start = (...args: Parameters<typeof upload>) => act(async () => void upload(...args))

async function startAndOpen(): Promise<void> {
  await start()
  await pass(50)
  expect(screen.getByRole('dialog')).toBeVisible()
}

beforeEach(() => {
  document.body.replaceChildren()
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  widget = newWidget()
  outcome = undefined
  stages = []
  controller = new AbortController()
})

afterEach(() => {
  // Whatever the outcome is, nothing goes on after it.
  expect(outcome).toBeDefined()
  expect(document.body).toBeEmptyDOMElement()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

describe('the outcome', () => {
  const cancelled = { ok: false, reason: 'cancelled', text: '' }

  test('is the document, as the service reports it', async () => {
    await startAndOpen()
    await happens('onChange', success)
    const document = { ...completeDraft.gst_pdf, url: report.cdnUrl }
    expect(outcome).toEqual({ ok: true, document })
    expect(widget.doneFlow).toHaveBeenCalledTimes(1)
  })

  test('waits for a success that the widget can still revoke, and then stays', async () => {
    await startAndOpen()
    await happens('onChange', { ...success, status: 'uploading' })
    expect(outcome).toBeUndefined()
    await act(async () => {
      fire('onFileUploadFailed', { errors: [{ message: 'Only PDF allowed' }] })
      fire('onChange', success)
    })
    expect(outcome).toEqual({ ok: false, reason: 'failed', text: 'Only PDF allowed' })
  })

  test.each([
    ['cannot reach the service', [{ type: 'NETWORK_ERROR', message: 'Network error' }]],
    ['does not say why it failed', []],
  ])('is blocked if the widget %s, and only the site answers', async (_what, errors) => {
    const { asked } = reach(isSite)
    await startAndOpen()
    await happens('onFileUploadFailed', { errors })
    expect(outcome).toEqual({ ok: false, reason: 'blocked', text: '' })
    expect(asked()).toEqual(['/', `${ownOrigins.upload}/base/`])
    Reflect.deleteProperty(window, 'fetch')
  })

  test('is cancelled if the file is removed, once the widget has handled that', async () => {
    await startAndOpen()
    await act(async () => {
      fire('onFileRemoved')
      expect(screen.getByRole('dialog')).toBeVisible()
    })
    expect(outcome).toEqual(cancelled)
  })

  test('is cancelled if the form has ended the upload before, and nothing opens', async () => {
    controller.abort()
    await start()
    expect(outcome).toEqual(cancelled)
    expect(widget.props).toBeUndefined()
  })

  test('is cancelled if the form ends it while the window is rendered, and nothing opens', async () => {
    await act(async () => {
      void upload()
      controller.abort()
    })
    await pass(100)
    expect(outcome).toEqual(cancelled)
    expect(widget.initFlow).not.toHaveBeenCalled()
  })

  test('is cancelled if the form ends the upload while the window is open, which closes', async () => {
    await startAndOpen()
    await act(async () => controller.abort())
    expect(outcome).toEqual(cancelled)
    expect(widget.doneFlow).toHaveBeenCalledTimes(1)
  })

  test('is unavailable if the widget cannot be rendered, with its error', async () => {
    widget.error = new Error('The widget is broken')
    // Within act(), React throws the error instead of reporting it.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    await upload()
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    const text = 'Error: The widget is broken'
    expect(outcome).toEqual({ ok: false, reason: 'unavailable', text })
  })
})

describe('the limit', () => {
  test('ends a window that does not open', async () => {
    widget.isConnected = false
    await start()
    await pass(timeoutMs - 1)
    expect(outcome).toBeUndefined()
    await pass(1)
    expect(outcome).toEqual({ ok: false, reason: 'unavailable', text: '' })
  })

  test('does not hurry a visitor who looks at the open window, and may close it', async () => {
    await startAndOpen()
    await pass(timeoutMs * 10)
    expect(outcome).toBeUndefined()
    await happens('onModalClose')
    expect(outcome).toEqual({ ok: false, reason: 'cancelled', text: '' })
  })

  test('ends an upload without progress, and each progress is reported and restarts it', async () => {
    await startAndOpen()
    await happens('onFileUploadStart')
    await pass(timeoutMs - 1)
    await happens('onFileUploadProgress', { uploadProgress: 40 })
    await pass(timeoutMs - 1)
    expect(outcome).toBeUndefined()
    expect(stages).toEqual([
      { name: 'waiting' },
      { name: 'uploading', percent: 0 },
      { name: 'uploading', percent: 40 },
    ])
    await pass(1)
    expect(outcome).toEqual({ ok: false, reason: 'stalled', text: '' })
    expect(widget.doneFlow).toHaveBeenCalledTimes(1)
  })
})

describe('the window', () => {
  afterEach(async () => happens('onModalClose'))

  test('is asked for until it opens, and the file is added once', async () => {
    widget.hasApi = false
    widget.isConnected = false
    await start()
    await pass(100)
    expect(widget.files).toHaveLength(0)
    widget.hasApi = true
    await pass(200)
    expect(screen.queryByRole('dialog')).toBeNull()
    widget.isConnected = true
    await pass(50)
    expect(screen.getByRole('dialog')).toBeVisible()
    await pass(200)
    expect(widget.initFlow).toHaveBeenCalledTimes(5)
    expect(widget.files).toHaveLength(1)
  })

  test('is named, and Tab stays in it', async () => {
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
    await startAndOpen()
    expect(screen.getByRole('dialog')).toHaveAccessibleName(title)
    const last = screen.getByRole('button', { name: 'Upload' })
    last.focus()
    fireEvent.keyDown(last, { key: 'Tab' })
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    jest.restoreAllMocks()
  })

  test('hides its button until the widget has checked the file, and is refreshed while it shows another stage', async () => {
    await startAndOpen()
    expect(widget.props?.classNameUploader).toBe('upload-window unchecked')
    const button = screen.getByRole('button', { name: 'Upload' })
    button.hidden = true
    await isChecked(true)
    expect(widget.props?.classNameUploader).toBe('upload-window unchecked')
    expect(widget.publishProp).not.toHaveBeenCalled()
    await isChecked(false)
    expect(widget.props?.classNameUploader).toBe('upload-window unchecked')
    const refreshes = ['one', 'other'].map((id) => [id, 'errors', []])
    expect(widget.publishProp.mock.calls).toEqual(refreshes)
    button.hidden = false
    await isChecked(false)
    expect(widget.props?.classNameUploader).toBe('upload-window')
    expect(widget.publishProp).toHaveBeenCalledTimes(2)
    await happens('onChange', { ...nothing, status: 'uploading' })
    expect(widget.publishProp).toHaveBeenCalledTimes(4)
    button.remove()
    await isChecked(false)
    expect(widget.publishProp).toHaveBeenCalledTimes(4)
  })

  test('takes one PDF of at most 5 MB from this device, with our texts and no telemetry', async () => {
    await start()
    expect(widget.props).toMatchObject({
      headless: true,
      'quality-insights': 'false',
      pubkey: 'demo',
      sourceList: 'local',
      multiple: false,
      accept: 'application/pdf',
      maxLocalFileSizeBytes: 5 * 1024 * 1024,
      confirmUpload: true,
      useCloudImageEditor: false,
      store: true,
    })
    expect(widget.props?.localeDefinitionOverride?.en).toMatchObject({
      upload: texts.window.start,
      'header-total': `${texts.window.selected}: 15 B, 1 page`,
      'files-max-size-limit-error': texts.tooLarge,
      'file-type-not-allowed': texts.notPdf,
      'upload-file': title,
    })
    expect(widget.props).not.toHaveProperty('baseUrl')
    expect(widget.props).not.toHaveProperty('cdnCname')
  })

  test('uses the addresses that are configured', async () => {
    const baseUrl = 'https://upload.example.com'
    const cdn = 'https://cdn.example.com'
    await start(undefined, { publicKey: 'demo', baseUrl, cdn })
    expect(widget.props).toMatchObject({ baseUrl, cdnCname: cdn })
  })

  test('can change a text that a translator has put in a font element', async () => {
    await start()
    const paragraph = document.createElement('p')
    const font = paragraph.appendChild(document.createElement('font'))
    Object.assign(font, { data: 'Uploaded' })
    expect(paragraph.innerHTML).toBe('Uploaded')
  })
})
