import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { serveSite } from '../build/siteServer'
import { findProgram } from './programs'

/** What can serve the published site on this machine; `serve` is `npm run serve`'s own server. */
export const hosts = ['serve', 'nginx', 'caddy'] as const
type Host = (typeof hosts)[number]

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
  const { find, configuration, argumentsFor } = programs[host]
  const program = find()
  if (!program) throw new Error(`Cannot start ${missingHost(host)} Then run this again.`)
  const work = mkdtempSync(join(tmpdir(), `${host}-`))
  const port = await freePort()
  const file = join(work, 'configuration')
  writeFileSync(file, configuration({ work, deploy, port }))
  const child = spawn(program, argumentsFor(file), {
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

/** Says that a host is not installed, and how to install it; `undefined` if it is. */
export function missingHost(host: Host): string | undefined {
  if (host === 'serve' || programs[host].find()) return undefined
  const { debian } = programs[host]
  return `${host}, not installed, or not with brotli. On Debian or Ubuntu: apt-get install ${debian}.`
}

interface Program {
  /** Its packages. */
  debian: string
  /** Finds it with what the tests need. */
  find: () => string | undefined
  /** What an operator writes around the host's file (docs/hosts). */
  configuration: (place: { work: string; deploy: string; port: number }) => string
  argumentsFor: (file: string) => string[]
}

const brotliModule = ['/usr/lib', '/usr/lib64', '/usr/local/lib']
  .map((folder) => `${folder}/nginx/modules/ngx_http_brotli_static_module.so`)
  .find((file) => existsSync(file))

const programs: Record<Exclude<Host, 'serve'>, Program> = {
  nginx: {
    debian: 'nginx libnginx-mod-http-brotli-static',
    find: () => brotliModule && findProgram(['nginx'], ['/usr/sbin/nginx']),
    configuration: ({ work, deploy, port }) => `
load_module ${brotliModule};
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
  client_body_temp_path ${work}/body;
  proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi;
  scgi_temp_path ${work}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${deploy}/site;
    include ${deploy}/nginx.conf;
  }
}
`,
    argumentsFor: (file) => ['-c', file, '-e', 'stderr'],
  },
  caddy: {
    debian: 'caddy',
    find: () => findProgram(['caddy'], ['/usr/sbin/caddy']),
    configuration: ({ deploy, port }) => `
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
    argumentsFor: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return address.port
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
