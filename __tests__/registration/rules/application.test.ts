import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { referenceOf, toApplication } from '../../../src/registration/rules/application'
import { completeDraft } from '../../../stories/support/registration'
import { validTexts } from '../../../stories/support/validTexts'
import { applicationFields } from '../../../tools/sandbox/application'

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
  const text = readFileSync(join(__dirname, '../../../docs/specification.md'), 'utf8')
  const specified = [...text.matchAll(/^\| `(\w+)` \| text \|/gm)].map(([, field]) => field)
  expect(Object.keys(application).sort()).toEqual(specified.sort())
})

test('the sandbox expects exactly these fields', () => {
  expect([...applicationFields].sort()).toEqual(Object.keys(application).sort())
})

describe('the reference', () => {
  const draftWith = (id: string) => ({
    ...completeDraft,
    gst_pdf: { ...completeDraft.gst_pdf, id },
  })

  test.each([
    ['7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01', '7F3A92C1'],
    ['short', 'SHORT'],
  ])('the document %s gives %s', (id, reference) => {
    expect(referenceOf(draftWith(id))).toBe(reference)
  })

  test('without a GST document there is no reference', () => {
    expect(referenceOf({ gst_pdf: null })).toBe('')
  })

  test('it can be found in the e-mail, since each link contains its document’s identifier', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const reference = referenceOf(draftWith(id))
        expect(reference).toMatch(/^[0-9A-F]{8}$/)
        expect(`https://cdn.example.com/${id}/`).toContain(`/${reference.toLowerCase()}-`)
      }),
    )
  })
})
