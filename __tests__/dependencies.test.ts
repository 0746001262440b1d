import { readdirSync, readFileSync } from 'node:fs'

const { dependencies, optionalDependencies, devDependencies, overrides, allowScripts } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Decisions on the providers are beside the facts on which they rest. */
const decisions = [
  'docs/providers.md',
  ...readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`),
]
  .map((path) => readFileSync(path, 'utf8'))
  .join('')

test('a package takes the place of another only if a decision has its name and version', () => {
  const isSubstitute = (version: string): boolean => /^(npm|file|git|https?|github):/.test(version)
  const named = { ...dependencies, ...optionalDependencies, ...devDependencies }
  const substitutes = Object.entries<string>(named)
    .filter(([, version]) => isSubstitute(version))
    .map(([name, version]) => `"${name}": "${version}"`)
  expect(substitutes.filter((substitute) => !decisions.includes(substitute))).toEqual([])
  expect(JSON.stringify(overrides)).not.toMatch(/"(npm|file|git|https?|github):/)
})

test('allowScripts lists each package that has an install script, and no other', () => {
  const withScripts = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([path, { hasInstallScript }]) => path !== '' && hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScripts)].sort())
})
