import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { serveSite } from '../../../tools/site/siteServer'
import { findNginx } from '../../../tools/testing/programs'

export type StartedHost = Awaited<ReturnType<typeof serveSite>>

interface Host {
  start: () => Promise<StartedHost>
  /** What to install, if the host cannot run here. */
  missing?: string | undefined
}

const folder = testBuilds.siteDeploy

const { program, brotliModule } = findNginx()

/** The configuration that an operator writes around the host's file (docs/hosts). */
const configurationOf = (port: number, work: string): string => `
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
    root ${folder}/site;
    include ${folder}/nginx.conf;
  }
}
`

export const hosts: Readonly<Record<string, Host>> = {
  serve: { start: () => serveSite(testBuilds.site) },
  nginx: {
    start: startNginx,
    missing:
      program && brotliModule
        ? undefined
        : 'nginx, not installed, or not with brotli. On Debian or Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static.',
  },
}

async function startNginx(): Promise<StartedHost> {
  const work = mkdtempSync(join(tmpdir(), 'host-'))
  const port = await freePort()
  const file = join(work, 'configuration')
  writeFileSync(file, configurationOf(port, work))
  const child = spawn(program ?? '', ['-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await answers(child, url)
  const close = async (): Promise<undefined> => {
    child.kill('SIGTERM')
    await ended
    rmSync(work, { recursive: true, force: true })
  }
  return { url, close }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
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
