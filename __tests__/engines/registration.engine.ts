import { writeFileSync } from 'node:fs'
import { expect, type TestInfo, test } from '@playwright/test'
import { findEngines } from '../../scripts/engines'
import { sitePort } from '../../scripts/sandboxed'
import type { TextField } from '../../src/registration/fields'
import { contact } from '../e2e/content'
import { pdf, validTexts } from '../e2e/journey'
import { outbox, resetSandbox, setFaults } from '../e2e/sandbox'
import { startFirefox } from './firefox'
import type { Visitor } from './visitor'
import { startWebKit } from './webkit'

const names = Object.keys(validTexts) as TextField[]
const labelOf = (name: TextField): string => contact.form.fields[name].label
const kinds = { GST: pdf('gst-certificate.pdf'), PAN: pdf('pan-card.pdf') }
const site = `http://127.0.0.1:${sitePort()}`
const patient = { timeout: 20_000 }

const { firefox, webkit } = findEngines()
const engines: { name: string; start: () => Promise<Visitor> }[] = [
  ...(firefox ? [{ name: 'Firefox', start: () => startFirefox(firefox) }] : []),
  ...(webkit ? [{ name: 'WebKit', start: () => startWebKit(webkit) }] : []),
]

for (const { name: engine, start } of engines) {
  test.describe(engine, () => {
    let visitor: Visitor
    test.beforeAll(async () => {
      visitor = await start()
    })
    test.afterAll(() => visitor?.close())
    test.beforeEach(({ request }) => resetSandbox(request))
    // A picture would be Playwright's part, but the page is not Playwright's.
    test.afterEach(async ({ browserName: _ }, { status, expectedStatus }) => {
      if (status !== expectedStatus) console.log(`On the screen:\n${await visitor.text()}`)
    })

    test('from the home page to one application with both documents', async ({ request }, info) => {
      await visitor.open(`${site}/`)
      await visitor.press('link', 'Register Now')
      await expect.poll(() => visitor.address(), patient).toMatch(/\/contact\/$/)
      await fillIn(visitor, { ...validTexts, gst_number: '07abcde1234f1z5' }, info)
      expect(await visitor.valueOf(labelOf('gst_number'))).toBe('07ABCDE1234F1Z5')
      await visitor.press('button', 'Submit application')
      await expectText(visitor, 'Application sent successfully!')

      const [application, ...others] = await outbox(request)
      expect(others).toEqual([])
      const { gst_pdf_url = '', pan_pdf_url = '', ...texts } = application?.template_params ?? {}
      expect(texts).toEqual(validTexts)
      const bytesAt = async (address: string) => (await request.get(address)).body()
      expect((await bytesAt(gst_pdf_url)).equals(kinds.GST.buffer)).toBe(true)
      expect((await bytesAt(pan_pdf_url)).equals(kinds.PAN.buffer)).toBe(true)
    })

    test('sending fails: the provider says why, all is still there, the next try succeeds', async ({
      request,
    }, info) => {
      await setFaults(request, { email: { status: 503, body: 'The mail server is resting' } })
      await visitor.open(`${site}/contact/`)
      await fillIn(visitor, validTexts, info)
      await visitor.press('button', 'Submit application')
      await expectText(visitor, 'Failed to send application: The mail server is resting')
      for (const name of names) expect(await visitor.valueOf(labelOf(name))).toBe(validTexts[name])
      await expectText(visitor, kinds.GST.name)
      await expectText(visitor, kinds.PAN.name)
      expect(await outbox(request)).toEqual([])

      await setFaults(request, {})
      await visitor.press('button', 'Submit application')
      await expectText(visitor, 'Application sent successfully!')
      expect(await outbox(request)).toHaveLength(1)
    })
  })
}

async function fillIn(
  visitor: Visitor,
  texts: Readonly<Record<TextField, string>>,
  info: TestInfo,
): Promise<void> {
  for (const name of names) await visitor.type(labelOf(name), texts[name])
  for (const [kind, { name, buffer }] of Object.entries(kinds)) {
    const file = info.outputPath(name)
    writeFileSync(file, buffer)
    await visitor.choose(`Upload ${kind} PDF`, file)
    await visitor.press('button', contact.form.documents.window.start)
    await expectText(visitor, `Remove ${kind} PDF`)
  }
}

const expectText = (visitor: Visitor, text: string): Promise<void> =>
  expect.poll(() => visitor.text(), patient).toContain(text)
