import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readAccounts } from '../../sandbox/accounts'
import { readBrandName } from '../../sandbox/brand'
import { optionsFrom, type Sandbox, startSandbox } from '../../sandbox/startSandbox'
import { accounts, application, emailRequest, send, uploadForm } from './support'

const anyPort = { port: 0, inboxPort: 0, quiet: true, accounts }

/** Occupies a port while `act` runs. */
async function whileTaken<T>(act: (port: number) => Promise<T>): Promise<T> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  try {
    return await act(typeof address === 'object' && address ? address.port : 0)
  } finally {
    holder.close()
  }
}

describe('with a real mailbox', () => {
  let sandbox: Sandbox
  let uploadsDir: string
  beforeAll(async () => {
    uploadsDir = await mkdtemp(join(tmpdir(), 'sandbox-test-'))
    sandbox = await startSandbox({ ...anyPort, uploadsDir })
  }, 60_000)
  afterAll(async () => {
    await sandbox.close()
    await rm(uploadsDir, { recursive: true, force: true })
  })

  test('an application can be read in the mailbox, with links to the documents', async () => {
    const upload = await fetch(`${sandbox.url}/base/`, { method: 'POST', body: uploadForm() })
    const { file } = await upload.json()
    const document = `${sandbox.url}/${file}/`
    const params = { ...application, company_name: 'Bold <b> & Co', gst_pdf_url: document }
    const response = await send(sandbox.url, emailRequest({ template_params: params }))
    const mails = await (await fetch(`${sandbox.inboxUrl}/api/email`)).json()
    const page = await fetch(`${sandbox.inboxUrl}/api/email/${mails[0].id}/html`)

    expect(await response.text()).toBe('OK')
    expect(mails).toEqual([
      expect.objectContaining({
        subject: expect.stringMatching(/: travel partner application from Bold <b> & Co$/),
        to: [{ address: 'partners@example.com', name: '' }],
        text: expect.stringContaining(document),
      }),
    ])
    expect(await page.text()).toContain(`href="${document}"`)
  })

  test('the mailbox has a page for people', async () => {
    const response = await fetch(`${sandbox.inboxUrl}/`, { headers: { accept: 'text/html' } })
    expect(await response.text()).toContain('<title>MailDev</title>')
  })

  test('it cannot be reached from outside this machine', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
    for (const { address } of outside) {
      for (const url of [sandbox.url, sandbox.inboxUrl]) {
        const { port } = new URL(url)
        await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow()
      }
    }
    expect([sandbox.url, sandbox.inboxUrl]).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    ])
  })

  test('after it has stopped, nothing responds and no upload is left', async () => {
    await sandbox.close()
    await expect(fetch(sandbox.url)).rejects.toThrow()
    await expect(fetch(sandbox.inboxUrl)).rejects.toThrow()
    expect(await readdir(uploadsDir)).toEqual([])
  })
})

describe('a port that is taken', () => {
  test('is named, with its variable, when the sandbox needs it', async () => {
    const { port, start } = await whileTaken(async (port) => ({
      port,
      start: await startSandbox({ ...anyPort, port }).catch(String),
    }))
    expect(start).toBe(
      `StartError: Port ${port} is taken. Free it, or set SANDBOX_PORT to a free port.`,
    )
  })

  test('is named, with its variable, when the mailbox needs it', async () => {
    const { port, start } = await whileTaken(async (inboxPort) => ({
      port: inboxPort,
      start: await startSandbox({ ...anyPort, inboxPort }).catch(String),
    }))
    expect(start).toBe(
      `StartError: Port ${port} is taken. Free it, or set INBOX_PORT to a free port.`,
    )
  })

  test('cannot be the same for both', async () => {
    await expect(startSandbox({ ...anyPort, port: 9, inboxPort: 9 })).rejects.toThrow(
      'SANDBOX_PORT and INBOX_PORT are both 9: give each its own.',
    )
  })

  test('ends the command with that one sentence and exit code 1', async () => {
    const { port, result } = await whileTaken(async (port) => ({
      port,
      result: await runMain({ SANDBOX_PORT: String(port), INBOX_PORT: '0' }),
    }))
    expect(result).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} is taken. Free it, or set SANDBOX_PORT to a free port.\n`,
    })
  }, 30_000)
})

test('the command prints both addresses and stops cleanly on SIGTERM', async () => {
  const { code, out, err } = await runMain({ SANDBOX_PORT: '0', INBOX_PORT: '0' }, async (text) => {
    const urls = text.match(/http:\/\/127\.0\.0\.1:\d+\//g) ?? []
    const statuses = await Promise.all(
      urls.map(async (url) => (await fetch(url, { headers: { accept: 'text/html' } })).status),
    )
    expect(statuses).toEqual([200, 200])
  })
  expect([code, err, out.split('\n').length]).toEqual([0, '', 3])
}, 60_000)

describe('settings', () => {
  test.each(['abc', '-1', '65536', '80.5', '0x50'])('a port of %p is refused', (port) => {
    expect(() => optionsFrom({ SANDBOX_PORT: port })).toThrow(
      `SANDBOX_PORT must be a whole number from 0 to 65535, not "${port}".`,
    )
  })

  test('the rate limit is either on or off', () => {
    expect(optionsFrom({ SANDBOX_EMAIL_RATE_LIMIT: '1' }).rateLimit).toBe(true)
    expect(optionsFrom({}).rateLimit).toBe(false)
    expect(() => optionsFrom({ SANDBOX_EMAIL_RATE_LIMIT: 'yes' })).toThrow('1 (on) or 0 (off)')
  })

  test('an id from the environment overrides the one in sandbox.env', () => {
    expect(readAccounts({ GATSBY_EMAILJS_PUBLIC_KEY: 'mine' })).toEqual({
      ...accounts,
      emailPublicKey: 'mine',
    })
  })

  test('a site without content still has a name for its e-mails', async () => {
    expect(await readBrandName('/nowhere/site.yaml')).toBe('the site')
  })
})

interface Ended {
  code: number | null
  out: string
  err: string
}

/** Runs the command; once it has printed two lines, calls `whenReady`, then sends SIGTERM. */
async function runMain(
  variables: Record<string, string>,
  whenReady: (out: string) => Promise<void> = async () => {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/sandbox.ts'], {
    env: { ...process.env, NODE_OPTIONS: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const err = text(child.stderr)
  const exit = once(child, 'exit')
  let out = ''
  let ready: Promise<void> | undefined
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    out += piece
    if (out.split('\n').length === 3) {
      ready ??= whenReady(out).finally(() => child.kill('SIGTERM'))
    }
  })
  const [code] = await exit
  await ready
  return { code, out, err: await err }
}
