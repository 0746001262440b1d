import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Sandbox } from '@partner-site/provider-sandbox'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { sandboxOrigin, startProviders } from '../../tools/build/sandboxed'
import { serveSite } from '../../tools/build/siteServer'
import { root } from '../../tools/lib/run'
import { testBuilds } from '../../tools/lib/testBuilds'
import { launchOptions } from '../../tools/testing/browser'
import { clearFaults, outbox, resetSandbox, type TrackedSandbox } from '../browser/journeys/sandbox'
import { useWithoutViolations } from './violations'

export interface Servers {
  /** Both providers, which the worker's browser reaches at the address in the build. */
  providers: Sandbox
  /** Address of the site built with the tests' own content. */
  siteUrl: string
}

interface Fixtures {
  /** The providers, without the e-mails and the faults of the last test. */
  sandbox: TrackedSandbox
}

/**
 * Tests of the built site: each worker has its own browser, server and sandbox. A test fails if the
 * Content-Security-Policy blocks anything, and if a minute after its end the outbox does not have
 * the applications that it expected last: without `expectMails`, none.
 */
export const test = base.extend<Fixtures, Servers>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
    async ({}, use) => {
      const sandbox = await startProviders(0)
      await use(sandbox)
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
  siteUrl: servedSite(testBuilds.site),
  launchOptions: [
    async ({ providers }, use) => {
      const { executablePath, args } = launchOptions()
      const rule = `MAP ${hostOf(sandboxOrigin())} ${hostOf(providers.url)}`
      await use({ executablePath, args: [...args, `--host-resolver-rules=${rule}`] })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  sandbox: async ({ providers }, use, info) => {
    const sandbox = { ...providers, expectedMails: 0 }
    await resetSandbox(sandbox)
    await use(sandbox)
    if (info.status !== info.expectedStatus) return
    const names = (await outbox(sandbox)).map(({ template_params }) => template_params.company_name)
    expect(names, 'applications that have reached the company').toHaveLength(sandbox.expectedMails)
  },
  context: ({ context, sandbox }, use, info) =>
    useWithoutViolations(context, async () => {
      await use(context)
      if (info.status === info.expectedStatus) await passMinute(context, sandbox)
    }),
})

/**
 * Lets a minute pass at once in each open page, without faults: its timers fire, and their requests
 * are answered. After that it is closed, so that it sends nothing more.
 */
async function passMinute(context: BrowserContext, sandbox: Sandbox): Promise<void> {
  await clearFaults(sandbox)
  for (const page of context.pages()) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // In virtual time, which stands still while a request is under way.
    const devtools = await context.newCDPSession(page)
    const passed = new Promise((resolve) =>
      devtools.once('Emulation.virtualTimeBudgetExpired', resolve),
    )
    await devtools.send('Emulation.setVirtualTimePolicy', {
      policy: 'pauseIfNetworkFetchesPending',
      budget: 60_000,
    })
    await passed
    await page.close()
  }
}

const hostOf = (address: string): string => new URL(address).host

/**
 * A fixture: the address of a built site, which each worker serves on its own port.
 *
 * @param folder one of `testBuilds`
 */
export function servedSite(folder: string): [WorkerAddress, { scope: 'worker' }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
    async ({}, use) => {
      if (!existsSync(join(folder, 'index.html'))) {
        const name = relative(root, folder)
        throw new Error(`There is no ${name}. Run \`npm test -- build\` first.`)
      }
      const site = await serveSite(folder)
      await use(site.url)
      await site.close()
    },
    { scope: 'worker' },
  ]
}

type WorkerAddress = (others: object, use: (address: string) => Promise<void>) => Promise<void>
