import { sendEmail } from '@partner-site/provider-sandbox'
import { applicationMail } from '../applicationMail'
import { startProviders } from '../sandboxed'

const application = {
  company_name: "Rao & Sons' Tours",
  your_name: '<b>Asha</b>',
  email: "o'brien+x=1@example.com",
  phone: '+91 98765 43210',
  gst_number: '07ABCDE1234F1Z5',
  company_address: '12 MG Road\nConnaught Place\nNew Delhi 110001',
  gst_pdf_url: 'https://ucarecdn.com/7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01/',
  pan_pdf_url: 'https://ucarecdn.com/0b9e2659-51de-4c5b-9b07-2f0f6a6d1c02/',
}

/** What HTML shows: its text, or the value of an attribute. */
const shown = (html = ''): string =>
  html.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(code))

test('staff read the values as the agent typed them, an address in its lines, and reply to the agent', async () => {
  const { url, inboxUrl, close } = await startProviders(0)
  expect((await sendEmail(url, application)).status).toBe(200)
  const [{ id }] = await (await fetch(`${url}/outbox`)).json()
  const page = await (await fetch(`${inboxUrl}/${id}`)).text()
  await close()
  const [, subject] = /<h1>(.*)<\/h1>/.exec(page) ?? []
  const [, replyTo] = /Reply to: (.*)<\/p>/.exec(page) ?? []
  expect(shown(subject)).toBe("Travel partner application from Rao & Sons' Tours")
  expect(shown(replyTo)).toBe(application.email)
  const [, srcdoc] = /srcdoc="([^"]*)"/.exec(page) ?? []
  const body = shown(srcdoc)
  expect(body).not.toContain('<b>Asha')
  for (const value of Object.values(application)) expect(shown(body)).toContain(`>${value}</`)
  expect(shown(body)).toMatch(/<pre [^>]*>12 MG Road\nConnaught Place\nNew Delhi 110001<\/pre>/)
  expect(body).toContain(`<a href="${application.pan_pdf_url}">`)
})

test('three braces are only in the headers, whose values have no line breaks', () => {
  const { subject, replyTo, body } = applicationMail
  expect(`${subject}${replyTo}`).not.toMatch(/(?<!\{)\{\{\w|company_address/)
  expect(body).not.toContain('{{{')
})
