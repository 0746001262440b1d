/** `npm run launch:check`: lists what is still a sample; exits with 1 while anything is. */

import { environmentProblems, loadDotEnv } from '../build/environment'
import { sampleNotice, samplesLeft } from '../build/sampleGuard'
import { runMain } from '../lib/run'

runMain(async () => {
  loadDotEnv()
  const problems = environmentProblems(process.env)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const samples = samplesLeft()
  if (samples.length === 0) return console.log('No samples are left.')
  console.log(sampleNotice(samples))
  process.exitCode = 1
})
