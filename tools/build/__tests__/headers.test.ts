import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pageHeaders, siteHeaders } from '../headers'

const plain =
  '<style>p{}</style><p>a</p><script type="speculationrules">{"prefetch":[]}</script>' +
  '<script type="application/ld+json">{"name":"a"}</script>'
const island =
  '<style data-s="">p{}</style><div id="island" data-connect="https://mail.example"></div>' +
  '<script type="application/json">{}</script><script>fetchScripts()</script>'

let folder: string

function write(file: string, html: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), html)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  write('index.html', plain)
  write('404.html', plain)
  write('contact/index.html', island)
})
afterEach(() => rmSync(folder, { recursive: true }))

const policyOf = (path: string): string[] => {
  const page = pageHeaders(folder).find((each) => each.path === path)
  return page?.headers['content-security-policy']?.split('; ') ?? []
}

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every page has its file and its headers, the not-found page under its own address', () => {
  expect(pageHeaders(folder).map(({ path, file }) => [path, file])).toEqual([
    ['/', 'index.html'],
    ['/contact/', 'contact/index.html'],
    ['/404.html', '404.html'],
  ])
})

test('a page without script may load its own images and font, run nothing, and ask the site alone', () => {
  expect(policyOf('/').sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `script-src ${hash('{"prefetch":[]}')}`,
    `style-src ${hash('p{}')}`,
    "trusted-types 'none'",
  ])
})

test('the page with the form may run its script, and ask what the build says', () => {
  expect(policyOf('/contact/')).toEqual(
    expect.arrayContaining([
      `script-src 'strict-dynamic' 'self' ${hash('fetchScripts()')}`,
      "connect-src 'self' https://mail.example",
      `style-src 'self' ${hash('')} ${hash('p{}')}`,
      'trusted-types island webpack answer lit-html',
    ]),
  )
})

test.each([
  ['a style attribute', '<p style="color:red">a</p>', 'index.html has the attribute `style` in <p'],
  ['a handler', '<p onclick="a()">a</p>', 'index.html has the attribute `onclick` in <p'],
  ['a script from a file', '<script src="/a.js"></script>', 'index.html has a <script src>'],
  ['a script without addresses', '<script>a()</script>', 'index.html has a script, and no data-co'],
])('%s, which the policy would block, is an error', (_name, html, message) => {
  write('index.html', html)
  expect(() => pageHeaders(folder)).toThrow(message)
})

test('what only looks like an attribute or an element is text', () => {
  write('index.html', `${plain}<p title="a &lt;p style=&quot;x&quot;>">x style="a"</p>`)
  expect(policyOf('/')).toContain(`style-src ${hash('p{}')}`)
})

test('each page is sent with the other headers too, and files with theirs', () => {
  expect(pageHeaders(folder)[0]?.headers).toMatchObject({
    ...siteHeaders,
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})
