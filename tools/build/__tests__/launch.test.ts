import type { Sample } from '../launch'
import { hiddenNotice, launchOf, stopNotice } from '../launch'

const samples: readonly Sample[] = [
  {
    where: 'content/site.yaml:5',
    key: 'brand.name',
    value: 'Straitsway Travel',
    remedy: "Put the company's name there.",
  },
]

test('without samples, the site is built for visitors', () => {
  expect(launchOf({}, [])).toBe('ready')
  expect(launchOf({ ALLOW_SAMPLES: '1' }, [])).toBe('ready')
})

test('with samples, it is not built', () => {
  expect(launchOf({}, samples)).toBe('stopped')
})

test.each(['1', 'true', ' true '])('ALLOW_SAMPLES=%p builds it, but hides it', (value) => {
  expect(launchOf({ ALLOW_SAMPLES: value }, samples)).toBe('hidden')
})

test.each(['', '0', 'false', 'yes'])('ALLOW_SAMPLES=%p allows nothing', (value) => {
  expect(launchOf({ ALLOW_SAMPLES: value }, samples)).toBe('stopped')
})

test('a build for the sandbox is free, whatever .env allows', () => {
  expect(launchOf({ SANDBOX_BUILD: 'true' }, samples)).toBe('sandbox')
  expect(launchOf({ SANDBOX_BUILD: 'true', ALLOW_SAMPLES: '1' }, samples)).toBe('sandbox')
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
