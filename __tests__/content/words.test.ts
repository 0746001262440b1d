import { fill } from '../../src/content/fill'
import { contactContent, homeContent, siteContent } from '../../stories/support/content'

const { form } = contactContent

/** Texts that the specification quotes; they may not change with the rest of the words. */
test.each([
  ['section 2, home', homeContent.hero.action.label, 'Register Now'],
  ['section 2, contact', contactContent.heading, 'Become Our Travel Partner'],
  ['section 2, form', form.title, 'Agent Registration'],
  ['section 2, panel', contactContent.getInTouch.heading, 'Get in Touch'],
  ['section 2, list', contactContent.whyPartner.heading, 'Why Partner With Us?'],
  [
    'section 5, GST number',
    form.fields.gst_number.invalid,
    'Please enter a valid GST Number (15 characters, e.g., 07ABCDE1234F1Z5).',
  ],
  ['section 5, documents', form.documents.missing, 'Please upload both GST and PAN PDF documents.'],
  ['section 5, size', form.documents.tooLarge, 'File too large (max 5MB)'],
  ['section 5, type', form.documents.notPdf, 'Only PDF allowed'],
  ['section 8, success', form.success.heading, 'Application sent successfully!'],
  [
    'section 8, failure',
    fill(form.failure.message, { reason: 'the answer' }),
    'Failed to send application: the answer',
  ],
  ['section 8, router', siteContent.failure.title, 'Unexpected Application Error!'],
])('%s', (_where, words, quoted) => {
  expect(words).toBe(quoted)
})

test('the headline keeps within 12 words', () => {
  expect(homeContent.hero.headline.split(/\s+/).length).toBeLessThanOrEqual(12)
})
