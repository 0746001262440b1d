import { compare, isBroken, table } from '../budgets'

const row = (figure: number, budget: number) => {
  const [only] = compare('/', { script: figure }, { script: budget })
  if (!only) throw new Error('no row')
  return only
}

test('each budget becomes a row with the room left', () => {
  expect(compare('/', { html: 8000, script: 0, cls: 0 }, { html: 14_000, script: 0 })).toEqual([
    { of: '/', name: 'html', figure: 8000, budget: 14_000, room: 6000, aim: false },
    { of: '/', name: 'script', figure: 0, budget: 0, room: 0, aim: false },
  ])
})

test('a figure equal to its budget passes', () => {
  expect(isBroken(row(120_000, 120_000))).toBe(false)
})

test('one byte over the budget fails', () => {
  expect(isBroken(row(120_001, 120_000))).toBe(true)
})

test('a figure that could not be measured fails', () => {
  expect(isBroken(row(Number.NaN, 0))).toBe(true)
})

test('a figure below a minimum fails', () => {
  const rows = (figure: number) => compare('/', { seo: figure }, { seo: 100 }, { min: true })
  expect(rows(100).map(isBroken)).toEqual([false])
  expect(rows(99).map(isBroken)).toEqual([true])
})

test('a missed aim is reported, but does not fail', () => {
  const rows = compare('/', { lcp: 1200 }, { lcp: 1000 }, { aim: true })
  expect(rows.map(isBroken)).toEqual([false])
  expect(table(rows)).toMatch(/-200 {2}aim missed$/)
})

test('a budget without a measurement is an error', () => {
  expect(() => compare('/', { script: 0 }, { scirpt: 0 })).toThrow(
    'budgets.yaml: nothing measures "scirpt" of /.',
  )
})

test('the table shows figure, budget and room, and marks broken budgets', () => {
  const rows = [...compare('/', { html: 8000 }, { html: 14_000 }), row(30_720, 0)]
  expect(
    table(rows)
      .split('\n')
      .map((line) => line.replace(/ {2,}/g, ' | ')),
  ).toEqual([
    ' | figure | budget | room',
    '/ | html | 8,000 | 14,000 | 6,000',
    '/ | script | 30,720 | 0 | -30,720 | BROKEN',
  ])
})
