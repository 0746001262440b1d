/** `npm run content:check`: reports mistakes in content/, with file, line and remedy. */
import { contentFindings } from '@partner-site/content-model'
import contentConfig from '../../content-model.config'
import { runMain } from '../lib/run'

runMain(async () => {
  const findings = await contentFindings(contentConfig)
  if (findings.length === 0) {
    console.log('The content has no mistakes.')
    return
  }
  const counted = findings.length === 1 ? '1 mistake' : `${findings.length} mistakes`
  throw new Error(`${findings.join('\n\n')}\n\nThe content has ${counted}.`)
})
