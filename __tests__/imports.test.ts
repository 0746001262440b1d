import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type ImportDeclaration, parseSync, type StringLiteral } from '@swc/core'
import { layerOf, mayImport, mayNotImport, pureLayers } from '../scripts/lib/layers'

const root = join(__dirname, '..')
const source = join(root, 'src')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(sep).join('/'))
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))

/** The entry of the table that a file obeys: its own, otherwise that of the innermost folder. */
const entryOf = (file: string): string =>
  Object.keys(mayImport)
    .filter((name) => file === name || file.startsWith(`${name}/`))
    .reduce((one, other) => (other.length > one.length ? other : one), '')

/** The names that a file imports, `import()` included, as they are written. */
function namesImportedBy(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') })
  const declared = body
    .filter((item): item is ImportDeclaration => 'source' in item && item.source !== null)
    .map((item) => (item.source as StringLiteral).value)
  const called = [...text.matchAll(/\b(?:import|require)\(\s*['"`]([^'"`]+)/g)].map(
    ([, name = '']) => name,
  )
  return [...declared, ...called]
}

/** What a file of src/ imports: a layer, or the name of a package. */
const importsOf = (file: string): string[] =>
  namesImportedBy(join(source, file)).map((name) =>
    name.startsWith('.')
      ? layerOf(join(file, '..', name).split(sep).join('/'))
      : name.split('/', name.startsWith('@') ? 2 : 1).join('/'),
  )

test.each(files)('%s is in a layer, and imports only what that layer may', (file) => {
  const entry = entryOf(file)
  expect(Object.keys(mayImport)).toContain(entry)
  const isForbidden = pureLayers.includes(entry)
    ? (name: string) => ![layerOf(file), ...(mayImport[entry] ?? [])].includes(name)
    : (name: string) => name === '..' || mayNotImport(entry).includes(name)
  expect(importsOf(file).filter(isForbidden)).toEqual([])
})

test("CONTRIBUTING's table is the same", () => {
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
  const rows = Object.entries(mayImport).map(
    ([name, allowed]) => `| ${code([name])} | ${code(allowed) || '–'} |`,
  )
  expect(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(
    ['| In `src/` | May import |', '| --- | --- |', ...rows].join('\n'),
  )
})
