import { realIdentifiers } from '../../../__tests__/support/realAccounts'
import {
  hiddenNotice,
  launchOf,
  sampleList,
  samplesInText,
  samplesLeft,
  stopNotice,
} from '../sampleGuard'
import { sandboxVariables } from '../sandboxed'

const samples = ['content/site.yaml:5: Straitsway Travel']

test.each([
  [{}, 0, 'ready'],
  [{ ALLOW_SAMPLES: '1' }, 0, 'ready'],
  [{}, 1, 'stopped'],
  [{ ALLOW_SAMPLES: '1' }, 1, 'hidden'],
  [{ ALLOW_SAMPLES: ' true ' }, 1, 'hidden'],
  [{ ALLOW_SAMPLES: 'yes' }, 1, 'stopped'],
  [{ ALLOW_SAMPLES: '0' }, 1, 'stopped'],
  [{ SANDBOX_BUILD: 'true' }, 1, 'sandbox'],
])('a build with %j and %s samples is %s', (environment: Record<string, string>, count, launch) => {
  expect(launchOf(environment, samples.slice(0, count))).toBe(launch)
})

test('a build that is stopped lists each sample, and says how to build it anyway and what that does', () => {
  const notice = stopNotice(samples, { ALLOW_SAMPLES: 'yes' })
  expect(notice).toContain(sampleList(samples))
  expect(notice).toMatch(/ALLOW_SAMPLES=1.*\.env.*noindex.*ALLOW_SAMPLES is "yes"/s)
  expect(stopNotice(samples, {})).not.toContain('ALLOW_SAMPLES is')
})

test('a hidden build says so, with the list', () => {
  expect(hiddenNotice(samples)).toMatch(/NOT FOR VISITORS.*noindex.*site\.yaml:5/s)
})

const real = realIdentifiers

test('the samples of a new project are all found, each once, with file and line', () => {
  const found = samplesLeft(real).map((line) =>
    line.replace(/^.*content\/(\w+\.yaml):\d+: /, '$1 '),
  )
  expect(found).toEqual([
    expect.stringMatching(/^contact\.yaml # SAMPLE: your lawyer must check/),
    expect.stringMatching(/^contact\.yaml # SAMPLE: check what these answers promise/),
    'site.yaml Straitsway Travel',
    'site.yaml images/mark.svg',
    'site.yaml images/favicon.svg',
    'site.yaml images/apple-touch-icon.png',
    'site.yaml https://www.example.com',
    'site.yaml 10 Sample Quay, 05-01',
    'site.yaml 000000',
    'site.yaml +65 0000 0000',
    'site.yaml partners@example.com',
    'site.yaml https://www.example.com/linkedin',
  ])
})

test('a sample has the number of its line', () => {
  expect(samplesInText('# ours\nhero:\n  lead: &a TODO\n')).toEqual(['3: TODO'])
  expect(samplesInText('\n\n  # SAMPLE: ask\n')).toEqual(['3: # SAMPLE: ask'])
})

test.each([
  'url: https://partners.example',
  'url: http://site.test/path',
  'contact: { email: someone@example.org } # ours',
  'footer: { social: [{ url: "https://www.example.com/linkedin" }] }',
  'heading: TODO',
  'lead: Lorem ipsum dolor sit amet.',
])('a sample: %s', (text) => {
  expect(samplesInText(text)).toHaveLength(1)
})

test.each([
  'brand: { name: Merlion Journeys }',
  'url: https://www.merlion-journeys.sg',
  'contact: { email: partners@merlion-examples.com }',
  'contact: { phone: +65 6888 8888 }',
  'contact: { address: { streetAddress: [10 Anson Road], postalCode: "079903" } }',
  'footer: { blurb: Ask for a sample itinerary. For example, three days in Malacca. }',
  'url: https://www.myexample.com',
  'url: https://test.merlion.sg',
  'form: { invalid: Enter an address like name@example.com }',
  'fleet: { figures: [{ value: "1000000" }] }',
  '# A comment that mentions a SAMPLE\nlead: Our own',
  'lead: We have a to-do list for your group, and do not lose it.',
])('the company’s own: %s', (text) => {
  expect(samplesInText(text)).toEqual([])
})

const sandbox = sandboxVariables('http://127.0.0.1:9010')
const { UPLOADCARE_SECRET_KEY = '', UPLOADCARE_API_ORIGIN = '' } = sandbox
const cdn = 'http://127.0.0.1:9555'

test.each<[string, Record<string, string>, string[]]>([
  ['of real accounts are none', real, []],
  ['that are not set', {}, Object.keys(real).map((name) => `${name} is not set`)],
  [
    'that are blank',
    { ...real, GATSBY_UPLOADCARE_PUBLIC_KEY: ' ' },
    ['GATSBY_UPLOADCARE_PUBLIC_KEY is not set'],
  ],
  [
    'of `npm run documents` alone are none',
    { ...real, UPLOADCARE_SECRET_KEY, UPLOADCARE_API_ORIGIN },
    [],
  ],
  [
    'of the sandbox',
    sandbox,
    Object.entries(sandbox).flatMap(([name, value]) =>
      name.startsWith('GATSBY_') ? [`${name}=${value}`] : [],
    ),
  ],
  ['at any port of it', { ...real, GATSBY_UPLOADCARE_CDN: cdn }, [`GATSBY_UPLOADCARE_CDN=${cdn}`]],
])('variables %s: the samples are named', (_what, environment, names) => {
  const found = samplesLeft(environment).filter((line) => line.startsWith('.env'))
  expect(found).toEqual(names.map((name) => `.env: ${name}`))
})
