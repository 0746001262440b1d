import { realIdentifiers as real } from '../../../__tests__/support/realAccounts'
import { launchOf, sampleNotice, samplesInText, samplesLeft } from '../sampleGuard'
import { sandboxVariables } from '../sandboxed'

const samples = ['content/site.yaml:5: Straitsway Travel']

test.each([
  [{}, 0, 'ready'],
  [{ ALLOW_SAMPLES: '1' }, 0, 'ready'],
  [{}, 1, 'stopped'],
  [{ ALLOW_SAMPLES: '1' }, 1, 'hidden'],
  [{ ALLOW_SAMPLES: ' true ' }, 1, 'hidden'],
  [{ ALLOW_SAMPLES: 'yes' }, 1, 'stopped'],
  [{ SANDBOX_BUILD: 'true' }, 1, 'sandbox'],
])('a build with %j and %s samples is %s', (environment: Record<string, string>, count, launch) => {
  expect(launchOf(environment, samples.slice(0, count))).toBe(launch)
})

test('the notice lists each sample, and says how a site with samples is built', () => {
  expect(sampleNotice(samples)).toMatch(
    /^content\/site\.yaml:5: .*\n\n1 to replace .*ALLOW_SAMPLES/s,
  )
})

test('the samples of a new project are all found, each once, with file and line', () => {
  const found = samplesLeft(real).map((line) =>
    line.replace(/^.*content\/(\w+\.yaml):\d+: /, '$1 '),
  )
  expect(found).toEqual([
    expect.stringMatching(/^contact\.yaml # SAMPLE: your lawyer must check/),
    expect.stringMatching(/^contact\.yaml # SAMPLE: check what these answers promise/),
    expect.stringMatching(/^home\.yaml # SAMPLE: check what these steps promise/),
    expect.stringMatching(/^home\.yaml # SAMPLE: check it together with the steps/),
    'site.yaml Straitsway Travel',
    'site.yaml images/the mark.svg',
    'site.yaml https://www.example.com',
    'site.yaml images/social-card.jpg',
    'site.yaml 10 Sample Quay, 05-01',
    'site.yaml 000000',
    'site.yaml +65 0000 0000',
    'site.yaml partners@example.com',
    'site.yaml https://www.example.com/linkedin',
  ])
})

test.each([
  ['# ours\nhero:\n  lead: &a Straitsway Travel\n', '3: Straitsway Travel'],
  ['socialCardAlt: "Straitsway Travel: a coach"', '1: Straitsway Travel: a coach'],
  ['lead: Travel with Straitsway.', '1: Travel with Straitsway.'],
  ['lead: Call +65 0000 0000 # ours', '1: Call +65 0000 0000'],
  ['\n\n  # SAMPLE: ask\n', '3: # SAMPLE: ask'],
  // The company's own.
  ['form: { invalid: Enter an address like name@example.com }'],
  ['fleet: { figures: [{ value: "1000000" }] }'],
  ['# A comment that mentions a SAMPLE\nlead: Our own'],
])('%j has these samples, with the number of their line: %s', (text, ...found) => {
  expect(samplesInText(text)).toEqual(found)
})

const sandbox = sandboxVariables('http://127.0.0.1:9010')
const key = 'GATSBY_UPLOADCARE_PUBLIC_KEY'

test.each<[string, Record<string, string>, string[]]>([
  ['of real accounts are none', real, []],
  ['that are not set', {}, Object.keys(real).map((name) => `${name} is not set`)],
  [
    'that are blank',
    { ...real, [key]: ' ' },
    [`${key} is set to nothing, here, or in the shell or the host, which count before .env`],
  ],
  ['of the sandbox', sandbox, Object.entries(sandbox).map((entry) => entry.join('='))],
])('variables %s: the samples are named', (_what, environment, names) => {
  const found = samplesLeft(environment).filter((line) => line.startsWith('.env'))
  expect(found).toEqual(names.map((name) => `.env: ${name}`))
})

test.each(['http://127.0.0.1:9555', 'http://localhost:9555', 'http://[::1]'])(
  'the address %s, which is of this machine alone, is a sample',
  (address) => {
    const found = samplesLeft({ ...real, GATSBY_UPLOADCARE_CDN: address })
    expect(found).toContain(`.env: GATSBY_UPLOADCARE_CDN=${address}`)
  },
)
