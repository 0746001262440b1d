/**
 * `npm run scaling`: how long the build takes, and how much memory, as the site grows. Works in a
 * temporary copy with 10, 100 and 1,000 more pages like the about page; others as arguments:
 * `npm run scaling -- 5 50`. For Unix, since it asks `ps`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryOfTree, processTable } from './processMemory'
import { root, runMain } from './run'

interface Build {
  seconds: number
  /** Most that Gatsby and its workers held at once, in MB. */
  peak: number
}

const sampleEvery = 200

runMain(async () => {
  const counts = process.argv.slice(2).map(Number)
  const site = copyOfSite()
  try {
    report('pages more', 'build', 'peak', 'after one edit', 'peak')
    await build(site) // fills webpack's cache, which does not depend on the number of pages
    for (const count of [0, ...(counts.length > 0 ? counts : [10, 100, 1000])]) {
      writeFileSync(join(site, 'page-count.json'), JSON.stringify(count))
      const first = await build(site)
      editOneLine(join(site, 'content', 'about.yaml'))
      const second = await build(site)
      report(String(count), ...columns(first), ...columns(second))
    }
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
})

/** All that git knows, the packages by a link, and a few lines that make pages. */
function copyOfSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'scaling-'))
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(join(root, file), join(site, file), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'))
  appendFileSync(
    join(site, 'gatsby-node.ts'),
    `
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  const count = JSON.parse(readFileSync('page-count.json', 'utf8'))
  for (let page = 1; page <= count; page += 1) {
    actions.createPage({
      path: \`/about-\${page}/\`,
      component: join(process.cwd(), 'src', 'pages', 'about.tsx'),
      context: {},
    })
  }
}
`,
  )
  writeFileSync(join(site, 'page-count.json'), '0')
  return site
}

async function build(site: string): Promise<Build> {
  const environment = readFileSync(join(root, 'sandbox', 'sandbox.env'), 'utf8')
  writeFileSync(join(site, '.env'), environment)
  const from = performance.now()
  const gatsby = spawn(join(root, 'node_modules', '.bin', 'gatsby'), ['build'], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  })
  let peak = 0
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(gatsby.pid ?? 0, processTable()))
  }, sampleEvery)
  const [code] = await once(gatsby, 'exit')
  clearInterval(sampling)
  if (code !== 0) throw new Error(`The build failed in ${site}.`)
  return { seconds: (performance.now() - from) / 1000, peak }
}

function editOneLine(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^(heading: .*[^"'\n])(["']?)$/m, '$1!$2'))
}

function columns({ seconds, peak }: Build): string[] {
  return [`${seconds.toFixed(1)} s`, `${peak} MB`]
}

function report(...cells: readonly string[]): void {
  console.log(cells.map((cell) => cell.padStart(16)).join(''))
}
