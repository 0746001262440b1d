import { readFileSync } from 'node:fs'

const { dependencies, optionalDependencies, devDependencies, overrides, allowScripts } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('no package takes the place of another but an empty one of ours, and EmailJS by an older name', () => {
  const isSubstitute = (version: string): boolean => /^(npm|file|git|https?|github):/.test(version)
  const named = { ...dependencies, ...optionalDependencies, ...devDependencies }
  expect(Object.entries<string>(named).filter(([, version]) => isSubstitute(version))).toEqual([
    ['@emailjs/browser', 'npm:emailjs-com@3.2.0'],
    ['next', 'file:vendor/next-is-not-used'],
  ])
  expect(JSON.stringify(overrides)).not.toMatch(/"(npm|file|git|https?|github):/)
})

test('allowScripts lists each package that has an install script, and no other', () => {
  const withScripts = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([path, { hasInstallScript }]) => path !== '' && hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScripts)].sort())
})
