import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freeSitePort, startProviders } from '../sandboxed'
import { serveSite } from '../siteServer'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
writeFileSync(join(folder, 'index.html'), '')
afterAll(() => rmSync(folder, { recursive: true }))

const elsewhere = '203.0.113.9'

test.each([
  ['the port of the site', () => freeSitePort(elsewhere)],
  ['the site', async () => (await serveSite(folder, 0, undefined, elsewhere)).close()],
  ['the sandbox', async () => (await startProviders(0, elsewhere)).close()],
])('%s is at the address that it is given: an address of no machine fails', async (_, serve) => {
  await expect(serve()).rejects.toThrow('EADDRNOTAVAIL')
})
