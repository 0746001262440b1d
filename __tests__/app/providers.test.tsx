import { prepareUpload, sendApplication, uploadDocumentWith } from '../../src/app/providers'
import { uploadConfig } from '../../src/registration/providers/config'
import { toApplication } from '../../src/registration/rules/application'
import type { UploadRequest } from '../../src/registration/rules/ports'
import { contactContent } from '../../stories/support/content'
import { completeDraft, pdf } from '../../stories/support/registration'

const application = toApplication(completeDraft)
const options = { again: false }
const request: UploadRequest = {
  field: 'gst_pdf',
  file: pdf('gst.pdf'),
  description: '15 B',
  signal: new AbortController().signal,
  mayOpen: async () => undefined,
  onStage: () => undefined,
}
const texts = contactContent.form.documents

const sending = '../../src/app/sending'
const uploadWidget = '../../src/registration/providers/uploadcare'

// Each test mocks the module that is fetched.
beforeEach(() => jest.resetModules())

test('passes an application to the code that sends it', async () => {
  const send = jest.fn(async () => ({ ok: true }))
  jest.doMock(sending, () => ({ sendApplication: send }))
  await expect(sendApplication(application, options)).resolves.toEqual({ ok: true })
  expect(send).toHaveBeenCalledWith(application, options)
})

test('a document goes to the upload widget, with the site’s identifiers and texts', async () => {
  const cancelled = { ok: false, reason: 'cancelled', text: '' }
  const upload = jest.fn(async () => cancelled)
  const uploadToUploadcare = jest.fn(() => upload)
  jest.doMock(uploadWidget, () => ({ uploadToUploadcare }))
  await expect(uploadDocumentWith(texts)(request)).resolves.toEqual(cancelled)
  expect(uploadToUploadcare).toHaveBeenCalledWith(uploadConfig, texts)
  expect(upload).toHaveBeenCalledWith(request)
})

test('the upload window waits until it may open', async () => {
  const upload = jest.fn(async () => ({ ok: false, reason: 'cancelled', text: '' }))
  jest.doMock(uploadWidget, () => ({ uploadToUploadcare: () => upload }))
  let allow = () => {}
  const mayOpen = () =>
    new Promise<void>((resolve) => {
      allow = resolve
    })
  const outcome = uploadDocumentWith(texts)({ ...request, mayOpen: jest.fn(mayOpen) })
  await new Promise((resolve) => setTimeout(resolve))
  expect(upload).not.toHaveBeenCalled()
  allow()
  await outcome
  expect(upload).toHaveBeenCalledTimes(1)
})

test('an upload widget that breaks at once is unavailable', async () => {
  const broken = () => {
    throw new Error('The widget is broken')
  }
  jest.doMock(uploadWidget, () => ({ uploadToUploadcare: () => broken }))
  const outcome = await uploadDocumentWith(texts)(request)
  expect(outcome).toMatchObject({ ok: false, reason: 'unavailable' })
})

test('the upload widget can be prefetched', async () => {
  const fetched = new Promise((resolve) => {
    jest.doMock(uploadWidget, () => {
      resolve('fetched')
      return {}
    })
  })
  prepareUpload()
  await expect(fetched).resolves.toBe('fetched')
})
