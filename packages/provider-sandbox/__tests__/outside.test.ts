import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendEmail } from '../src/email'
import { uploadFile } from '../src/uploadcare'

const command = join(__dirname, '..', 'bin', 'provider-sandbox.cjs')
/** In milliseconds, below Jest's own limit, which would leave the process running. */
const timeout = 60_000

test('a site with other e-mails uses it: an upload and a mail arrive', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-outside-'))
  const sandbox = spawn(process.execPath, [command, '--port', '0'], { cwd: folder, timeout })
  const closed = once(sandbox, 'close')
  try {
    let output = ''
    for await (const part of sandbox.stdout) {
      output += part
      if (output.includes('Mailbox')) break
    }
    const url = /http:\S+/.exec(output)?.[0] ?? ''
    const id = await uploadFile(url, new File(['%PDF-1.7'], 'invoice.pdf'))
    expect((await fetch(`${url}/${id}/`)).headers.get('content-type')).toBe('application/pdf')
    expect(await sendEmail(url, { guest: 'Asha & Co', nights: '3' })).toHaveProperty('ok', true)
    const [mail] = await (await fetch(`${url}/outbox`)).json()
    const page = await (await fetch(`${url}/mailbox/${mail.id}`)).text()
    expect(page).toContain('<th scope="row">guest</th>\n<td>Asha &#38; Co</td>')
  } finally {
    // Left alone after a failure, it would keep Jest from ending.
    sandbox.kill()
    await closed
    rmSync(folder, { recursive: true })
  }
})

test('a port that is none is refused, with the usage', () => {
  const args = [command, '--port=65536']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout })
  expect(status).toBe(1)
  expect(stderr).toContain('from 0 to 65535, not "65536".\n\nprovider-sandbox')
})
