import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { changedFiles, concernsEditor, gates, gatesWithoutEditor, selectGates } from '../gates'

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
    `There is no gate "loks". There are: ${gates.map(({ name }) => name).join(', ')}.`,
  )
})

describe('the tests of the content editor', () => {
  test.each([
    'tools/editor/app/store.ts',
    'src/components/Button.tsx',
    'content/home.yaml',
    'docs/editing-content.md',
    '__tests__/fixtures/content/home.yaml',
    'package-lock.json',
    'a-new-folder/file.ts',
  ])('run after a change of %s', (file) => {
    expect(concernsEditor(['README.md', file])).toBe(true)
  })

  test.each([
    'README.md',
    'docs/decisions/testing.md',
    '__tests__/faults/sending.spec.ts',
    'stories/components/Button.stories.tsx',
    'src/registration/storage/draftStorage.ts',
    'tools/sandbox/startSandbox.ts',
  ])('are left to CI after a change of %s', (file) => {
    expect(concernsEditor([file])).toBe(false)
  })

  test('run after a change of whatever they import', async () => {
    const folder = 'tools/editor'
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const { metafile } = await build({
      entryPoints: files.filter((file) => /\.tsx?$/.test(file)).map((file) => `${folder}/${file}`),
      bundle: true,
      write: false,
      outdir: 'unused',
      metafile: true,
      packages: 'external',
      logLevel: 'error',
      plugins: [
        {
          name: 'files that are not scripts',
          setup: ({ onLoad }) =>
            onLoad({ filter: /\.(css|graphql|md|svg|woff2|yaml)$/ }, () => ({ contents: '' })),
        },
      ],
    })
    const imported = Object.keys(metafile.inputs)
    expect(imported).toContain('src/screens/HomeScreen.tsx')
    expect(imported.filter((file) => !concernsEditor([file]))).toEqual([])
  })

  test('run if nobody knows what has changed', () => {
    const noBranch = () => {
      throw new Error('fatal: Not a valid object name origin/main')
    }
    expect(concernsEditor(changedFiles(noBranch))).toBe(true)
  })

  test('are the gate editor and the unit tests of its folder', () => {
    const left = gatesWithoutEditor.map(({ command }) => command)
    expect(left).toHaveLength(gates.length - 1)
    expect(left).not.toContain('playwright test --project editor')
    const [, pattern = ''] = /--testPathPatterns "(.*)"/.exec(left.join('\n')) ?? []
    const runs = (file: string) => new RegExp(pattern).test(file)
    expect(runs('/x/tools/editor/__tests__/merge.test.ts')).toBe(false)
    expect(runs('/x/tools/build/__tests__/publish.test.ts')).toBe(true)
  })
})

test('a change is what was committed since the main branch, what was not, and new files', () => {
  const answers: Record<string, string> = {
    'merge-base origin/main HEAD': 'abc123\n',
    'diff --name-only --no-renames abc123': 'src/changed.ts\n',
    'ls-files --others --exclude-standard': 'src/added.ts\n',
  }
  expect(changedFiles((...args) => answers[args.join(' ')] ?? '')).toEqual([
    'src/changed.ts',
    'src/added.ts',
  ])
})
