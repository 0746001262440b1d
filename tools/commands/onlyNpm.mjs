// Runs before anything is installed, so it is JavaScript and uses only Node. npm
// starts it as `preinstall`, and Yarn in its own place (.yarnrc.yml). pnpm looks
// for packages before it runs this: `engines` in package.json stops it.
const { npm_config_user_agent: agent = 'npm', YARN_IGNORE_PATH: isYarn } = process.env
const [program] = isYarn ? ['yarn'] : agent.split('/')
if (program !== 'npm') {
  console.error(`This project is installed with npm, not ${program}: run npm start, or npm ci.`)
  process.exitCode = 1
}
