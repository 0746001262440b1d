import type { Git } from '../../server/git'
import { personOfGit } from '../../server/person'

const gitWith =
  (settings: Record<string, string>): Git =>
  async ([, key = '']) => ({ code: 0, stdout: `${settings[key] ?? ''}\n`, stderr: '' })

test("without a proxy, the person is the one in git's settings", async () => {
  const git = gitWith({ 'user.name': 'Asha Rao', 'user.email': 'asha@example.com' })
  await expect(personOfGit(git)).resolves.toEqual({ name: 'Asha Rao', email: 'asha@example.com' })
})

test.each([[{}], [{ 'user.name': 'Asha Rao' }], [{ 'user.email': 'asha@example.com' }]])(
  'git settings %j: the message says how to complete them',
  async (settings) => {
    await expect(personOfGit(gitWith(settings))).rejects.toThrow(/git config --global user\.name/)
  },
)
