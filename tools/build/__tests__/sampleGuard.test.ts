import { readFileSync } from 'node:fs'
import { contentIn } from '@partner-site/content-model'
import { fixtureConfig } from '../../../__tests__/fixtures/content'
import { realIdentifiers } from '../../../__tests__/support/realAccounts'
import {
  hiddenNotice,
  launchOf,
  type Sample,
  sampleLines,
  samplesInContent,
  samplesInEnvironment,
  stopNotice,
} from '../sampleGuard'
import { sandboxVariables } from '../sandboxed'

const samples: readonly Sample[] = [
  {
    where: 'content/site.yaml:5',
    key: 'brand.name',
    value: 'Straitsway Travel',
    remedy: "Put the company's name there.",
  },
]

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
  expect(notice).toContain(sampleLines(samples))
  expect(notice).toMatch(/ALLOW_SAMPLES=1.*\.env.*noindex.*ALLOW_SAMPLES is "yes"/s)
  expect(stopNotice(samples, {})).not.toContain('ALLOW_SAMPLES is')
})

test('a hidden build says so, with the list', () => {
  expect(hiddenNotice(samples)).toMatch(/NOT FOR VISITORS.*noindex.*brand\.name/s)
})

const samplesOf = (text: string) => samplesInContent([{ name: 'content/site.yaml', text }])

test('the samples of a new project are all found, with file, line and key', () => {
  const found = samplesInContent(contentIn(fixtureConfig).files).map(
    ({ where, key }) => `${where} ${key}`,
  )
  expect(found).toEqual([
    expect.stringMatching(/^contact\.yaml:\d+ the comment$/),
    expect.stringMatching(/^site\.yaml:\d+ brand\.name$/),
    expect.stringMatching(/^site\.yaml:\d+ url$/),
    expect.stringMatching(/^site\.yaml:\d+ contact\.address\.streetAddress\[1\]$/),
    expect.stringMatching(/^site\.yaml:\d+ contact\.address\.postalCode$/),
    expect.stringMatching(/^site\.yaml:\d+ contact\.phone$/),
    expect.stringMatching(/^site\.yaml:\d+ contact\.email$/),
    expect.stringMatching(/^site\.yaml:\d+ footer\.social\[1\]\.url$/),
  ])
})

test('recognises the sample mark, icons and pictures by their bytes, under any name', () => {
  const text = 'brand: { mark: images/ours.svg, icon: images/own.svg }'
  const mark = readFileSync('__tests__/fixtures/content/images/mark.svg')
  const read = (path: string) => (path === 'images/ours.svg' ? mark : Buffer.from('<svg/>'))
  const found = samplesInContent([{ name: 'content/site.yaml', text }], read)
  expect(found.map(({ key, remedy }) => `${key}: ${remedy}`)).toEqual([
    "brand.mark: Put the company's own logo there.",
  ])
})

test.each([
  '# SAMPLE: your lawyer must check this notice\nprivacy: Our own notice',
  'url: https://partners.example',
  'url: http://site.test/path',
  'contact: { email: someone@example.org }',
  'contact: { phone: +65 6000 0000 }',
  'contact: { address: { streetAddress: [10 Sample Quay] } }',
  'footer: { social: [{ url: https://www.example.com/linkedin }] }',
  'heading: TODO',
  'lead: Lorem ipsum dolor sit amet.',
])('a sample: %s', (text) => {
  expect(samplesOf(text)).toHaveLength(1)
})

test.each([
  'brand: { name: Merlion Journeys }',
  'url: https://www.merlion-journeys.sg',
  'contact: { email: partners@merlion-examples.com }',
  'contact: { phone: +65 6123 4567 }',
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
  expect(samplesOf(text)).toEqual([])
})

const origin = 'http://127.0.0.1:9010'

const keysOf = (environment: Record<string, string>) =>
  samplesInEnvironment(environment).map(({ key }) => key)

const real = realIdentifiers
const sandbox = sandboxVariables(origin)
const { UPLOADCARE_SECRET_KEY = '', UPLOADCARE_API_ORIGIN = '' } = sandbox

test.each<[string, Record<string, string>, string[]]>([
  ['of real accounts are none', real, []],
  ['that are not set', {}, Object.keys(real)],
  [
    'that are blank',
    { ...real, GATSBY_UPLOADCARE_PUBLIC_KEY: ' ' },
    ['GATSBY_UPLOADCARE_PUBLIC_KEY'],
  ],
  [
    'of `npm run documents` alone are none',
    { ...real, UPLOADCARE_SECRET_KEY, UPLOADCARE_API_ORIGIN },
    [],
  ],
  ['of the sandbox', sandbox, Object.keys(sandbox).filter((name) => name.startsWith('GATSBY_'))],
  [
    'at any port of it',
    { ...real, GATSBY_UPLOADCARE_CDN: 'http://127.0.0.1:9555' },
    ['GATSBY_UPLOADCARE_CDN'],
  ],
])('variables %s: the samples are named', (_what, environment, names) => {
  expect(keysOf(environment)).toEqual(names)
})
