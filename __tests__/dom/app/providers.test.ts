import { prepareUpload, uploadDocumentWith } from '../../../src/app/providers'
import type { UploadRequest } from '../../../src/registration/rules/ports'
import { contactContent } from '../../../stories/support/content'
import { pdf } from '../../fixtures/registration/samples'

const request: UploadRequest = {
  field: 'gst_pdf',
  file: pdf('gst.pdf'),
  description: '15 B',
  signal: new AbortController().signal,
  mayOpen: async () => undefined,
  onStage: () => undefined,
}
const texts = contactContent.form.documents

const uploadWidget = '../../../src/registration/providers/uploadcare'

// Each test mocks the module that is imported dynamically.
beforeEach(() => jest.resetModules())

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
