// @ts-check
// Runs before anything is installed, so it is JavaScript and uses only Node.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const installedPackages = 'node_modules/.package-lock.json'
const isBuild = process.env.npm_lifecycle_event === 'build'

if (!isSupported(process.versions.node))
  stop(`This project needs Node ${engines.node}; this is ${process.versions.node}.`)
if (!isInstalled()) install()

/**
 * Whether a version is in a range of `engines`, which are all of the form `^20.19`.
 *
 * @param {string} version
 */
function isSupported(version) {
  const [major, minor = 0] = version.split('.').map(Number)
  return engines.node.split(' || ').some((/** @type {string} */ range) => {
    const [wantedMajor, wantedMinor = 0] = range.slice(1).split('.').map(Number)
    return major === wantedMajor && minor >= wantedMinor
  })
}

/**
 * Compares npm's record of installed packages with package-lock.json. Packages for other systems may
 * be missing, and for a build those of the tests.
 */
function isInstalled() {
  if (!existsSync(installedPackages)) return false
  const installed = packagesIn(installedPackages)
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    const found = installed[path]
    if (!found) return path === '' || wanted.optional || (isBuild && wanted.dev)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean }>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function install() {
  console.log(
    'Installing the packages in package-lock.json. This takes a few minutes the first time.',
  )
  // With NODE_ENV=production npm leaves out the packages of the tests, which a build does not need.
  npm('ci', '--loglevel=error', ...(isBuild ? [] : ['--include=dev']))
  // Gatsby clears its cache by itself, but remembers which plugin a type belonged to.
  rmSync('.cache', { recursive: true, force: true })
}

/** @param {string[]} args */
function npm(...args) {
  // On Windows npm is a script that only a shell can start.
  const options = { stdio: /** @type {const} */ ('inherit'), shell: process.platform === 'win32' }
  const { status } = spawnSync('npm', args, options)
  if (status !== 0) stop(`npm ${args.join(' ')} failed; see its output above.`)
}

/** @param {string} message */
function stop(message) {
  console.error(message)
  process.exit(1)
}
