// Runs before anything is installed, so it is JavaScript and uses only Node. pnpm
// looks for packages before it runs this: `engines` in package.json stops it.
const [program = ''] = (process.env.npm_config_user_agent ?? 'npm').split('/')
if (program !== 'npm') {
  console.error(`This project is installed with npm, not ${program}: run npm start, or npm ci.`)
  process.exitCode = 1
}
