import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test as base } from '@playwright/test'
import { readAccounts } from '../../sandbox/accounts'
import { type Sandbox, startSandbox } from '../../sandbox/startSandbox'
import { launchOptions } from '../../scripts/lib/browser'
import { hostFrom, startHost } from '../../scripts/lib/hosts/startHost'
import { root } from '../../scripts/lib/run'
import { sandboxOrigin } from '../../scripts/lib/sandboxed'
import { testBuilds } from '../../scripts/lib/testBuilds'
import { useWithoutViolations } from './violations'

export interface Servers {
  /** The worker's sandbox, which its browser reaches at the address in the build. */
  sandbox: Sandbox
  /** Address of the site built with the tests' own content. */
  siteUrl: string
}

/**
 * Tests of the built site: each worker has its own browser, server and sandbox. A test fails where
 * the Content-Security-Policy blocks anything.
 */
export const test = base.extend<object, Servers>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
    async ({}, use) => {
      const sandbox = await startTestSandbox(0)
      await use(sandbox)
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
  siteUrl: servedSite(testBuilds.site),
  launchOptions: [
    async ({ sandbox }, use) => {
      const { executablePath, args } = launchOptions()
      const rule = `MAP ${hostOf(sandboxOrigin())} ${hostOf(sandbox.url)}`
      await use({ executablePath, args: [...args, `--host-resolver-rules=${rule}`] })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  context: ({ context }, use) => useWithoutViolations(context, use),
})

/**
 * Starts a sandbox with the accounts of the build, whatever .env contains.
 *
 * @param port 0 for any free one
 * @throws StartError if the port is taken
 */
export const startTestSandbox = (port: number): Promise<Sandbox> =>
  startSandbox({ port, inboxPort: 0, accounts: readAccounts({}), quiet: true })

const hostOf = (address: string): string => new URL(address).host

/**
 * A fixture: the address of a built site, which each worker serves on its own port, by the host that
 * SITE_HOST names.
 *
 * @param folder one of `testBuilds`
 */
export function servedSite(folder: string): [WorkerAddress, { scope: 'worker' }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
    async ({}, use) => {
      if (!existsSync(join(folder, 'index.html'))) {
        const name = relative(root, folder)
        throw new Error(`There is no ${name}. Run \`npm run build:test-site\` first.`)
      }
      const site = await startHost(hostFrom(process.env), dirname(folder))
      await use(site.url)
      await site.close()
    },
    { scope: 'worker' },
  ]
}

type WorkerAddress = (others: object, use: (address: string) => Promise<void>) => Promise<void>
