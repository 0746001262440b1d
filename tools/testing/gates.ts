import { execFileSync } from 'node:child_process'
import { root } from '../lib/run'

/** The checks of `npm test`, in the order in which they start; CONTRIBUTING.md describes them. */
export interface Gate {
  /** The name that `npm test` prints; `npm test -- NAME` runs only this gate. */
  name: string
  /** A program in node_modules/.bin with its arguments, or several; `npm test` runs it in a shell. */
  command: string
  /** Gates that must finish before it starts. */
  needs?: readonly string[]
  /** The tool whose report counts its tests; a gate without one counts as one test. */
  counts?: 'jest' | 'playwright'
  /** What mends its most common failure. */
  remedy?: string
  /** Mostly waits, for one page at a time, so that it runs beside two others. */
  waits?: boolean
}

const site = 'build-site'
const storybook = 'build-storybook'

const playwrightGate = (
  name: string,
  projects: readonly string[],
  more: Partial<Gate> = {},
): Gate => ({
  name,
  command: `playwright test ${projects.map((project) => `--project ${project}`).join(' ')}`,
  counts: 'playwright',
  ...more,
})

const jestGate = (name: string, options: string): Gate => ({
  name,
  command: `jest --selectProjects ${options}`,
  counts: 'jest',
})

export const gates: readonly Gate[] = [
  { name: site, command: 'tsx tools/testing/buildForTests.ts site' },
  {
    name: 'static',
    remedy: 'If it is only the format, run `npm run format`.',
    command: [
      'biome check --error-on-warnings',
      'tsx tools/commands/format.ts --check',
      'knip',
      'tsx tools/testing/documentLinks.ts',
      'tsc --noEmit',
    ].join(' && '),
  },
  jestGate('content', 'content'),
  { name: storybook, command: 'tsx tools/testing/buildForTests.ts storybook' },
  jestGate('unit', 'node dom'),
  playwrightGate('hosts', ['hosts']),
  // It waits a lot, so it starts before those that only work.
  playwrightGate('site', ['journeys', 'faults', 'pages'], { needs: [site] }),
  playwrightGate('editor', ['editor']),
  playwrightGate('visual', ['visual', 'storybook'], { needs: [site, storybook] }),
  {
    name: 'lighthouse',
    command: 'tsx tools/commands/lighthouse.ts',
    needs: [site],
    waits: true,
  },
  { name: 'budget', command: 'tsx tools/commands/budget.ts', needs: [site], waits: true },
  playwrightGate('engines', ['engines'], { needs: [site], waits: true }),
]

/** Files that neither the content editor nor its tests use; any other may concern it. */
const unusedByEditor = [
  /^(\.github\/|tools\/build\/|packages\/provider-sandbox\/)/,
  /^docs\/(?!editing-content\.md|images\/)/,
  /^[^/]+\.md$/,
  /^src\/(app|pages|registration\/(providers|storage))\//,
  /^(__tests__\/(?!fixtures\/|support\/)|stories\/(?!support\/))/,
]

/**
 * Tells whether a change may concern the content editor.
 *
 * @param changed the files of the change; `undefined` if they are unknown
 */
export const concernsEditor = (changed: readonly string[] | undefined): boolean =>
  changed?.some((file) => !unusedByEditor.some((part) => part.test(file))) ?? true

/** All gates, without the tests of the content editor. */
export const gatesWithoutEditor: readonly Gate[] = gates
  .filter(({ name }) => name !== 'editor')
  .map((gate) =>
    gate.name === 'unit'
      ? { ...gate, command: `${gate.command} --testPathPatterns "^(?!.*content-editor)"` }
      : gate,
  )

/** The unit tests of the whole repository's rules. */
const rules = [
  '__tests__/theme/colourLiterals.test.ts',
  'tools/commands/__tests__/generatedFiles.test.ts',
]

/** The gates of `npm run test:quick`: without a build or a browser, with the unit tests of the changes. */
export const quickGates: readonly Gate[] = [
  ...gates.filter(({ name }) => ['static', 'content'].includes(name)),
  jestGate('changed', 'node dom --changedSince HEAD --passWithNoTests'),
  jestGate('rules', `node --runTestsByPath ${rules.join(' ')}`),
]

/**
 * The gates with these names and all the gates they need.
 *
 * @throws Error that lists the names, if one is unknown
 */
export function selectGates(all: readonly Gate[], names: readonly string[]): readonly Gate[] {
  const known = all.map(({ name }) => name)
  const wanted = new Set<string>()
  const add = (name: string): void => {
    const gate = all.find((each) => each.name === name)
    if (!gate) throw new Error(`There is no gate "${name}". There are: ${known.join(', ')}.`)
    wanted.add(name)
    for (const need of gate.needs ?? []) add(need)
  }
  for (const name of names) add(name)
  return names.length === 0 ? all : all.filter(({ name }) => wanted.has(name))
}

/** The main branch, as it was last fetched. */
export const mainBranch = 'origin/main'

const runGit = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * Returns the files that differ from the commit at which the main branch was left, committed or not;
 * `undefined` if git cannot tell, as without such a branch.
 */
export function changedFiles(): string[] | undefined {
  try {
    const base = runGit('merge-base', mainBranch, 'HEAD').trim()
    const changed = runGit('diff', '--name-only', '--no-renames', base)
    const added = runGit('ls-files', '--others', '--exclude-standard')
    return `${changed}${added}`.split('\n').filter(Boolean)
  } catch {
    return undefined
  }
}
