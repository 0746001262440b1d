/**
 * `npm run test:guides`: follows docs/hosts/nginx.md and docs/hosts/caddy.md line by line, as root of
 * a bare Debian, and looks at what the hosts then answer. It installs programs and writes to /etc and
 * /srv, so it runs only where BARE_MACHINE=1 says that nothing is lost: a throw-away container.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { files, publishSmallSite } from '../../__tests__/hosts/site'
import { pageHeaders } from '../build/headers'
import { writeHostFiles } from '../build/hosts/hostFiles'
import { precompress } from '../build/publish'
import { root, runMain } from '../lib/run'

const site = 'www.example.com'
const releases = '/srv/partners'

/** What a machine of one's own has, and a container does not: a server at the end of ssh, and systemd. */
const programs = (host: Host): Readonly<Record<string, string>> => ({
  ssh: 'shift; exec sh -c "$*"',
  rsync:
    'for each in "$@"; do set -- "$@" "${' +
    'each#server:}"; shift; done; exec /usr/bin/rsync "$@"',
  systemctl: `if [ -n "$RELOADS_NOT" ]; then exit 1; fi\n${reloads[host]}`,
})

const hosts = ['nginx', 'caddy'] as const
type Host = (typeof hosts)[number]

/** As on a Debian that still allows old TLS, so that it is the guide that refuses it. */
const oldTls = `openssl_conf = all
[all]
ssl_conf = ssl
[ssl]
system_default = old
[old]
MinProtocol = TLSv1
CipherString = DEFAULT@SECLEVEL=0
`

const reloads: Record<Host, string> = {
  nginx:
    'if [ -s /run/nginx.pid ]; then exec nginx -s reload; else exec env "OPENSSL_CONF=$(dirname $0)/old-tls" nginx; fi',
  caddy:
    'cd /etc/caddy; if caddy reload --config Caddyfile; then exit; else exec caddy start --config Caddyfile; fi',
}

const stops: Record<Host, string> = { nginx: 'nginx -s quit', caddy: 'caddy stop' }

/** What only a public machine has: a certificate that others believe. */
const certificates: Record<Host, (path: string, text: string) => string> = {
  nginx: (_path, text) => {
    const [certificate = '', key = ''] = [...text.matchAll(/ssl_certificate\S*\s+(\S+);/g)].map(
      ([, file]) => file,
    )
    if (certificate !== '') makeCertificate(certificate, key)
    return text
  },
  caddy: (path, text) =>
    path.endsWith('/Caddyfile') ? `{\n  local_certs\n  skip_install_trust\n}\n${text}` : text,
}

function makeCertificate(certificate: string, key: string): void {
  mkdirSync(dirname(certificate), { recursive: true })
  const options = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${site}`
  run('openssl', [...options.split(' '), '-keyout', key, '-out', certificate])
}

interface Step {
  section: string
  /** The file that the step writes; without one it is commands. */
  path: string | undefined
  text: string
}

/** The code blocks of a guide; a file's name is the last thing in the paragraph before it. */
function stepsOf(host: Host): Step[] {
  const guide = readFileSync(join(root, `docs/hosts/${host}.md`), 'utf8')
  return guide.split(/^## /m).flatMap((part) => {
    const [section = ''] = part.split('\n')
    return [...part.matchAll(/([^\n]*)\n\n```(\w*)\n([\s\S]*?)```/g)].map(
      ([, before = '', language, text = '']) => {
        const path = language === 'sh' ? undefined : before.match(/`(\/[^`]+)`:$/)?.[1]
        assert(language === 'sh' || path, `${host}.md does not say where this goes:\n${text}`)
        return { section, path, text }
      },
    )
  })
}

runMain(async () => {
  if (process.env.BARE_MACHINE !== '1' || process.getuid?.() !== 0) {
    throw new Error(
      'This changes the machine. Run it as root on a throw-away one, with BARE_MACHINE=1.',
    )
  }
  for (const host of hosts) {
    await follow(host)
    run('sh', ['-c', stops[host]])
    run('mv', [releases, mkdtempSync(join(tmpdir(), 'followed-'))])
    console.log(`${host}: followed, and it answers as the guide says.`)
  }
})

async function follow(host: Host): Promise<void> {
  const deploy = await publishSmallSite()
  const work = mkdtempSync(join(tmpdir(), 'project-'))
  run('ln', ['-s', deploy, join(work, 'deploy')])
  const bin = mkdtempSync(join(tmpdir(), 'bin-'))
  writeFileSync(join(bin, 'old-tls'), oldTls)
  for (const [name, text] of Object.entries(programs(host))) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  const take = ({ path, text }: Step, environment = {}): number | null => {
    if (path === undefined) {
      const PATH = `${bin}:${process.env.PATH}`
      const env = { ...process.env, PATH, ...environment }
      return spawnSync('bash', ['-ec', text], { cwd: work, env, stdio: 'inherit' }).status
    }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, certificates[host](path, text))
    return 0
  }
  const steps = stepsOf(host)
  const publish = steps.find(({ section }) => section === 'Publish')
  const goBack = steps.at(-1)
  assert(publish && goBack?.section === 'Going back')
  for (const step of steps.slice(0, -1)) assert.equal(take(step), 0, step.text)
  await serves(deploy, 'Home')
  const [first = ''] = readdirSync(releases)

  const change = async (words: string) => {
    const page = join(deploy, 'site/index.html')
    writeFileSync(page, (files['index.html'] ?? '').replaceAll('Home', words))
    for (const extension of ['.br', '.gz']) rmSync(page + extension)
    await precompress(join(deploy, 'site'))
    writeHostFiles(deploy)
    // Releases have the second in their names.
    await new Promise((resolve) => setTimeout(resolve, 1100))
  }
  const old = pageHeaders(join(deploy, 'site'))
  await change('Reload that fails')
  assert.notEqual(take(publish, { RELOADS_NOT: '1' }), 0)
  await serves(old, 'Home')

  await change('Second')
  assert.equal(take(publish), 0)
  await serves(deploy, 'Second')

  const second = pageHeaders(join(deploy, 'site'))
  await change('Broken')
  for (const file of ['nginx.conf', 'Caddyfile']) appendFileSync(join(deploy, file), 'nonsense {\n')
  assert.notEqual(take(publish), 0)
  await serves(second, 'Second')
  // Also when the host starts again, for example with the machine.
  assert.equal(take({ ...goBack, text: 'systemctl reload host' }), 0)
  await serves(second, 'Second')

  assert.equal(take({ ...goBack, text: goBack.text.replace(/\d{8}-\d{6}/, first) }), 0)
  await serves(old, 'Home')
}

/** The page and its policy are of the same release, over TLS of today and no older one. */
async function serves(from: string | ReturnType<typeof pageHeaders>, heading: string) {
  const pages = typeof from === 'string' ? pageHeaders(join(from, 'site')) : from
  const policy = pages.find(({ path }) => path === '/')?.headers['content-security-policy']
  let answer = await askHome()
  // A reload is over a moment after its command.
  for (let count = 0; count < 50 && !answer.body.includes(`<h1>${heading}</h1>`); count++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    answer = await askHome().catch(() => answer)
  }
  assert(
    answer.body.includes(`<h1>${heading}</h1>`),
    `not ${heading}: ${answer.body.slice(0, 200)}`,
  )
  assert.equal(answer.policy, policy)
  await assert.rejects(askHome({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1' }), /EPROTO|alert/)
}

const askHome = (tls = {}): Promise<{ body: string; policy: unknown }> =>
  new Promise((resolve, reject) => {
    const ciphers = 'DEFAULT@SECLEVEL=0'
    const own = { host: '127.0.0.1', servername: site, headers: { host: site }, agent: false }
    request({ ...own, ciphers, rejectUnauthorized: false, ...tls }, (answer) => {
      let body = ''
      answer.on('data', (part) => {
        body += part
      })
      answer.on('end', () => resolve({ body, policy: answer.headers['content-security-policy'] }))
    })
      .on('error', reject)
      .end()
  })

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  assert.equal(status, 0, `${command}: ${stderr}`)
}
