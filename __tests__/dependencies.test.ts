import { readFileSync } from 'node:fs'

const { dependencies, optionalDependencies, devDependencies, overrides, allowScripts } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const record = readFileSync('docs/decisions/dependencies.md', 'utf8')

type Overrides = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** Each override as the table in the record writes it: `` `parent` > `child` = `version` ``. */
const written = (all: Overrides): readonly string[] =>
  Object.entries(all).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`\`${name}\` = \`${value}\``]
      : Object.entries(value).map(
          ([child, version]) => `\`${name}\` > \`${child}\` = \`${version}\``,
        ),
  )

const [, table = ''] = record.split('| Override | Because | Until |\n| --- | --- | --- |\n')
const rows = (table.split('\n\n')[0] ?? '').split('\n')

test('the record has a row for each override, and no other', () => {
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(written(overrides))
})

test('no package takes the place of another but an empty one of ours, and EmailJS by an older name', () => {
  const isSubstitute = (version: string): boolean => /^(npm|file|git|https?|github):/.test(version)
  const named = { ...dependencies, ...optionalDependencies, ...devDependencies }
  expect(Object.entries<string>(named).filter(([, version]) => isSubstitute(version))).toEqual([
    ['@emailjs/browser', 'npm:emailjs-com@3.2.0'],
    ['next', 'file:vendor/next-is-not-used'],
  ])
  expect(
    written(overrides).filter((override) => /`(npm|file|git|https?|github):/.test(override)),
  ).toEqual([])
})

test('allowScripts lists each package that has an install script, and no other', () => {
  const withScripts = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([path, { hasInstallScript }]) => path !== '' && hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScripts)].sort())
})
