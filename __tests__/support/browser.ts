import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Sandbox } from '@partner-site/provider-sandbox'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { root } from '../../tools/lib/run'
import { testBuilds } from '../../tools/lib/testBuilds'
import { sandboxOrigin, startProviders } from '../../tools/site/sandboxed'
import { serveSite } from '../../tools/site/siteServer'
import { launchOptions } from '../../tools/testing/browser'
import { clearFaults, outbox, resetSandbox, type TrackedSandbox } from '../browser/journeys/sandbox'
import { validTexts } from '../fixtures/registration/samples'
import { useWithoutViolations } from './violations'

export interface Servers {
  providers: Sandbox
  siteUrl: string
}

interface Fixtures {
  sandbox: TrackedSandbox
}

/**
 * A test fails if the Content-Security-Policy blocks anything, if something of what was typed is left
 * for other tabs, or if a minute after its end the outbox differs from what `expectMails` last expected
 * (by default, nothing).
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
    const names = (await outbox(sandbox)).map(({ variables }) => variables.company_name)
    expect(names, 'applications that have reached the company').toHaveLength(sandbox.expectedMails)
  },
  context: ({ context, sandbox }, use, info) =>
    useWithoutViolations(context, async () => {
      await use(context)
      if (info.status !== info.expectedStatus) return
      for (const page of context.pages()) expect(await sharedTexts(page)).toEqual([])
      await passMinute(context, sandbox)
    }),
})

/** Returns what the tests enter and is in the storage that all tabs of the browser share. */
async function sharedTexts(page: Page): Promise<string[]> {
  const shared = await page.evaluate(() => {
    try {
      return JSON.stringify(Object.entries(localStorage))
    } catch {
      // A page without an origin, or blocked storage.
      return ''
    }
  })
  return Object.values(validTexts).filter((text) => shared.includes(text))
}

/** Advances open pages by a minute without faults, so that pending requests end, then closes them. */
async function passMinute(context: BrowserContext, sandbox: Sandbox): Promise<void> {
  await clearFaults(sandbox)
  for (const page of context.pages()) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // Virtual time pauses while a request is pending.
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

/** Returns a fixture: the address of a built site (one of `testBuilds`), served by each worker, as `extend` changes it. */
export function servedSite(
  folder: string,
  extend?: Parameters<typeof serveSite>[2],
): [WorkerAddress, { scope: 'worker' }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
    async ({}, use) => {
      if (!existsSync(join(folder, 'index.html'))) {
        const name = relative(root, folder)
        throw new Error(`There is no ${name}. Run \`npm test -- site\` first.`)
      }
      const site = await serveSite(folder, 0, extend)
      await use(site.url)
      await site.close()
    },
    { scope: 'worker' },
  ]
}

type WorkerAddress = (others: object, use: (address: string) => Promise<void>) => Promise<void>
