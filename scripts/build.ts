/** `npm run build`: the site for the real services, from the environment and .env. */
import { existsSync } from 'node:fs'
import { configurationProblems } from '../src/services/config'
import { run, runMain } from './lib/run'

runMain(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const problems = configurationProblems(process.env)
  if (problems.length > 0) throw new Error(`The site is not built:\n${problems.join('\n')}`)
  await run('gatsby', ['build'])
})
