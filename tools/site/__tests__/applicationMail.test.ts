import { sendEmail } from '@partner-site/provider-sandbox'
import { documentUrls, validTexts } from '../../../__tests__/fixtures/registration/samples'
import { documentNames } from '../../../src/registration/rules/fields'
import { applicationMail } from '../applicationMail'
import { startProviders } from '../sandboxed'

const application = {
  ...validTexts,
  company_name: "Rao & Sons' Tours",
  your_name: '<b>Asha</b>',
  email: "o'brien+x=1@example.com",
  company_address: '12 MG Road\nConnaught Place\nNew Delhi 110001',
  ...Object.fromEntries(documentNames.map((name) => [`${name}_url`, documentUrls[name]])),
}

/** What HTML shows: its text, or the value of an attribute. */
const shown = (html = ''): string =>
  html.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(code))

async function pageOfMail(): Promise<string> {
  const { url, inboxUrl, close } = await startProviders(0)
  try {
    expect(await sendEmail(url, application)).toHaveProperty('ok', true)
    const [mail] = await (await fetch(`${url}/outbox`)).json()
    return await (await fetch(`${inboxUrl}/${mail?.id}`)).text()
  } finally {
    await close()
  }
}

test('staff read the values as the agent typed them, an address in its lines, and reply to the agent', async () => {
  const page = await pageOfMail()
  const [, subject] = /<h1>(.*)<\/h1>/.exec(page) ?? []
  const [, replyTo] = /Reply to: (.*)<\/p>/.exec(page) ?? []
  expect(shown(subject)).toBe("Travel partner application from Rao & Sons' Tours")
  expect(shown(replyTo)).toBe(application.email)
  const [, srcdoc] = /srcdoc="([^"]*)"/.exec(page) ?? []
  const body = shown(srcdoc)
  expect(body).not.toContain('<b>Asha')
  for (const value of Object.values(application)) expect(shown(body)).toContain(`>${value}</`)
  expect(shown(body)).toMatch(/<pre [^>]*>12 MG Road\nConnaught Place\nNew Delhi 110001<\/pre>/)
  expect(body).toContain(`<a href="${documentUrls.pan_pdf}">`)
})

test('three braces are only in the headers, whose values have no line breaks', () => {
  const { subject, replyTo, body } = applicationMail
  expect(`${subject}${replyTo}`).not.toMatch(/(?<!\{)\{\{\w|company_address/)
  expect(body).not.toContain('{{{')
})
