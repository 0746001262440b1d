import { fill } from '../../../src/content/fill'
import { documentNames, textNames } from '../../../src/registration/fields'
import { applicationMail } from '../../../src/sections/registration-form/applicationMail'
import { siteContent } from '../../../stories/support/content'
import {
  completeDraft,
  documentUrls,
  form,
  validTexts,
} from '../../../stories/support/registration'

const { failure, fields, documents } = form
const { contact } = siteContent

function mailWith(changes: Partial<Parameters<typeof applicationMail>[0]> = {}) {
  const { protocol, pathname, searchParams } = new URL(
    applicationMail({ ...completeDraft, ...changes }, form, contact),
  )
  const lines = (searchParams.get('body') ?? '').split('\r\n')
  return { protocol, to: pathname, subject: searchParams.get('subject'), lines }
}

test('it is a mail to the company, with everything that was entered', () => {
  expect(mailWith()).toEqual({
    protocol: 'mailto:',
    to: contact.email,
    subject: fill(failure.mailSubject, { company: validTexts.company_name }),
    lines: [
      ...textNames.map((field) => `${fields[field].label}: ${validTexts[field]}`),
      ...documentNames.map((field) => `${documents[field].label}: ${documentUrls[field]}`),
    ],
  })
})

test('it keeps special characters and lines as they were entered', () => {
  const company_name = 'A & B + C = 100% #1?'
  const { subject, lines } = mailWith({ company_name, company_address: '12 MG Road\nBengaluru' })
  expect(subject).toBe(fill(failure.mailSubject, { company: company_name }))
  expect(lines).toContain(`${fields.company_name.label}: ${company_name}`)
  const address = `${fields.company_address.label}: 12 MG Road`
  expect(lines[lines.indexOf(address) + 1]).toBe('Bengaluru')
})

test('it asks for a document that is not uploaded', () => {
  expect(mailWith({ gst_pdf: null }).lines).toContain(
    `${documents.gst_pdf.label}: ${failure.attach}`,
  )
})
