import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import type { DocumentName, TextName } from '../../../src/registration/rules/fields'
import { builtPages } from '../../../tools/build/builtPages'
import { contentPolicy } from '../../../tools/build/contentPolicy'
import { sandboxOrigin, startProviders } from '../../../tools/build/sandboxed'
import { serveSite } from '../../../tools/build/siteServer'
import { testBuilds } from '../../../tools/lib/testBuilds'
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

/**
 * These browsers need the sandbox at the address that the site was built with, so the check `webkit` waits
 * for `firefox`.
 */
const test = base.extend<object, Servers & { violations: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
  violations: [async ({}, use) => use([]), { scope: 'worker' }],
  siteUrl: [
    async ({ violations }, use) => {
      const site = await serveWithReports((report) => violations.push(report))
      await use(site.url)
      await site.close()
    },
    { scope: 'worker' },
  ],
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
/** How to install each. */
const debians: Readonly<Record<string, string>> = {
  Firefox: 'apt-get install firefox-esr',
  WebKit: 'apt-get install webkit2gtk-driver xvfb',
}

const engines: Readonly<Record<string, (() => Promise<Visitor>) | undefined>> = {
  Firefox: firefox ? () => startFirefox(firefox) : undefined,
  WebKit: webkit ? () => startWebKit(webkit) : undefined,
}

// The engines share one sandbox in turn.
test.describe.configure({ mode: 'default' })

for (const [engine, start] of Object.entries(engines)) {
  test(`${engine}: from the home page to one application with a picture and a PDF`, async ({
    sandbox,
    siteUrl,
    violations,
  }, info) => {
    tryOnly(start !== undefined, `${engine} is not installed; on Debian: ${debians[engine]}`)
    const visitor = (await start?.()) as Visitor
    try {
      await expectPolicy(visitor, siteUrl, violations)
      await visitor.open(`${siteUrl}/`)
      await visitor.press('link', 'Register Now')
      await expect.poll(() => visitor.address()).toMatch(/\/contact\/$/)
      await fillIn(visitor, { ...validTexts, gst_number: '07abcde1234f1z5' }, info)
      expect(await visitor.valueOf(labelOf('gst_number'))).toBe('07ABCDE1234F1Z5')
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
    const params = application?.template_params ?? {}
    expect(params).toMatchObject(validTexts)
    const gst = await bytesAt(sandbox, addressOf('gst_pdf', params))
    expect(gst.toString('latin1')).toMatch(/^%PDF-1\.4\n.*\/Width 1600 \/Height 1000 .*DCTDecode/s)
    expect(await bytesAt(sandbox, addressOf('pan_pdf', params))).toEqual(documents.pan_pdf.buffer)
    expect(violations, 'what the Content-Security-Policy has blocked').toEqual([])
  })
}

/** Expects that what a page's policy blocks, and nothing else, is blocked and reported. */
async function expectPolicy(visitor: Visitor, siteUrl: string, violations: string[]) {
  await visitor.open(`${siteUrl}/about/`)
  expect(violations).toEqual([])
  await visitor.addStyle('body { display: none }')
  await expect.poll(() => violations.join()).toContain('style-src')
  expect(await visitor.text()).toContain(about.heading)
  violations.length = 0
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
  // Of two buttons with this name, the first is the GST certificate's.
  const picture = info.outputPath('certificate.jpg')
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'white' } }).toFile(
    picture,
  )
  await visitor.choose(actions.pictures, picture)
  await visitor.press('button', actions.continue)
  await finish('gst_pdf')

  const file = info.outputPath(documents.pan_pdf.name)
  writeFileSync(file, documents.pan_pdf.buffer)
  await visitor.choose('Upload PAN PDF', file)
  await finish('pan_pdf')
}

const expectText = (visitor: Visitor, text: string): Promise<void> =>
  expect.poll(() => visitor.text()).toContain(text)

const reportPath = '/violations'

/** The policy of each page, by its address. */
const policies = new Map(
  builtPages(testBuilds.site).map(({ file, path }) => [
    path,
    contentPolicy(readFileSync(join(testBuilds.site, file), 'utf8'), file),
  ]),
)

/**
 * Serves the site with the pages' policies as headers too, which ask for reports: every engine sends
 * these, whereas only Chromium can be given a script before the page has its own.
 *
 * @param onViolation called with the browser's report of what was blocked
 */
const serveWithReports = (onViolation: (report: string) => void) =>
  serveSite(testBuilds.site, 0, (server) => {
    const parse = { parseAs: 'string' } as const
    server.addContentTypeParser('application/csp-report', parse, (_request, body, done) =>
      done(null, body),
    )
    server.post(reportPath, async ({ body }, reply) => {
      onViolation(`${body}`)
      return reply.code(204).send()
    })
    server.addHook('onSend', async ({ url }, reply) => {
      const policy = policies.get(url)
      if (policy) reply.header('content-security-policy', `${policy}; report-uri ${reportPath}`)
    })
  })
