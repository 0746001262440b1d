import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { accounts, openSandbox, type TestSandbox, uploaded } from '../../sandbox/__tests__/support'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

/** Runs the command as staff do. */
function documents(...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = {
      ...process.env,
      GATSBY_UPLOADCARE_PUBLIC_KEY: accounts.uploadPublicKey,
      UPLOADCARE_SECRET_KEY: accounts.uploadSecretKey,
      UPLOADCARE_API_ORIGIN: sandbox.url,
    }
    const shell = process.platform === 'win32'
    const command = ['run', '--silent', 'documents', '--', ...args]
    execFile(
      'npm',
      command,
      { cwd: join(__dirname, '../../..'), env, shell },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

test('staff list, then delete', async () => {
  const uuid = await uploaded(sandbox)
  const dry = await documents('--older-than', '0')
  expect([dry.code, dry.stdout]).toEqual([0, expect.stringContaining(uuid)])
  expect(dry.stdout).toContain('Nothing was deleted')
  const real = await documents('--older-than', '0', '--delete')
  expect([real.code, real.stdout]).toEqual([0, expect.stringContaining('Deleted 1 of 1.')])
  expect((await fetch(`${sandbox.url}/${uuid}/`)).status).toBe(404)
})
