import { writeFileSync } from 'node:fs'
import { expect, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import type { DocumentName, TextName } from '../../../src/registration/rules/fields'
import { sandboxOrigin, startProviders } from '../../../tools/site/sandboxed'
import { findEngines } from '../../../tools/testing/programs'
import { about, contact } from '../../fixtures/content'
import { test as base, type Servers } from '../../support/browser'
import { tryOnly } from '../../support/tryOnly'
import { addressOf, documents, validTexts } from '../journeys/journey'
import { bytesAt, expectMails } from '../journeys/sandbox'
import { startFirefox } from './firefox'
import type { Visitor } from './visitor'
import { startWebKit } from './webkit'

const names = Object.keys(validTexts) as TextName[]
const labelOf = (name: TextName): string => contact.form.fields[name].label

/** Needs the sandbox at the address in the build, so the check `webkit` waits for `firefox`. */
const test = base.extend<object, Servers>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
    async ({}, use) => {
      const providers = await startProviders(Number(new URL(sandboxOrigin()).port))
      await use(providers)
      await providers.close()
    },
    { scope: 'worker' },
  ],
})

const { firefox, webkit } = findEngines()
const debians: Readonly<Record<string, string>> = {
  Firefox: 'apt-get install firefox-esr',
  WebKit: 'apt-get install webkit2gtk-driver xvfb',
}

const engines: Readonly<Record<string, (() => Promise<Visitor>) | undefined>> = {
  Firefox: firefox ? () => startFirefox(firefox) : undefined,
  WebKit: webkit ? () => startWebKit(webkit) : undefined,
}

// The engines share one sandbox, so they run in sequence.
test.describe.configure({ mode: 'default' })

for (const [engine, start] of Object.entries(engines)) {
  test(`${engine}: from the home page to one application with a picture and a PDF`, async ({
    sandbox,
    siteUrl,
  }, info) => {
    tryOnly(start !== undefined, `${engine} is not installed; on Debian: ${debians[engine]}`)
    const visitor = (await start?.()) as Visitor
    try {
      await expectPolicy(visitor, siteUrl)
      await visitor.open(`${siteUrl}/`)
      await visitor.press('link', 'Register Now')
      await fillIn(visitor, { ...validTexts, gst_number: '07abcde1234f1z5' }, info)
      await visitor.press('button', 'Submit application')
      await expectText(visitor, 'Application sent successfully!')
    } catch (error) {
      // Playwright cannot take screenshots of a page that another client drives.
      console.log(`On the screen:\n${await visitor.text()}`)
      throw error
    } finally {
      await visitor.close()
    }
    const [application] = await expectMails(sandbox, 1)
    const params = application?.variables ?? {}
    expect(params).toMatchObject(validTexts)
    const gst = await bytesAt(sandbox, addressOf('gst_pdf', params))
    expect(gst.toString('latin1')).toMatch(/^%PDF-1\.4\n.*\/Width 1600 \/Height 1000 .*DCTDecode/s)
    expect(await bytesAt(sandbox, addressOf('pan_pdf', params))).toEqual(documents.pan_pdf.buffer)
  })
}

async function expectPolicy(visitor: Visitor, siteUrl: string): Promise<void> {
  await visitor.open(`${siteUrl}/about/`)
  await visitor.addStyle('body { visibility: hidden }')
  expect(await visitor.text()).toContain(about.heading)
}

async function fillIn(
  visitor: Visitor,
  texts: Readonly<Record<TextName, string>>,
  info: TestInfo,
): Promise<void> {
  for (const name of names) await visitor.type(labelOf(name), texts[name])
  const { actions, window } = contact.form.documents
  const finish = async (name: DocumentName) => {
    await visitor.press('button', window.start)
    await expectText(visitor, contact.form.documents[name].remove)
  }
  const ofGst = (button: string) => `${button} ${contact.form.documents.gst_pdf.label}`
  const picture = info.outputPath('certificate.jpg')
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'white' } }).toFile(
    picture,
  )
  await visitor.choose(ofGst(actions.pictures), picture)
  await visitor.press('button', ofGst(actions.start))
  await finish('gst_pdf')

  const file = info.outputPath(documents.pan_pdf.name)
  writeFileSync(file, documents.pan_pdf.buffer)
  await visitor.choose('Upload PAN PDF', file)
  await finish('pan_pdf')
}

const expectText = (visitor: Visitor, text: string): Promise<void> =>
  expect.poll(() => visitor.text()).toContain(text)
