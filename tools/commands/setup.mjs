// Runs before anything is installed, so it is JavaScript and uses only Node.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const record = 'node_modules/.package-lock.json'
const installed = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).packages : {}
// Packages for other systems may be missing; for a build, so may those of the tests.
const isBuild = process.env.npm_lifecycle_event === 'build'
const isInstalled = Object.entries(wanted).every(([path, { version, optional, dev }]) =>
  path in installed ? installed[path].version === version : !path || optional || (isBuild && dev),
)
const range = wanted[''].engines.node
const [major, minor] = process.versions.node.split('.')
const [isNamed, oldest] = new RegExp(`\\^${major}\\b\\.?(\\d*)`).exec(range) ?? []
const [odd] = /['#%()[\]{}!?*]/.exec(process.cwd()) ?? []
if (!isNamed || Number(minor) < Number(oldest)) {
  console.error(`This project needs Node ${range}; this is ${process.versions.node}.`)
  process.exitCode = 1
} else if (odd) {
  console.error(`Gatsby cannot build in ${process.cwd()}: rename the folder, without ${odd}.`)
  process.exitCode = 1
} else if (!isInstalled) {
  console.log('Installing the packages in package-lock.json, which takes some minutes.')
  // With NODE_ENV=production, npm would leave out the packages of the tests.
  const command = 'npm ci --include=dev --engine-strict=false --loglevel=error'
  process.exitCode = spawnSync(command, { stdio: 'inherit', shell: true }).status ?? 1
  // Gatsby clears its cache by itself, but remembers which plugin a type belonged to.
  rmSync('.cache', { recursive: true, force: true })
}
