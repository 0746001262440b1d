import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { serveSite } from '../build/siteServer'
import { findProgram } from './programs'

/** What can serve the published site on this machine; `serve` is `npm run serve`'s own server. */
export const hosts = ['serve', 'nginx', 'caddy'] as const
export type Host = (typeof hosts)[number]

/**
 * The host that SITE_HOST names; `serve` if it is not set.
 *
 * @throws Error if there is no such host
 */
export function hostFrom({
  SITE_HOST = 'serve',
}: Readonly<Record<string, string | undefined>>): Host {
  const host = hosts.find((name) => name === SITE_HOST)
  if (!host) throw new Error(`SITE_HOST is "${SITE_HOST}". There are: ${hosts.join(', ')}.`)
  return host
}

export interface StartedHost {
  url: string
  close: () => Promise<unknown>
}

/**
 * Serves a published site on a free port of 127.0.0.1, with the host's file of hosts/.
 *
 * @param deploy folder with `site`, `nginx.conf` and `Caddyfile`
 * @throws Error that says how to install the program, or has its output if it ended
 */
export async function startHost(host: Host, deploy: string): Promise<StartedHost> {
  if (host === 'serve') return serveSite(join(deploy, 'site'))
  const missing = missingHosts([host])
  if (missing) throw new Error(`Cannot start ${missing} Then run this again.`)
  const work = mkdtempSync(join(tmpdir(), `${host}-`))
  const port = await freePort()
  const file = join(work, 'configuration')
  writeFileSync(file, configuration[host]({ work, deploy, port }))
  const child = spawn(find(host) ?? host, argumentsOf[host](file), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  })
  const url = `http://127.0.0.1:${port}`
  await answers(child, url)
  const close = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    rmSync(work, { recursive: true, force: true })
  }
  return { url, close }
}

type Program = Exclude<Host, 'serve'>

/** With what the tests need of it: brotli in nginx. */
function find(host: Program): string | undefined {
  if (host === 'nginx' && !brotliModule()) return undefined
  return findProgram([host], [`/usr/sbin/${host}`])
}

const brotliModule = (): string | undefined =>
  ['/usr/lib', '/usr/lib64', '/usr/local/lib']
    .map((folder) => `${folder}/nginx/modules/ngx_http_brotli_static_module.so`)
    .find((file) => existsSync(file))

const debians: Record<Program, string> = {
  nginx: 'nginx libnginx-mod-http-brotli-static',
  caddy: 'caddy',
}

/** Says which hosts are not installed, and how to install them; `undefined` if all are. */
export function missingHosts(needed: readonly Host[] = hosts): string | undefined {
  const missing = needed.filter((host) => host !== 'serve').filter((host) => !find(host))
  if (missing.length === 0) return undefined
  return (
    `${missing.join(' and ')}, not installed, or not with brotli. On Debian or Ubuntu: ` +
    `apt-get install ${missing.map((host) => debians[host]).join(' ')}.`
  )
}

interface Place {
  work: string
  deploy: string
  port: number
}

/** What an operator writes around the host's file (docs/hosts). */
const configuration: Record<Program, (place: Place) => string> = {
  nginx: ({ work, deploy, port }) => `
load_module ${brotliModule()};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${work}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  # A machine's own settings, as on Debian and worse, which must not count.
  gzip on;
  gzip_types *;
  gzip_min_length 1;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${work}/${name};`)
    .join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${deploy}/site;
    include ${deploy}/nginx.conf;
  }
}
`,
  caddy: ({ deploy, port }) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  bind 127.0.0.1
  root * ${deploy}/site
  import ${deploy}/Caddyfile
}
`,
}

const argumentsOf: Record<Program, (file: string) => string[]> = {
  nginx: (file) => ['-c', file, '-e', 'stderr'],
  caddy: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** @throws Error with the program's output, if it ends */
async function answers(child: ChildProcess, url: string): Promise<void> {
  let said = ''
  child.stderr?.on('data', (part: Buffer) => {
    said += part
  })
  while (!(await fetch(url, { method: 'HEAD' }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended:\n${said}`)
    await setTimeout(20)
  }
}
