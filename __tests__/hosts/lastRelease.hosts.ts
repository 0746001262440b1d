import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { hosts, type StartedHost, startHost } from '../../scripts/lib/hosts/startHost'
import { publishSite } from '../../scripts/lib/publishSite'
import { ask } from './ask'
import { skipIfMissing } from './site'

/** What LAST_RELEASE keeps (docs/deploying.md), over the hosts, from the build to the browser. */

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
})
test.afterEach(() => rmSync(folder, { recursive: true }))

const script = (release: number): string => `static/app-${release}.js`
const font = (release: number): string => `static/figtree-${release}.woff2`

/** The files of a release; the font is no text in any encoding. */
function filesOf(release: number): Record<string, string | Buffer> {
  const html =
    '<!doctype html><meta charset="utf-8"><link rel="preload" as="font" crossorigin ' +
    `href="/${font(release)}"><link rel="modulepreload" href="/${script(release)}">`
  return {
    'index.html': html,
    '404.html': html,
    [script(release)]: `part("${release} – Singapore ".repeat(${release}))`.repeat(20),
    [font(release)]: Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, release]),
  }
}

/** Builds and publishes a release as `npm run build` does, and gives its folder. */
async function publish(release: number, builtAt: string, last?: StartedHost): Promise<string> {
  const built = join(folder, `public-${release}`)
  const deploy = join(folder, `deploy-${release}`)
  for (const [file, content] of Object.entries(filesOf(release))) {
    mkdirSync(dirname(join(built, file)), { recursive: true })
    writeFileSync(join(built, file), content)
  }
  process.env.DEPLOY_FOLDER = deploy
  if (last) process.env.LAST_RELEASE = last.url
  try {
    await publishSite(built, ['/', '/404.html'], new Date(builtAt))
  } finally {
    delete process.env.DEPLOY_FOLDER
    delete process.env.LAST_RELEASE
  }
  return deploy
}

for (const host of hosts) {
  test(`${host}: an open page finds its script and font for 30 days of releases`, async () => {
    skipIfMissing(host)
    const dates = ['2026-11-01', '2026-11-20', '2026-12-01', '2026-12-02']
    let site: StartedHost | undefined
    const found: number[][] = []
    for (const [index, date] of dates.entries()) {
      const deploy = await publish(index + 1, date, site)
      await site?.close()
      site = await startHost(host, deploy)
      found.push(await releasesAt(site, index + 1))
    }
    await site?.close()
    expect(found).toEqual([[1], [1, 2], [1, 2, 3], [2, 3, 4]])
  })
}

/** The releases of which a site has both files, byte for byte; it must have both or none. */
async function releasesAt({ url }: StartedHost, newest: number): Promise<number[]> {
  const found: number[] = []
  for (let release = 1; release <= newest; release++) {
    const names = [script(release), font(release)]
    const answers = await Promise.all(names.map((name) => ask(url, `/${name}`)))
    const statuses = answers.map(({ status }) => status)
    expect([
      [200, 200],
      [404, 404],
    ]).toContainEqual(statuses)
    if (statuses[0] === 404) continue
    for (const [index, name] of names.entries()) {
      const { body, headers } = answers[index] ?? {}
      expect(body).toEqual(Buffer.from(filesOf(release)[name] ?? ''))
      expect(headers?.['cache-control']).toContain('immutable')
    }
    found.push(release)
  }
  return found
}
