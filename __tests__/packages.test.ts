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

/** Licences that only require attribution and their text, as npm spells them. */
const free: readonly string[] = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Python-2.0', 'Unlicense'],
  ...['Apache-2.0 AND MIT', 'MIT OR Apache-2.0', '(MIT AND Zlib)', '(MIT OR CC0-1.0)'],
  ...['(BSD-2-Clause OR MIT OR Apache-2.0)', '(MIT OR GPL-3.0-or-later)'],
]

/** Packages whose licence asks nothing of the site or its owner. */
const exceptions: readonly RegExp[] = [
  // OFL-1.1: a font may be sent with its licence, and not sold by itself.
  /^(@fontsource-variable\/figtree|@expo-google-fonts\/roboto)$/,
  // LGPL-3.0-or-later: libvips makes pictures while the site is built, as a separate library.
  /^@img\/sharp-/,
  // MPL-2.0: used unchanged, by the build and the tests; only its own files are bound.
  /^(axe-core|@axe-core\/playwright|lightningcss(-.+)?|satori)$/,
  // CC-BY: data that tools read and do not pass on.
  /^(caniuse-lite|spdx-exceptions)$/,
  // MIT or as free, by their LICENSE file; their package.json does not say so.
  /^(@uploadcare\/react-adapter|busboy|streamsearch|valid-url|xmlhttprequest-ssl|xtend)$/,
  /^(linkfs|parse-cache-control)$/,
]

test('each package in package-lock.json has a licence that we allow', () => {
  const refused = Object.entries<{ license?: string; link?: boolean }>(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { license = 'none' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      license,
    }))
    .filter(
      ({ name, license }) => !free.includes(license) && !exceptions.some((each) => each.test(name)),
    )
  expect(refused).toEqual([])
})
