import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureFolder } from '../../../__tests__/fixtures/content'
import { realAccounts } from '../../../__tests__/support/realAccounts'
import { requiredVariables } from '../../site/environment'

test('reports together what stops a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(fixtureFolder, folder, { recursive: true })
  const file = join(folder, 'home.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('headline:', 'headlin:'))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/commands/launch-check.ts'],
    {
      env: {
        ...process.env,
        ...realAccounts,
        CONTENT_FOLDER: folder,
        ...Object.fromEntries(requiredVariables.map((name) => [name, 'YOUR_KEY'])),
        GATSBY_UPLOADCARE_CDN: 'ucarecdn.com',
      },
      encoding: 'utf8',
    },
  )
  expect(status).toBe(1)
  for (const part of [
    'still has a placeholder, "YOUR_KEY"',
    'GATSBY_UPLOADCARE_CDN must be an address like',
    'home.yaml:11:3: "hero.headlin" is not in HeroContent.',
    'to replace before the site goes live',
  ])
    expect(stderr).toContain(part)
  rmSync(folder, { recursive: true })
})
