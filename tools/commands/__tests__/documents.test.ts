import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { accounts, type Sandbox, startSandbox, uploadFile } from '@partner-site/provider-sandbox'
import { root } from '../../lib/run'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
})
afterAll(() => sandbox.close())

/** Runs the command as staff do; rejects if it fails. */
async function documents(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    GATSBY_UPLOADCARE_PUBLIC_KEY: accounts.UPLOADCARE_PUBLIC_KEY,
    UPLOADCARE_SECRET_KEY: accounts.UPLOADCARE_SECRET_KEY,
    UPLOADCARE_API_ORIGIN: sandbox.url,
  }
  const command = ['run', '--silent', 'documents', '--', ...args]
  const shell = process.platform === 'win32'
  return (await promisify(execFile)('npm', command, { cwd: root, env, shell })).stdout
}

test('staff list, then delete', async () => {
  const uuid = await uploadFile(sandbox.url, new File(['%PDF-1.7'], 'gst.pdf'))
  const listed = await documents('--older-than', '0')
  expect(listed).toContain(uuid)
  expect(listed).toContain('Nothing was deleted')
  expect(await documents('--older-than', '0', '--delete')).toContain('Deleted 1 of 1.')
  expect((await fetch(`${sandbox.url}/${uuid}/`)).status).toBe(404)
})
