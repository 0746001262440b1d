// @ts-check
// Runs before anything is installed, so it is JavaScript and uses only Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const oldestNode = '20.19'
const installedFrom = 'node_modules/.installed-from'

if (process.versions.node.localeCompare(oldestNode, 'en', { numeric: true }) < 0)
  stop(`This project needs Node ${oldestNode} or newer; this is ${process.versions.node}.`)
if (isInstalled()) npm('run', '--silent', 'codegen')
else install()

/** Whether the installed packages are those in package-lock.json. */
function isInstalled() {
  return existsSync(installedFrom) && readFileSync(installedFrom, 'utf8') === lockDigest()
}

function install() {
  console.log(
    'Installing the packages in package-lock.json. This takes a few minutes the first time.',
  )
  npm('ci', '--loglevel=error')
  // Gatsby clears its cache by itself, but remembers which plugin a type belonged to.
  rmSync('.cache', { recursive: true, force: true })
  writeFileSync(installedFrom, lockDigest())
}

/** @param {string[]} args */
function npm(...args) {
  // On Windows npm is a script that only a shell can start.
  const options = { stdio: /** @type {const} */ ('inherit'), shell: process.platform === 'win32' }
  const { status } = spawnSync('npm', args, options)
  if (status !== 0) stop(`npm ${args.join(' ')} failed; see its output above.`)
}

function lockDigest() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
}

/** @param {string} message */
function stop(message) {
  console.error(message)
  process.exit(1)
}
