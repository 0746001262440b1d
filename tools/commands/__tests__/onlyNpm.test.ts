import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

test.each([
  ['npm/11.19.1 node/v20.20.2 linux x64 workspaces/false', undefined],
  [undefined, undefined],
  ['yarn/1.22.22 npm/? node/v20.20.2 linux x64', 'yarn'],
  ['bun/1.3.2 npm/? node/v24.3.0 linux x64', 'bun'],
  ['pnpm/10.34.9 npm/? node/v20.20.2 linux x64', 'pnpm'],
])('a program that calls itself %s may install: refused as %s', (agent, refused) => {
  const { npm_config_user_agent: _, ...rest } = process.env
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, '..', 'onlyNpm.mjs')], {
    env: agent ? { ...rest, npm_config_user_agent: agent } : rest,
    encoding: 'utf8',
  })
  const sentence = `This project is installed with npm, not ${refused}: run npm start, or npm ci.\n`
  expect([status, stderr]).toEqual(refused ? [1, sentence] : [0, ''])
})
