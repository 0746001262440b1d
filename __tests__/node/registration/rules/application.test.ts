import { variablesOf } from '@partner-site/provider-sandbox'
import { referenceOf, toApplication } from '../../../../src/registration/rules/application'
import { documentNames, emptyDraft } from '../../../../src/registration/rules/fields'
import { applicationMail } from '../../../../tools/site/applicationMail'
import { completeDraft, documentUrls, validTexts } from '../../../fixtures/registration/samples'

const application = toApplication(completeDraft)

test('an application has the texts and the addresses of the documents', () => {
  const addresses = documentNames.map((field) => [`${field}_url`, documentUrls[field]])
  expect(application).toEqual({ ...validTexts, ...Object.fromEntries(addresses) })
})

test('the e-mail has its fields, in their order', () => {
  expect(variablesOf(applicationMail)).toEqual(Object.keys(application))
})

test('the reference is in the e-mail, since the document’s link begins with it', () => {
  expect(referenceOf(completeDraft)).toBe('7F3A92C1')
  expect(application.gst_pdf_url).toContain('/7f3a92c1-')
})

test('without a document its address is empty, and so is the reference', () => {
  expect(toApplication(emptyDraft)).toMatchObject({ gst_pdf_url: '', pan_pdf_url: '' })
  expect(referenceOf(emptyDraft)).toBe('')
})
