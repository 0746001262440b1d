// @ts-check
// Runs before anything is installed, so it is JavaScript and uses only Node.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

const packagesIn = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
const wanted = packagesIn('package-lock.json')
const installed = packagesIn('node_modules/.package-lock.json')
const isBuild = process.env.npm_lifecycle_event === 'build'

const { node } = process.versions
const range = wanted[''].engines.node
const isSupported = range.split(' || ').some((/** @type {string} */ part) => {
  const oldest = part.replace('^', '')
  const isNewer = node.localeCompare(oldest, 'en', { numeric: true }) >= 0
  return isNewer && node.split('.')[0] === oldest.split('.')[0]
})
const [odd] = /['#%()[\]{}!?*]/.exec(process.cwd()) ?? []
if (!isSupported || odd) {
  const folder = `Gatsby cannot build in ${process.cwd()}. Rename the folder, without ${odd} in its name.`
  console.error(isSupported ? folder : `This project needs Node ${range}; this is ${node}.`)
  process.exit(1)
}

// Packages for other systems may be missing, and for a build those of the tests.
const isInstalled = Object.entries(wanted).every(([path, { version, optional, dev }]) =>
  path in installed ? installed[path].version === version : !path || optional || (isBuild && dev),
)
if (!isInstalled) {
  console.log(
    'Installing the packages in package-lock.json. This takes a few minutes the first time.',
  )
  // With NODE_ENV=production npm leaves out the packages of the tests, which a build does not need.
  const command = `npm ci --loglevel=error${isBuild ? '' : ' --include=dev'}`
  // On Windows npm is a script that only a shell can start.
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(1)
  // Gatsby clears its cache by itself, but remembers which plugin a type belonged to.
  rmSync('.cache', { recursive: true, force: true })
}
