/** The launch guard: whether a build with samples is stopped, hidden or free (docs/decisions/launch-guard.md). */
import type { Environment } from './environment'
import { type Sample, sampleLines, samplesLeft } from './samples'

/**
 * - `ready`: nothing is a sample
 * - `sandbox`: for the sandbox, so nobody publishes it
 * - `hidden`: samples are allowed, and search engines are kept out
 * - `stopped`: it must not be built
 */
export type Launch = 'ready' | 'sandbox' | 'hidden' | 'stopped'

/** Where this variable is `1` or `true`, a site with samples is built, but hidden. */
const allowSamples = 'ALLOW_SAMPLES'

/** Scripts that build for the sandbox set it; a host never does. */
export const sandboxBuild = 'SANDBOX_BUILD'

/** What this build is, by the environment and what is still a sample. */
export function launchOf(
  environment: Environment = process.env,
  samples: readonly Sample[] = samplesLeft(environment),
): Launch {
  if (environment[sandboxBuild] === 'true') return 'sandbox'
  if (samples.length === 0) return 'ready'
  return ['1', 'true'].includes(allowed(environment)) ? 'hidden' : 'stopped'
}

const allowed = (environment: Environment): string => environment[allowSamples]?.trim() ?? ''

/** What the guard says when it stops a build. */
export function stopNotice(
  samples: readonly Sample[] = samplesLeft(),
  environment: Environment = process.env,
): string {
  const value = allowed(environment)
  const wrong = value && `${allowSamples} is "${value}", which does not count: set it to 1 or true.`
  return `The site is not built: samples are left, and visitors would take them for real.

${sampleLines(samples)}

${samples.length} to replace before the site goes live. \`npm run launch:check\` shows this list again.

To build it with samples, for example to show it to colleagues, set ${allowSamples}=1 in .env or in
the host's settings. Every page then asks search engines to leave it out (noindex).
${wrong}`.trimEnd()
}

/** What a hidden build says at its end, between two rules, so that it is not overlooked. */
export function hiddenNotice(samples: readonly Sample[] = samplesLeft()): string {
  const rule = '='.repeat(80)
  return `
${rule}
NOT FOR VISITORS YET. ${allowSamples} is set and samples are left, so every page asks search engines
to leave it out (noindex), and there is no sitemap:

${sampleLines(samples)}

${samples.length} to replace before the site goes live. \`npm run launch:check\` shows this list again.
${rule}
`
}
