import { readFileSync } from 'node:fs'
import { contentFiles } from '../../../__tests__/support/contentFiles'
import { realIdentifiers } from '../../../__tests__/support/realAccounts'
import {
  hiddenNotice,
  launchOf,
  type Sample,
  sampleLines,
  samplesInContent,
  samplesInEnvironment,
  stopNotice,
} from '../launch'

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

describe('a build that is stopped', () => {
  const notice = stopNotice(samples, {})

  test('names file, key and value, and what to do', () => {
    expect(notice).toContain(`content/site.yaml:5: brand.name is still "Straitsway Travel".
    Put the company's name there.`)
    expect(notice).toContain('1 to replace before the site goes live.')
  })

  test('says how to build it anyway, and what that does', () => {
    expect(notice).toMatch(/ALLOW_SAMPLES=1.*\.env.*noindex/s)
  })

  test('says why a wrong value of ALLOW_SAMPLES does not help', () => {
    expect(notice).not.toContain('ALLOW_SAMPLES is')
    expect(stopNotice(samples, { ALLOW_SAMPLES: 'yes' })).toContain(
      'ALLOW_SAMPLES is "yes", which does not count: set it to 1 or true.',
    )
  })
})

test('a hidden build says so between two rules, with the list', () => {
  const notice = hiddenNotice(samples).trim().split('\n')
  expect(notice[0]).toMatch(/^={80}$/)
  expect(notice.at(-1)).toBe(notice[0])
  expect(notice.join('\n')).toMatch(/NOT FOR VISITORS.*noindex.*brand\.name/s)
})

const samplesOf = (text: string) => samplesInContent([{ name: 'content/site.yaml', text }])

test('the samples of a new project are all found, with file, line and key', () => {
  const files = contentFiles('__tests__/fixtures/content')
  const found = samplesInContent(files).map(({ where, key }) => `${where} ${key}`)
  expect(found).toEqual([
    expect.stringMatching(/^contact\.yaml:\d+ form\.privacy\.kept\.text$/),
    expect.stringMatching(/^site\.yaml:\d+ brand\.name$/),
    expect.stringMatching(/^site\.yaml:\d+ url$/),
    expect.stringMatching(/^site\.yaml:\d+ contact\.office\[1\]$/),
    expect.stringMatching(/^site\.yaml:\d+ contact\.office\[2\]$/),
    expect.stringMatching(/^site\.yaml:\d+ contact\.phone$/),
    expect.stringMatching(/^site\.yaml:\d+ contact\.email$/),
    expect.stringMatching(/^site\.yaml:\d+ footer\.social\[1\]\.url$/),
    expect.stringMatching(/^site\.yaml:\d+ searchFacts\.street$/),
    expect.stringMatching(/^site\.yaml:\d+ searchFacts\.postalCode$/),
  ])
})

test('the sample mark, icons and pictures are found by what they are, whatever their name', () => {
  const text = 'brand: { mark: images/ours.svg, icon: images/own.svg }'
  const mark = readFileSync('__tests__/fixtures/content/images/mark.svg')
  const read = (path: string) => (path === 'images/ours.svg' ? mark : Buffer.from('<svg/>'))
  const found = samplesInContent([{ name: 'content/site.yaml', text }], read)
  expect(found.map(({ key, remedy }) => `${key}: ${remedy}`)).toEqual([
    "brand.mark: Put the company's own logo there.",
  ])
})

test.each([
  'url: https://partners.example',
  'url: http://site.test/path',
  'contact: { email: someone@example.org }',
  'contact: { phone: +65 6000 0000 }',
  'contact: { office: [10 Sample Quay] }',
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
  'contact: { office: [10 Anson Road, Singapore 079903] }',
  'footer: { blurb: Ask for a sample itinerary. For example, three days in Malacca. }',
  'url: https://www.myexample.com',
  'url: https://test.merlion.sg',
  'form: { invalid: Enter an address like name@example.com }',
  'fleet: { figures: [{ value: "1000000" }] }',
  'lead: We have a to-do list for your group, and do not lose it.',
])('the company’s own: %s', (text) => {
  expect(samplesOf(text)).toEqual([])
})

const sandbox = {
  ...Object.fromEntries(Object.keys(realIdentifiers).map((name) => [name, `sandbox of ${name}`])),
  GATSBY_UPLOADCARE_CDN: 'http://127.0.0.1:9010',
}

const keysOf = (environment: Record<string, string>) =>
  samplesInEnvironment(environment, sandbox).map(({ key }) => key)

test('identifiers of real accounts are no samples', () => {
  expect(keysOf(realIdentifiers)).toEqual([])
})

test('identifiers that are not set are named', () => {
  expect(keysOf({})).toEqual(Object.keys(realIdentifiers))
  expect(keysOf({ ...realIdentifiers, GATSBY_UPLOADCARE_PUBLIC_KEY: ' ' })).toEqual([
    'GATSBY_UPLOADCARE_PUBLIC_KEY',
  ])
})

test('what only `npm run documents` reads is none of the site’s', () => {
  const staff = { UPLOADCARE_SECRET_KEY: 'sandboxsecretkey0000' }
  expect(samplesInEnvironment({ ...realIdentifiers, ...staff }, staff)).toEqual([])
})

test('the sandbox’s identifiers and its address, at any port, are named', () => {
  expect(keysOf(sandbox)).toEqual(Object.keys(sandbox))
  expect(keysOf({ ...realIdentifiers, GATSBY_UPLOADCARE_CDN: 'http://127.0.0.1:9555' })).toEqual([
    'GATSBY_UPLOADCARE_CDN',
  ])
})

test('each sample is reported with its place, its value and what to do', () => {
  expect(sampleLines(samplesOf('url: https://www.example.com'))).toBe(
    `content/site.yaml:1: url is still "https://www.example.com".
    Put the site's public address there, beginning with https:// and without a slash at the end.`,
  )
  expect(sampleLines(samplesInEnvironment({}, {}))).toContain(
    '.env: GATSBY_UPLOADCARE_PUBLIC_KEY is not set.\n',
  )
})
