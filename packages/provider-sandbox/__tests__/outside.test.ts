import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendEmail } from '../src/email'
import { uploadFile } from '../src/uploadcare'

const command = join(__dirname, '..', 'bin', 'provider-sandbox.cjs')

test('a site with other e-mails uses it: an upload and a mail arrive', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-outside-'))
  const sandbox = spawn(process.execPath, [command, '--port', '0'], { cwd: folder })
  try {
    let output = ''
    for await (const part of sandbox.stdout) {
      output += part
      if (output.includes('Mailbox')) break
    }
    const url = /http:\S+/.exec(output)?.[0] ?? ''
    const id = await uploadFile(url, new File(['%PDF-1.7'], 'invoice.pdf'))
    expect((await fetch(`${url}/${id}/`)).headers.get('content-type')).toBe('application/pdf')
    expect((await sendEmail(url, { guest: 'Asha & Co', nights: '3' })).status).toBe(200)
    const [mail] = await (await fetch(`${url}/outbox`)).json()
    const page = await (await fetch(`${url}/mailbox/${mail.id}`)).text()
    expect(page).toContain('<th scope="row">guest</th>\n<td>Asha &#38; Co</td>')
  } finally {
    // Left alone after a failure, it would keep Jest from ending.
    sandbox.kill()
    await once(sandbox, 'close')
    rmSync(folder, { recursive: true })
  }
})

test('a port that is none is refused, with the usage', async () => {
  const refused = spawn(process.execPath, [command, '--port=65536'])
  let said = ''
  refused.stderr.on('data', (part) => {
    said += part
  })
  expect(await once(refused, 'close')).toEqual([1, null])
  expect(said).toContain('from 0 to 65535, not "65536".\n\nprovider-sandbox')
})
