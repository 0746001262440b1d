/** The checks of `npm test`, in the order in which they start; CONTRIBUTING.md describes them. */
export interface Gate {
  /** The name that `npm test` prints; `npm test -- NAME` runs only this gate. */
  name: string
  /** The name of its command in package.json. */
  script: string
  /** Gates that must finish before it starts. */
  needs?: readonly string[]
  /** The tool whose report counts its tests; a gate without one counts as one test. */
  counts?: 'jest' | 'playwright'
  /**
   * Nothing else runs at the same time: on a busy machine a page could seem to be complete before it is,
   * and weigh less.
   */
  alone?: boolean
  /** Mostly waits, for one page at a time, so that it runs beside two others. */
  waits?: boolean
}

const site = 'build-site'
const storybook = 'build-storybook'

export const gates: readonly Gate[] = [
  { name: site, script: 'build:test-site' },
  { name: 'format', script: 'test:format' },
  { name: 'lint', script: 'lint' },
  { name: 'unused', script: 'test:unused' },
  { name: 'links', script: 'test:links' },
  { name: 'content', script: 'test:content', counts: 'jest' },
  { name: 'specification', script: 'test:specification', counts: 'jest' },
  { name: storybook, script: 'build:test-storybook' },
  { name: 'unit', script: 'test:unit', counts: 'jest' },
  { name: 'hosts', script: 'test:host-rules', counts: 'playwright' },
  { name: 'editor', script: 'test:editor', counts: 'playwright' },
  { name: 'types', script: 'typecheck' },
  { name: 'visual', script: 'test:visual', needs: [site, storybook], counts: 'playwright' },
  { name: 'faults', script: 'test:faults', needs: [site], counts: 'playwright' },
  { name: 'lighthouse', script: 'test:lighthouse', needs: [site], waits: true },
  { name: 'engines', script: 'test:engines', needs: [site], counts: 'playwright', waits: true },
  { name: 'journeys', script: 'test:journeys', needs: [site], counts: 'playwright' },
  { name: 'storybook', script: 'test:storybook', needs: [storybook], counts: 'playwright' },
  { name: 'pages', script: 'test:pages', needs: [site], counts: 'playwright' },
  { name: 'validators', script: 'test:validators', needs: [site], counts: 'playwright' },
  { name: 'budget', script: 'budget', needs: [site], alone: true },
]

const quick = ['format', 'lint', 'unused', 'links', 'content', 'types']

/** The gates of `npm run test:quick`: without a build or a browser, with the unit tests of the changes. */
export const quickGates: readonly Gate[] = [
  ...gates.filter(({ name }) => quick.includes(name)),
  { name: 'changed', script: 'test:changed', counts: 'jest' },
  { name: 'rules', script: 'test:rules', counts: 'jest' },
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
