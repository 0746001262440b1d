import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Update {
  'package-ecosystem': string
  groups: Readonly<Record<string, { patterns: readonly string[] }>>
  ignore?: readonly { 'dependency-name': string }[]
}

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = Object.keys({ ...dependencies, ...devDependencies })

const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
  updates: readonly Update[]
}
const npm = updates.find((update) => update['package-ecosystem'] === 'npm')
const patterns = Object.entries(npm?.groups ?? {}).flatMap(([group, { patterns: all }]) =>
  all.map((pattern) => ({ group, pattern })),
)

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

test('it looks after packages and actions', () => {
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions'])
})

test.each(patterns)('$group: there is a package for $pattern', ({ pattern }) => {
  expect(names.filter((name) => matches(pattern, name))).not.toEqual([])
})

test.each(names)('%s is in one group at most', (name) => {
  expect(patterns.filter(({ pattern }) => matches(pattern, name)).length).toBeLessThanOrEqual(1)
})

test.each(npm?.ignore ?? [])('the record says why $dependency-name is held back', (ignored) => {
  expect(names).toContain(ignored['dependency-name'])
  const record = readFileSync('docs/decisions/dependencies.md', 'utf8')
  expect(record).toContain(`\`${ignored['dependency-name']}\``)
})
