import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fixtureConfig } from '../../../__tests__/fixtures/content'
import { withPolicy } from '../contentPolicy'
import { plainHeaders } from '../headers'

const head = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>'
const plain =
  `${head}<style>p{}</style><p>a</p><script type="speculationrules">{"prefetch":[]}</script>` +
  '<script type="application/ld+json">{"name":"a"}</script>'
const island =
  `${head}<style data-s="">p{}</style><div id="island" data-connect="https://mail.example"></div>` +
  '<script type="application/json">{}</script><script>fetchScripts()</script>'

/** The policy that stands right after the page's character set. */
function policyOf(html: string): string[] {
  const page = withPolicy(html, 'index.html')
  const meta = /^(<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>)/
  const [, , policy = ''] = meta.exec(page.slice(head.length)) ?? []
  expect(page.replace(meta, '')).toHaveLength(page.length)
  return policy.split('; ')
}

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page without script may load its own images and font, run nothing, and ask the site alone', () => {
  expect(policyOf(plain).sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "img-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `script-src ${hash('{"prefetch":[]}')}`,
    `style-src ${hash('p{}')}`,
    "trusted-types 'none'",
  ])
})

test('the page with the form may run its script, and ask what the build says', () => {
  expect(policyOf(island)).toEqual(
    expect.arrayContaining([
      `script-src 'strict-dynamic' 'self' ${hash('fetchScripts()')}`,
      "connect-src 'self' https://mail.example",
      `style-src 'self' ${hash('')} ${hash('p{}')}`,
      'trusted-types island webpack lit-html',
    ]),
  )
})

test.each([
  ['a style attribute', '<p style="color:red">a</p>', 'index.html has the attribute `style` in <p'],
  ['a handler', '<p onclick="a()">a</p>', 'index.html has the attribute `onclick` in <p'],
  ['a script from a file', '<script src="/a.js"></script>', 'index.html has a <script src>'],
  ['a script without addresses', '<script>a()</script>', 'index.html has a script, and no data-co'],
])('%s, which the policy would block, is an error', (_name, html, message) => {
  expect(() => withPolicy(head + html, 'index.html')).toThrow(message)
})

test('a page that does not begin with its character set is an error', () => {
  expect(() => withPolicy('<p>a</p>', 'index.html')).toThrow('index.html does not begin with')
})

test('what only looks like an attribute or an element is text', () => {
  const html = `${plain}<p title="a &lt;p style=&quot;x&quot;>">x style="a"</p>`
  expect(policyOf(html)).toContain(`style-src ${hash('p{}')}`)
})

test('_headers keeps other sites from every page', () => {
  const rules = /^(\/.*)\n {2}cross-origin-resource-policy: same-origin$/gm
  const named = [...readFileSync('hosts/_headers', 'utf8').matchAll(rules)].map(([, path]) => path)
  expect(named).toEqual(fixtureConfig.pages)
})

test('_headers, which `npm run serve` reads, has each header of nginx', () => {
  const names = readFileSync('hosts/nginx.conf', 'utf8').matchAll(/^add_header ([\w-]+)/gm)
  const always = [...names].map(([, name]) => name).filter((name) => name !== 'allow')
  expect(Object.keys(plainHeaders)).toEqual(always)
})
