import { applicationFields } from '../../sandbox/application'
import { toApplication } from '../../src/registration/application'
import { validTexts } from '../../stories/support/validTexts'

const document = (url: string) => ({
  id: url,
  url,
  name: 'a.pdf',
  size: 1,
  mimeType: 'application/pdf',
})

test('an application has exactly the eight fields of the specification', () => {
  const application = toApplication({
    ...validTexts,
    gst_pdf: document('https://cdn.example.com/gst/'),
    pan_pdf: document('https://cdn.example.com/pan/'),
  })
  expect(application).toEqual({
    ...validTexts,
    gst_pdf_url: 'https://cdn.example.com/gst/',
    pan_pdf_url: 'https://cdn.example.com/pan/',
  })
  expect(Object.keys(application).sort()).toEqual([...applicationFields].sort())
})
