import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toApplication } from '../../src/registration/application'
import { validTexts } from '../../stories/support/validTexts'
import { applicationFields } from '../../tools/sandbox/application'

const document = (url: string) => ({
  id: url,
  url,
  name: 'a.pdf',
  size: 1,
  mimeType: 'application/pdf',
})

const application = toApplication({
  ...validTexts,
  gst_pdf: document('https://cdn.example.com/gst/'),
  pan_pdf: document('https://cdn.example.com/pan/'),
})

test('an application has the texts and the addresses of the documents', () => {
  expect(application).toEqual({
    ...validTexts,
    gst_pdf_url: 'https://cdn.example.com/gst/',
    pan_pdf_url: 'https://cdn.example.com/pan/',
  })
})

test('an application has exactly the fields of the specification, section 3', () => {
  const text = readFileSync(join(__dirname, '../../docs/specification.md'), 'utf8')
  const specified = [...text.matchAll(/^\| `(\w+)` \| text \|/gm)].map(([, field]) => field)
  expect(Object.keys(application).sort()).toEqual(specified.sort())
})

test('the sandbox expects exactly these fields', () => {
  expect([...applicationFields].sort()).toEqual(Object.keys(application).sort())
})
