/**
 * Finds the samples that are left, in content/ and in the environment, and stops or hides a build
 * that has any (docs/decisions/publishing.md).
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentIn } from '@partner-site/content-model'
import { LineCounter, parseDocument, visit } from 'yaml'
import contentConfig from '../../content-model.config'
import { addressVariables, type Environment, requiredVariables } from './environment'

/** The sample company's values, also inside a text; of a picture, the start of its SHA-256. */
const sampleValues: readonly RegExp[] = [
  /\bStraitsway\b/,
  /\bSample Quay\b/,
  /\b000000\b/,
  /\+65 0000 0000\b/,
  /\bpartners@example\.com\b/,
  /\bwww\.example\.com\b/,
  // The mark, the social card, the coach and the hero.
  /^(0acf294950649a2d|ff4bf6b82f42eca9|924f473cf1f3ca87|96201af930c230fd)$/,
  // The sandbox's identifiers and its address.
  /^sandbox_/,
  /^https?:\/\/(127\.[\d.]+|localhost|\[::1\])(:|\/|$)/,
]

const isSample = (value: string): boolean => sampleValues.some((sample) => sample.test(value))

/** Marks a sample that looks like any other text, until somebody removes the comment. */
const sampleComment = /^ *# SAMPLE\b/

/** Everything of this project that is still a sample, each as a line; run from its root. */
export function samplesLeft(environment: Environment = process.env): string[] {
  const { name: folder, files } = contentIn(contentConfig)
  const inContent = files.flatMap(({ name, text }) =>
    samplesInText(text).map((found) => `${folder}/${name}:${found}`),
  )
  return [...inContent, ...samplesInEnvironment(environment)]
}

/**
 * @param text of a YAML file
 * @returns each sample after its line's number
 */
export function samplesInText(text: string): string[] {
  const found = text
    .split('\n')
    .flatMap((line, index) => (sampleComment.test(line) ? [`${index + 1}: ${line.trim()}`] : []))
  const lineCounter = new LineCounter()
  visit(parseDocument(text, { lineCounter }), {
    Scalar: (_key, { value, range }) => {
      const { line } = lineCounter.linePos(range?.[0] ?? 0)
      if (isSample(contentOf(`${value}`))) found.push(`${line}: ${value}`)
    },
  })
  return found
}

/** The text itself, or the start of the digest of the picture that it names. */
function contentOf(value: string): string {
  const picture = join(contentConfig.folder, value)
  if (!value.startsWith('images/') || !existsSync(picture)) return value
  return createHash('sha256').update(readFileSync(picture)).digest('hex').slice(0, 16)
}

const isNothing = 'is set to nothing, here, or in the shell or the host, which count before .env'

/** The variables that are not set or point at the sandbox. */
const samplesInEnvironment = (environment: Environment): string[] =>
  [...requiredVariables, ...addressVariables].flatMap((name) => {
    const value = environment[name]?.trim()
    if (value && isSample(value)) return [`.env: ${name}=${value}`]
    if (value || !requiredVariables.includes(name)) return []
    return value === undefined ? [`.env: ${name} is not set`] : [`.env: ${name} ${isNothing}`]
  })

/**
 * - `ready`: nothing is a sample
 * - `sandbox`: for the sandbox, so nobody publishes it
 * - `hidden`: samples are allowed, and search engines are kept out
 * - `stopped`: it must not be built
 */
export type Launch = 'ready' | 'sandbox' | 'hidden' | 'stopped'

/** Scripts that build for the sandbox set it; a host never does. */
export const sandboxBuild = 'SANDBOX_BUILD'

/** Decides how this build is published. */
export function launchOf(
  environment: Environment = process.env,
  samples: readonly string[] = samplesLeft(environment),
): Launch {
  if (environment[sandboxBuild] === 'true') return 'sandbox'
  if (samples.length === 0) return 'ready'
  return ['1', 'true'].includes(environment.ALLOW_SAMPLES?.trim() ?? '') ? 'hidden' : 'stopped'
}

/** Each sample that is left, and what a build does until they are replaced. */
export const sampleNotice = (samples: readonly string[] = samplesLeft()): string =>
  `${samples.join('\n')}

${samples.length} to replace before the site goes live (docs/deploying.md says how): visitors would take them for real.
Until then it is built only with ALLOW_SAMPLES=1 in .env or in the host's settings, for example to show
it to colleagues. Every page then asks search engines to leave it out (noindex), and there is no sitemap.`
