import { Outbox } from '../../sandbox/outbox'
import { accounts, application, emailRequest, openSandbox, type TestSandbox } from './support'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

test('the outbox shows an application as it was sent', async () => {
  await sandbox.send(emailRequest())
  expect(await sandbox.outbox()).toEqual([
    {
      id: expect.any(String),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      lib_version: '3.2.0',
      user_id: accounts.emailPublicKey,
      service_id: accounts.emailServiceId,
      template_id: accounts.emailTemplateId,
      template_params: application,
    },
  ])
})

test.each([undefined, 32, 'x'.repeat(1000)])(
  'a version of %p is recorded as none',
  async (version) => {
    await sandbox.send(emailRequest({ lib_version: version }))
    expect(await sandbox.outbox()).toEqual([expect.objectContaining({ lib_version: null })])
  },
)

test('the oldest application is listed first', async () => {
  for (const your_name of ['first', 'second']) {
    await sandbox.send(emailRequest({ template_params: { ...application, your_name } }))
  }
  const names = (await sandbox.outbox()).map((entry) => entry.template_params)
  expect(names).toEqual([
    expect.objectContaining({ your_name: 'first' }),
    expect.objectContaining({ your_name: 'second' }),
  ])
})

test('the outbox can be emptied', async () => {
  await sandbox.send(emailRequest())
  const response = await fetch(`${sandbox.url}/outbox`, { method: 'DELETE' })
  expect([response.status, await sandbox.outbox()]).toEqual([204, []])
})

test('a full outbox drops its oldest entry', () => {
  const outbox = new Outbox(2)
  for (const lib_version of ['1', '2', '3']) {
    outbox.add({
      lib_version,
      user_id: 'u',
      service_id: 's',
      template_id: 't',
      template_params: application,
    })
  }
  expect(outbox.list().map((entry) => entry.lib_version)).toEqual(['2', '3'])
})

test('the outbox accepts no other method', async () => {
  const response = await fetch(`${sandbox.url}/outbox`, { method: 'POST', body: '{}' })
  expect([response.status, response.headers.get('allow')]).toEqual([
    405,
    'GET, HEAD, DELETE, OPTIONS',
  ])
})
