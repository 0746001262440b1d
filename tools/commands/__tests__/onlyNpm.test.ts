import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

test.each([
  ['npm/11.19.1 node/v20.20.2 linux x64 workspaces/false', undefined],
  [undefined, undefined],
  ['yarn/1.22.22 npm/? node/v20.20.2 linux x64', 'yarn'],
  ['bun/1.3.2 npm/? node/v24.3.0 linux x64', 'bun'],
  ['pnpm/10.34.9 npm/? node/v20.20.2 linux x64', 'pnpm'],
])('a program that calls itself %s may install: refused as %s', (agent, refused) => {
  expect(run(agent ? { npm_config_user_agent: agent } : {})).toEqual(answer(refused))
})

test('Yarn, which starts it instead of itself, is refused whoever has started Yarn', () => {
  expect(run({ YARN_IGNORE_PATH: '1', npm_config_user_agent: 'npm/11.19.1' })).toEqual(
    answer('yarn'),
  )
  expect(readFileSync('.yarnrc.yml', 'utf8')).toContain('\nyarnPath: tools/commands/onlyNpm.mjs\n')
})

function run(variables: NodeJS.ProcessEnv) {
  const { npm_config_user_agent: _, YARN_IGNORE_PATH: __, ...rest } = process.env
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, '..', 'onlyNpm.mjs')], {
    env: { ...rest, ...variables },
    encoding: 'utf8',
  })
  return [status, stderr]
}

function answer(refused: string | undefined) {
  const sentence = `This project is installed with npm, not ${refused}: run npm start, or npm ci.\n`
  return refused ? [1, sentence] : [0, '']
}
