import { readableAnswer, shortAnswer } from '../../../src/sections/registration-form/readableAnswer'

test.each([
  ['Too Many Requests', 'Too Many Requests'],
  ['  two\n lines ', 'two lines'],
  ['size < 50 KB & more', 'size < 50 KB & more'],
  ['<html><head><title>502</title></head><body><h1>Bad</h1><p>Gateway</p></body>', 'Bad Gateway'],
  ['<html><head><title>502 Bad Gateway</title></head><body>\n</body></html>', '502 Bad Gateway'],
  ['<p>a</p><script>alert(1)</script><style>p{}</style>', 'a'],
  ['<img src=x onerror="alert(1)">Broken', 'Broken'],
  ['<!doctype html><p>Tom &amp; Jerry', 'Tom & Jerry'],
  ['', ''],
])('%j reads %j', (text, words) => {
  expect(readableAnswer(text)).toBe(words)
})

test('under Trusted Types, its one policy gives HTML to the parser', async () => {
  const parsed: string[] = []
  const createPolicy = jest.fn((_name: string, { createHTML }: { createHTML: typeof String }) => ({
    createHTML: (html: string) => {
      parsed.push(html)
      return createHTML(html)
    },
  }))
  Object.assign(window, { trustedTypes: { createPolicy } })
  jest.resetModules()
  const fresh = await import('../../../src/sections/registration-form/readableAnswer')
  expect(fresh.readableAnswer('<p>a')).toBe('a')
  expect(fresh.readableAnswer('<p>b')).toBe('b')
  Object.assign(window, { trustedTypes: undefined })
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['answer'])
  expect(parsed).toEqual(['<p>a', '<p>b'])
})

describe('an answer that is too long', () => {
  test('ends with a whole word and an ellipsis', () => {
    const short = shortAnswer('syllable '.repeat(2000))
    expect(short).toMatch(/^(syllable )+syllable…$/)
    expect(short.length).toBeLessThanOrEqual(300)
    expect(short.length).toBeGreaterThan(290)
  })

  test('is cut between characters where it has no words', () => {
    const short = shortAnswer('😀'.repeat(10_000))
    expect([...short]).toHaveLength(300)
    expect(short.replace(/😀|…/gu, '')).toBe('')
  })

  test('is left as it is up to 300 characters', () => {
    expect(shortAnswer('a'.repeat(300))).toBe('a'.repeat(300))
  })
})
