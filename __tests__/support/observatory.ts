/**
 * The score of MDN's HTTP Observatory, without its network: the tests that look at one answer, from
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. What a host does around
 * the answers, redirection to HTTPS and preloading, is not in it and counts as neither good nor bad.
 */

export interface Answer {
  /** Name, in lower case, to value. */
  headers: Readonly<Record<string, string | undefined>>
  html: string
}

export interface Finding {
  result: string
  /** A penalty, or a bonus, which counts only from 90 points on. */
  points: number
}

/** @returns at most 130; what cost or brought points is in `findings` */
export function observatoryScore(answer: Answer): { score: number; findings: Finding[] } {
  const findings = tests.map((test) => test(answer))
  const sum = (from: readonly Finding[]) => from.reduce((all, { points }) => all + points, 0)
  const score = 100 + sum(findings.filter(({ points }) => points < 0))
  return { score: Math.max(0, score < 90 ? score : 100 + sum(findings)), findings }
}

type Directives = ReadonlyMap<string, readonly string[]>

const tests: readonly ((answer: Answer) => Finding)[] = [
  (answer) => contentPolicy(policyOf(answer)),
  (answer) => {
    if (policyOf(answer)?.has('frame-ancestors'))
      return { result: 'framing refused by the policy', points: 5 }
    const old = /^(deny|sameorigin)$/i.test(answer.headers['x-frame-options'] ?? '')
    return old
      ? { result: 'framing refused by X-Frame-Options alone', points: 0 }
      : { result: 'framing allowed', points: -20 }
  },
  ({ headers: { 'cross-origin-resource-policy': value } }) => ({
    result: `Cross-Origin-Resource-Policy ${value}`,
    points: value ? ({ 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }[value] ?? -5) : 0,
  }),
  ({ headers: { 'referrer-policy': value } }) => ({
    result: `Referrer-Policy ${value}`,
    points: value ? (privateReferrers.includes(value) ? 5 : -5) : 0,
  }),
  ({ headers: { 'strict-transport-security': value } }) => {
    const seconds = /^\s*max-age=(\d+)/i.exec(value ?? '')?.[1]
    const halfYear = 180 * 24 * 60 * 60
    const points = seconds === undefined ? -20 : Number(seconds) < halfYear ? -10 : 0
    return { result: `Strict-Transport-Security ${value}`, points }
  },
  ({ headers: { 'x-content-type-options': value } }) => ({
    result: `X-Content-Type-Options ${value}`,
    points: value === 'nosniff' ? 0 : -5,
  }),
  ({ headers }) => ({
    result: 'cookies, none of which this site needs',
    points: headers['set-cookie'] ? -20 : 0,
  }),
  ({ html }) => {
    const foreign = [...html.matchAll(/<script\b[^>]*?\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)]
    const secure = foreign.every(([, address = '']) => address.startsWith('https:'))
    const whole = foreign.every(([tag]) => tag.includes(' integrity="'))
    if (foreign.length === 0) return { result: 'no script of another site', points: 0 }
    const points = secure ? (whole ? 5 : -5) : whole ? -20 : -50
    return { result: 'scripts of other sites', points }
  },
]

const privateReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]

const isBroad = (source: string): boolean => /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/.test(source)
const isLoose = (source: string): boolean =>
  isBroad(source) || source === "'unsafe-inline'" || source === 'data:'
const isInsecure = (source: string): boolean => /^(http|ftp):/.test(source)
const isHash = (source: string): boolean => /^'(nonce|sha(256|384|512))-/.test(source)

function contentPolicy(directives: Directives | undefined): Finding {
  if (!directives) return { result: 'no policy that can be read', points: -25 }
  const of = (name: string) =>
    directives.get(name) ?? directives.get('default-src') ?? ([everything] as const)
  const script = withoutIgnored(of('script-src'))
  const style = withoutIgnored(of('style-src'))
  const passive = ['img-src', 'media-src']
  const active = [...directives].filter(([name]) => ![...passive, 'script-src'].includes(name))
  if (script.includes(strictDynamic) && !script.some(isHash))
    return { result: "'strict-dynamic' without a hash", points: -25 }
  if (script.some(isLoose) || of('object-src').some(isBroad))
    return { result: 'any inline script, or scripts from anywhere', points: -20 }
  if ([...script, ...active.flatMap(([, sources]) => sources)].some(isInsecure))
    return { result: 'content over HTTP', points: -20 }
  if ([...script, ...style].includes("'unsafe-eval'"))
    return { result: "'unsafe-eval'", points: -10 }
  if (passive.flatMap(of).some(isInsecure)) return { result: 'pictures over HTTP', points: -10 }
  if (style.some(isLoose)) return { result: 'any inline style, or styles from anywhere', points: 0 }
  return of('default-src').join() === "'none'"
    ? { result: "default-src 'none', nothing unsafe", points: 10 }
    : { result: 'nothing unsafe, but not default-src none', points: 5 }
}

const everything = '*'
const strictDynamic = "'strict-dynamic'"

/** Browsers ignore some sources beside a hash, and more beside 'strict-dynamic'. */
function withoutIgnored(sources: readonly string[]): readonly string[] {
  if (!sources.some(isHash)) return sources
  const ignored = sources.includes(strictDynamic)
    ? /^('unsafe-inline'|'self'|\*|(https?|ftp):.*)$/
    : /^'unsafe-inline'$/
  return sources.filter((source) => !ignored.test(source))
}

/** What has no effect in a page. */
const onlyInHeaders = ['frame-ancestors', 'report-uri', 'sandbox']

const policyInPage = /<meta http-equiv="content-security-policy" content="([^"]*)"/gi

/**
 * All policies of an answer as one: commas separate those in a header, and the page may have more.
 *
 * @returns `undefined` for none, and if one has a directive twice, which the Observatory rejects
 */
function policyOf({ headers, html }: Answer): Directives | undefined {
  const sent = listOf(headers['content-security-policy']).map((policy) => read(policy))
  const inPage = [...html.matchAll(policyInPage)]
    .flatMap(([, policies]) => listOf(policies))
    .map((policy) => read(policy, onlyInHeaders))
  const policies = [...sent, ...inPage].filter((policy) => policy?.size !== 0)
  return policies.length > 0 ? policies.reduce(both) : undefined
}

const listOf = (policies = ''): string[] => policies.split(',')

/** As the Observatory has it: what the first policy lacks is none, whatever the second has. */
function both(first: Directives | undefined, second: Directives | undefined) {
  if (!first || !second) return undefined
  const common = [...second].map(([name, sources]) => {
    const kept = sources.filter((source) => first.get(name)?.includes(source))
    return [name, kept.length > 0 ? kept : ["'none'"]] as const
  })
  return new Map([...first, ...common])
}

function read(policy: string, ignored: readonly string[] = []): Directives | undefined {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const)
    .filter(([name]) => name !== '' && !ignored.includes(name))
  const byName = new Map(directives)
  return byName.size === directives.length ? byName : undefined
}
