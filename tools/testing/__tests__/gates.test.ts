import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gates, selectGates } from '../gates'

const read = (name: string) => readFileSync(join(__dirname, '../../..', name), 'utf8')

const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name)

test.each(gates)('$name is after the gates it needs', ({ name, needs = [] }) => {
  const before = namesOf(gates).slice(0, namesOf(gates).indexOf(name))
  expect(before).toEqual(expect.arrayContaining([...needs]))
})

test('every Playwright project is in a gate', () => {
  const projects = [...read('playwright.config.ts').matchAll(/gate\('([\w-]+)',/g)].map(
    ([, name = '']) => name,
  )
  expect(projects.length).toBeGreaterThan(0)
  const commands = gates.map(({ command }) => command).join(' ')
  const left = projects.filter((name) => !new RegExp(`--project ${name}\\b`).test(commands))
  expect(left).toEqual([])
})

test('the table in CONTRIBUTING.md lists each gate, and what it checks', () => {
  const [, table = ''] = read('CONTRIBUTING.md').split('| Gate | What it checks |\n')
  const [, ...rows] = (table.split('\n\n')[0] ?? '').split('\n')
  expect(rows.map((row) => row.replace(/ \| \S.+ \|$/, ''))).toEqual(
    gates.map(({ name }) => `| \`${name}\``),
  )
})

test('one gate runs with all the gates it needs, and without a name all run', () => {
  expect(namesOf(selectGates(gates, ['visual']))).toEqual([
    'build-site',
    'build-storybook',
    'visual',
  ])
  expect(selectGates(gates, [])).toEqual(gates)
})

test('an unknown name is an error that lists the gates', () => {
  expect(() => selectGates(gates, ['loks'])).toThrow(
    /^There is no gate "loks"\. There are: build-site, static, .*budget\.$/,
  )
})
