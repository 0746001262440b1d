/** `npm run launch:check`: lists everything that would stop a build for visitors; exits with 1 if anything does. */
import { contentFindings } from '@partner-site/content-model'
import contentConfig from '../../content-model.config'
import { runMain } from '../lib/run'
import { environmentProblems, loadDotEnv } from '../site/environment'
import { sampleNotice, samplesLeft } from '../site/sampleGuard'

runMain(async () => {
  loadDotEnv()
  const samples = samplesLeft()
  const blocks = [
    ...environmentProblems(process.env),
    ...(await contentFindings(contentConfig)),
    ...(samples.length > 0 ? [sampleNotice(samples)] : []),
  ]
  if (blocks.length > 0) throw new Error(blocks.join('\n\n'))
  console.log('Nothing stops the launch: no samples are left.')
})
