/** `npm run launch:check`: lists what is still a sample; exits with 1 while anything is. */

import { loadDotEnv } from '../build/dotEnv'
import { sampleList, samplesLeft } from '../build/sampleGuard'
import { runMain } from '../lib/run'

runMain(async () => {
  const problems = loadDotEnv()
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const samples = samplesLeft()
  if (samples.length === 0) return console.log('No samples are left.')
  console.log(`${sampleList(samples)}\nUntil then \`npm run build\` stops, or hides the site.`)
  process.exitCode = 1
})
