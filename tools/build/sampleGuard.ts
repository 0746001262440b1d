import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentIn, valuesIn } from '@partner-site/content-model'
import { accounts } from '@partner-site/provider-sandbox/accounts'
import contentConfig from '../../content-model.config'
import { addressVariables, type Environment, requiredVariables } from './environment'

/**
 * Finds the samples that are left, in content/ and in the environment, and stops or hides a build
 * that has any (docs/decisions/publishing.md).
 */

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

/** Decides how this build is published. */
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

/** Something that still has to be replaced before the site goes live. */
export interface Sample {
  /** File, and its line if it has the value, for example `content/site.yaml:15`. */
  where: string
  /** For example `contact.phone`, or the name of a variable. */
  key: string
  value: string
  /** What to do, as a sentence. */
  remedy: string
}

/** The one name that no rule recognises. */
const sampleBrand = 'Straitsway Travel'

/** The sample mark, icons and pictures, by the start of their SHA-256. */
const sampleDigests = new Set([
  '0acf294950649a2d',
  '9e6a426f58df3581',
  '0b9e26592c15aa66',
  '468e0de2aefcf562',
  '12caf07628da94b9',
])

const isSamplePicture = (bytes: Uint8Array): boolean =>
  sampleDigests.has(createHash('sha256').update(bytes).digest('hex').slice(0, 16))

/** A comment that marks a sample which looks like any other text, until somebody removes it. */
const sampleComment = /^ *# (SAMPLE\b.*)/

/** What people write where a text is still to come. */
const isUnwritten = (value: string): boolean => /\b(TODO|TBD|FIXME|[Ll]orem ipsum)\b/.test(value)

/** Nobody can own these domains (RFC 2606, RFC 6761). */
const reservedDomain =
  /(^|[@/.])(example\.(com|net|org)|[\w-]+\.(example|test|invalid|localhost))(?=[:/]|$)/i

/** An address, not a sentence that mentions one. */
const isReservedAddress = (value: string): boolean =>
  !/\s/.test(value) && reservedDomain.test(value)

/** `Sample Quay`, or a phone number or a postcode with six zeros in a row. */
const isInvented = (value: string): boolean =>
  /\bsample\b/i.test(value) || /0(?:[ -]?0){5}/.test(value)

const isSample = (key: string, value: string): boolean =>
  (key === 'brand.name' && value === sampleBrand) ||
  (/^contact\./.test(key) && isInvented(value)) ||
  isReservedAddress(value) ||
  isUnwritten(value)

/** By the beginning of the key. */
const remedies: Readonly<Record<string, string>> = {
  'brand.name': "Put the company's name there.",
  url: "Put the site's public address there, beginning with https:// and without a slash at the end.",
  'contact.address': 'Put that of the office there.',
  'contact.phone': 'Put the phone number there, with its country code.',
  'contact.email': 'Put the e-mail address there at which staff read mail from agents.',
  'brand.mark': "Put the company's own logo there.",
  'footer.social': "Put the address of the company's own page there, or remove the link.",
}

const remedyFor = (key: string): string =>
  Object.entries(remedies).find(([start]) => key.startsWith(start))?.[1] ??
  "Put the company's own there."

interface Content {
  /** The file's name in messages, for example `content/site.yaml`. */
  name: string
  text: string
}

/**
 * The samples in the texts of YAML files, and the pictures that they name. A comment that begins with
 * `SAMPLE` is one too.
 *
 * @param read the bytes of a picture, by its path in YAML; undefined if it is not there
 */
export const samplesInContent = (
  files: readonly Content[],
  read: (path: string) => Uint8Array | undefined = () => undefined,
): Sample[] =>
  files.flatMap(({ name, text }) => [
    ...text.split('\n').flatMap((line, index) => {
      const [, value] = sampleComment.exec(line) ?? []
      const where = `${name}:${index + 1}`
      const remedy = 'Do what it asks for, then remove the comment from the file.'
      return value ? [{ where, key: 'the comment', value, remedy }] : []
    }),
    ...valuesIn(text).flatMap(({ key, value, line }) => {
      if (typeof value !== 'string') return []
      const picture = value.startsWith('images/') ? read(value) : undefined
      const isFound = isSample(key, value) || (picture && isSamplePicture(picture))
      return isFound ? [{ where: `${name}:${line}`, key, value, remedy: remedyFor(key) }] : []
    }),
  ])

/** The identifiers of the sandbox. */
const accountsHere: readonly string[] = Object.values(accounts)

/** The variables that are not set or point at the sandbox. */
export function samplesInEnvironment(environment: Environment): Sample[] {
  const unset = requiredVariables.filter((name) => !environment[name]?.trim())
  const sandboxed = [...requiredVariables, ...addressVariables].filter((name) => {
    const value = environment[name] ?? ''
    return accountsHere.includes(value) || isLoopback(value)
  })
  return [...unset, ...sandboxed].map((key) => ({
    where: '.env',
    key,
    value: environment[key]?.trim() ?? '',
    remedy: requiredVariables.some((name) => name === key)
      ? "Put the account's own identifier there, or in the host's settings; see docs/providers.md#connect-the-accounts."
      : 'Remove the line, unless the provider is reached at another address than its usual one.',
  }))
}

const isLoopback = (value: string): boolean =>
  /^https?:\/\/(127\.[\d.]+|localhost|\[::1\])(:|\/|$)/.test(value)

/** Everything of this project that is still a sample; run from its root. */
export function samplesLeft(environment: Environment = process.env): Sample[] {
  const files = contentIn(contentConfig).files.map(({ name, text }) => ({
    name: `content/${name}`,
    text,
  }))
  const read = (path: string) => {
    const file = join(contentConfig.folder, path)
    return existsSync(file) ? readFileSync(file) : undefined
  }
  return [...samplesInContent(files, read), ...samplesInEnvironment(environment)]
}

/** Formats each sample as a line with its value and a line with the remedy. */
export const sampleLines = (samples: readonly Sample[]): string =>
  samples
    .map(({ where, key, value, remedy }) => {
      const state = value ? `is still ${JSON.stringify(value)}` : 'is not set'
      return `${where}: ${key} ${state}.\n    ${remedy}`
    })
    .join('\n')
