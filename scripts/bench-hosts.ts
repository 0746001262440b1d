/**
 * `npm run bench:hosts`: loads the published site with wrk from nginx, Caddy and our own server, and
 * prints how many requests each answers (docs/scale.md).
 */
import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { hosts, startHost } from './lib/hosts/startHost'
import { findProgram } from './lib/programs'
import { filesIn } from './lib/publishedFiles'
import { runMain } from './lib/run'
import { lastBuild } from './lib/siteServer'

const seconds = 5
const connections = 64

const sizeOf = (folder: string, file: string): number => statSync(join(folder, file)).size
const started = promisify(execFile)

const widths = [6, 44, 11, 9, 9, 9]
const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' ')

runMain(async () => {
  const wrk = findProgram(['wrk'])
  if (!wrk) throw new Error('wrk is not installed. On Debian or Ubuntu: apt-get install wrk.')
  const site = lastBuild()
  console.log(
    `wrk, ${connections} connections for ${seconds} s, on the same ${cpus().length} cores`,
  )
  console.log(row(['host', 'address', 'requests/s', 'bytes/s', 'median', '99 %']))
  for (const path of ['/', '/contact/', largestScript(site)]) {
    for (const host of hosts) {
      const { url, close } = await startHost(host, dirname(site))
      console.log(row([host, path, ...(await load(wrk, url + path))]))
      await close()
    }
  }
})

/**
 * @returns requests and bytes a second, and two percentiles of the latency
 * @throws Error if any answer is not the file
 */
async function load(wrk: string, address: string): Promise<string[]> {
  const options = ['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '--latency']
  const { stdout } = await started(wrk, [...options, '-H', 'Accept-Encoding: br, gzip', address])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${address} failed:\n${stdout}`)
  const figures = [/Requests\/sec:\s+(\d+)/, /Transfer\/sec:\s+(\S+)/, /50%\s+(\S+)/, /99%\s+(\S+)/]
  return figures.map((pattern) => stdout.match(pattern)?.[1] ?? '?')
}

/** The address of the largest script, that of the registration form. */
function largestScript(site: string): string {
  const scripts = filesIn(site).filter((file) => file.endsWith('.js'))
  const [largest] = scripts.sort((one, other) => sizeOf(site, other) - sizeOf(site, one))
  return `/${largest}`
}
