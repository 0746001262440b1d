/** The checks of `npm test`, in the order in which they are started. */
import type { Engines } from './engines'

export interface Gate {
  /** As `npm test` prints it; `npm test -- NAME` runs it alone. */
  name: string
  /** Its command, by its name in package.json. */
  script: string
  /** One line for CONTRIBUTING.md. */
  what: string
  /** Gates that have to end before it starts. */
  needs?: readonly string[]
  /** Whose report counts its tests; a gate without one counts as one test. */
  counts?: 'jest' | 'playwright'
  /** Nothing else runs beside it, since it measures. */
  alone?: boolean
}

const site = 'build-site'
const storybook = 'build-storybook'

export const gates: readonly Gate[] = [
  {
    name: site,
    script: 'build:test-site',
    what: 'Gatsby builds the site twice for the sandbox: with the texts of the tests, then with those of `content/`',
  },
  { name: 'format', script: 'test:format', what: 'Biome would write every file as it is' },
  {
    name: 'lint',
    script: 'lint',
    what: "Biome's recommended rules, sorted imports, who may import whom, and the length of files and functions",
  },
  {
    name: 'unused',
    script: 'test:unused',
    what: 'knip: no file, export, type or dependency that nothing uses, and none undeclared',
  },
  {
    name: 'links',
    script: 'test:links',
    what: 'every link in Markdown and MDX to a file or heading of ours leads there',
  },
  {
    name: 'content',
    script: 'test:content',
    what: 'the real `content/` has its shape, and no character that costs visitors the large font file',
    counts: 'jest',
  },
  {
    name: 'specification',
    script: 'test:specification',
    what: 'the texts that the specification quotes are in `content/`, letter for letter',
    counts: 'jest',
  },
  {
    name: storybook,
    script: 'build:test-storybook',
    what: 'Storybook, with the texts of the tests',
  },
  {
    name: 'unit',
    script: 'test:unit',
    what: 'jest: everything in `__tests__` that needs no browser',
    counts: 'jest',
  },
  {
    name: 'types',
    script: 'typecheck',
    what: 'TypeScript, strict, in MDX pages too; needs the types that Gatsby writes',
    needs: [site],
  },
  {
    name: 'visual',
    script: 'test:visual',
    what: 'every story and page: played, no complaint in the console, axe, and a screenshot in both schemes',
    needs: [site, storybook],
    counts: 'playwright',
  },
  {
    name: 'faults',
    script: 'test:faults',
    what: 'every fault of services, network and browser; prints what became of each application',
    needs: [site],
    counts: 'playwright',
  },
  {
    name: 'engines',
    script: 'test:engines',
    what: 'a journey in Firefox and WebKit, where they are installed',
    needs: [site],
    counts: 'playwright',
  },
  {
    name: 'journeys',
    script: 'test:journeys',
    what: 'visitors on the built site, from the first page to the mail in the mailbox',
    needs: [site],
    counts: 'playwright',
  },
  {
    name: 'storybook',
    script: 'test:storybook',
    what: 'every page of documentation, the frame and the controls',
    needs: [storybook],
    counts: 'playwright',
  },
  {
    name: 'pages',
    script: 'test:pages',
    what: 'what only the real texts can break: axe, a screen of 320 px, the small font file',
    needs: [site],
    counts: 'playwright',
  },
  {
    name: 'budget',
    script: 'test:budget',
    what: 'bytes, requests and Lighthouse scores of every page, against `budgets.yaml`',
    needs: [site],
    alone: true,
  },
]

const quick = ['format', 'lint', 'unused', 'links', 'content', 'types']

/**
 * What `npm run test:quick` runs: no build and no browser, the unit tests of what is changed, and
 * the types that the last build wrote.
 */
export const quickGates: readonly Gate[] = [
  ...gates.filter(({ name }) => quick.includes(name)).map(({ needs: _, ...gate }) => gate),
  {
    name: 'changed',
    script: 'test:changed',
    what: 'the unit tests of what git sees as changed',
    counts: 'jest',
  },
  {
    name: 'rules',
    script: 'test:rules',
    what: 'the unit tests that read every file: who may import whom, where things are',
    counts: 'jest',
  },
]

/** The gates that this machine can run. */
export const availableGates = ({ firefox, webkit }: Engines): readonly Gate[] =>
  firefox || webkit ? gates : gates.filter(({ name }) => name !== 'engines')

/**
 * The gates by these names and all that they need.
 *
 * @throws Error that lists the names, where one is unknown
 */
export function selectGates(all: readonly Gate[], names: readonly string[]): readonly Gate[] {
  const wanted = new Set<string>()
  const add = (name: string): void => {
    const gate = all.find((each) => each.name === name)
    if (!gate) throw new Error(`There is no gate "${name}". There are: ${list(all)}.`)
    wanted.add(name)
    for (const need of gate.needs ?? []) add(need)
  }
  for (const name of names) add(name)
  return names.length === 0 ? all : all.filter(({ name }) => wanted.has(name))
}

const list = (all: readonly Gate[]): string => all.map(({ name }) => name).join(', ')
