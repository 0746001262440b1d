import { type Answer, observatoryScore } from './observatory'

const policy = "default-src 'none'; img-src 'self'; style-src 'sha256-x'; frame-ancestors 'none'"

const good: Answer = {
  headers: {
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  },
  html: '<p>Text</p><script src="/own.js"></script>',
}

const scoreWith = (headers: Answer['headers'], html = good.html) =>
  observatoryScore({ headers: { ...good.headers, ...headers }, html }).score

/** The good policy with other directives before its own. */
const policyWith = (directives: string) => ({
  'content-security-policy': [
    directives,
    ...policy.split('; ').filter((each) => !directives.includes(each.split(' ')[0] ?? '')),
  ].join('; '),
})

test('a page that leaves nothing out has 130 points', () => {
  expect(observatoryScore(good)).toMatchObject({ score: 130 })
})

test('a page without any header has 30, as MDN gave this site', () => {
  expect(observatoryScore({ ...good, headers: {} }).score).toBe(30)
})

test.each([
  ['cross-origin-resource-policy', undefined, 120],
  ['cross-origin-resource-policy', 'cross-origin', 120],
  ['cross-origin-resource-policy', 'anything', 115],
  ['referrer-policy', undefined, 125],
  ['referrer-policy', 'unsafe-url', 120],
  ['strict-transport-security', undefined, 80],
  ['strict-transport-security', 'max-age=3600', 120],
  ['x-content-type-options', undefined, 125],
  ['set-cookie', 'id=1', 80],
  ['content-security-policy', undefined, 55],
])('with %s: %s it has %i', (name, value, score) => {
  expect(scoreWith({ [name]: value })).toBe(score)
})

test.each([
  ["script-src 'unsafe-inline'", 80],
  ["script-src 'unsafe-inline' 'sha256-x'", 130],
  ['script-src data:', 80],
  ['script-src https:', 80],
  ["script-src 'strict-dynamic' https: 'sha256-x'", 130],
  ["script-src 'strict-dynamic'", 75],
  ['object-src *', 80],
  ["script-src 'unsafe-eval'", 110],
  ['connect-src http://example.com', 80],
  ['img-src http://example.com', 110],
  ['style-src https:', 120],
  ["style-src 'unsafe-inline'", 120],
  ["default-src 'self'", 125],
  ["img-src 'self'; img-src 'self'", 55],
])('with the directive %s it has %i', (directives, score) => {
  expect(scoreWith(policyWith(directives))).toBe(score)
})

test('framing may be refused by X-Frame-Options, without the bonus', () => {
  const withoutAncestors = policy.replace(/; frame-ancestors.*/, '')
  const framed = { 'content-security-policy': withoutAncestors }
  expect(scoreWith(framed)).toBe(80)
  expect(scoreWith({ ...framed, 'x-frame-options': 'DENY' })).toBe(125)
})

describe('a policy in the page', () => {
  const inPage = (directives: string) =>
    `<meta http-equiv="Content-Security-Policy" content="${directives}"/>${good.html}`

  test('counts as one in a header, but cannot refuse framing', () => {
    const alone = { 'content-security-policy': undefined }
    expect(scoreWith(alone, inPage(policy))).toBe(80)
    expect(scoreWith({ ...alone, 'x-frame-options': 'DENY' }, inPage(policy))).toBe(125)
    for (const ignored of ["frame-ancestors 'none'", 'report-uri /reports', 'sandbox']) {
      expect(scoreWith({ ...alone, 'x-frame-options': 'DENY' }, inPage(ignored))).toBe(75)
    }
  })

  test('may be loose where one in a header is not', () => {
    expect(scoreWith({}, inPage("script-src 'unsafe-inline'"))).toBe(130)
  })

  test('is added to a header that only refuses framing', () => {
    const framing = { 'content-security-policy': "frame-ancestors 'none'" }
    expect(scoreWith(framing, inPage(policy))).toBe(130)
    expect(scoreWith(framing)).toBe(80)
  })
})

test.each([
  [`${policy}, ${policy}`, 130],
  [`frame-ancestors 'none', ${policy}`, 130],
  [`${policy}, default-src 'self'`, 130],
  [`script-src 'unsafe-inline', script-src 'unsafe-inline' 'self'`, 80],
])('of the policies %s, all of which apply, it has %i', (value, score) => {
  const framed = { 'x-frame-options': 'DENY' }
  expect(scoreWith({ ...framed, 'content-security-policy': value })).toBe(score)
})

test.each([
  ['<script src="https://other.example/a.js"></script>', 125],
  ['<script src="https://other.example/a.js" integrity="sha256-x"></script>', 135],
  ['<script src="//other.example/a.js"></script>', 50],
])('with %s it has %i', (html, score) => {
  expect(scoreWith({}, html)).toBe(score)
})

test('it says what cost points', () => {
  const { findings } = observatoryScore({ ...good, headers: {} })
  expect(findings).toContainEqual({ result: 'no policy that can be read', points: -25 })
})
