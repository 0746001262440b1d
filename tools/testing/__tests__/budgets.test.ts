import { compare, isBroken, reportBudgets } from '../budgets'

test.each([
  ['below its budget', 8000, 14_000, 6000, false],
  ['equal to its budget', 14_000, 14_000, 0, false],
  ['one byte over its budget', 14_001, 14_000, -1, true],
  ['that could not be measured', Number.NaN, 0, Number.NaN, true],
])('a figure %s', (_, figure, budget, room, broken) => {
  const rows = compare('/', { html: figure, cls: 0 }, { html: budget })
  expect(rows).toEqual([{ of: '/', name: 'html', figure, budget, room }])
  expect(rows.map(isBroken)).toEqual([broken])
})

test('a figure below a minimum fails', () => {
  const isMissed = (seo: number) => compare('/', { seo }, { seo: 100 }, 'min').map(isBroken)
  expect([isMissed(100), isMissed(99)]).toEqual([[false], [true]])
})

test('a budget without a measurement is an error', () => {
  expect(() => compare('/', { script: 0 }, { scirpt: 0 })).toThrow(
    'budgets.yaml: nothing measures "scirpt" of /.',
  )
})

test('a broken budget is named, and the command fails', () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {})
  jest.spyOn(console, 'table').mockImplementation(() => {})
  const met = compare('/', { html: 1 }, { html: 1 })
  reportBudgets(met)
  expect(process.exitCode).toBe(0)
  reportBudgets([...met, ...compare('/contact/', { script: 2 }, { script: 1 })])
  expect(process.exitCode).toBe(1)
  process.exitCode = 0
  expect(print.mock.calls.flat()).toEqual([
    '1 of 1 budgets met',
    'BROKEN  script of /contact/ is 2; its budget is 1.',
    '1 of 2 budgets met',
  ])
})
