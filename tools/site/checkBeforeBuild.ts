import { contentFindings } from '@partner-site/content-model'
import type { Reporter } from 'gatsby'
import contentConfig from '../../content-model.config'
import { environmentProblems } from './environment'
import { launchOf, sampleNotice } from './sampleGuard'

/** Fails before Gatsby does: its error would name a query, ours names the variable or the line. */
export async function checkBeforeBuild(reporter: Reporter): Promise<void> {
  const wrong = environmentProblems(process.env)
  if (wrong.length > 0) reporter.panicOnBuild(`The site is not built.\n${listed(wrong)}`)
  const findings = await contentFindings(contentConfig)
  if (findings.length > 0) reporter.panic(`The content has mistakes.\n${findings.join('\n')}`)
  const isBuild = process.env.NODE_ENV !== 'development'
  if (isBuild && launchOf() === 'stopped')
    reporter.panicOnBuild(`The site is not built: samples are left.\n${sampleNotice()}`)
}

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
