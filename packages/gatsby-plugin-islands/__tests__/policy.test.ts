import { contentPolicy, type Directives, hashSource } from '../src/page/policy'

const plain =
  '<style>p{}</style><p>a</p><script type="speculationrules">{"prefetch":[]}</script>' +
  '<script type="application/ld+json">{"name":"a"}</script>'
const island =
  '<style data-s="">p{}</style><div id="island-1"></div>' +
  '<script type="application/json">{}</script><script>fetchScripts()</script>'

const policyOf = (...args: Parameters<typeof contentPolicy>) => contentPolicy(...args).split('; ')

test('a page without script may load its own images and font, run nothing, and ask the site alone', () => {
  expect(policyOf('/', plain, false).sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "img-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `script-src ${hashSource('{"prefetch":[]}')}`,
    `style-src ${hashSource('p{}')}`,
    "trusted-types 'none'",
  ])
})

test('a page with an island may run its script, and what the site adds', () => {
  const additions: Directives[] = [
    { 'connect-src': ['https://mail.example'], 'trusted-types': ['widget'] },
    { 'connect-src': ['https://mail.example'], 'worker-src': ["'self'"] },
  ]
  expect(policyOf('/', island, true, additions)).toEqual(
    expect.arrayContaining([
      `script-src 'strict-dynamic' 'self' ${hashSource('fetchScripts()')}`,
      "connect-src 'self' https://mail.example",
      `style-src 'self' ${hashSource('')} ${hashSource('p{}')}`,
      'trusted-types island webpack widget',
      "worker-src 'self'",
    ]),
  )
})

test.each([
  ['a style attribute', '<p style="color:red">a</p>', '/about/ has the attribute `style` in <p'],
  ['a handler', '<p onclick="a()">a</p>', '/about/ has the attribute `onclick` in <p'],
  ['a script from a file', '<script src="/a.js"></script>', '/about/ has a <script src>'],
])('%s, which the policy would block, is an error', (_name, html, message) => {
  expect(() => contentPolicy('/about/', html, true)).toThrow(message)
})

test('what only looks like an attribute or an element is text', () => {
  const html = `${plain}<p title="a &lt;p style=&quot;x&quot;>">x style="a"</p>`
  expect(policyOf('/', html, false)).toContain(`style-src ${hashSource('p{}')}`)
})
