import { evenColumns } from '../../../src/theme/styles'

// A last entry that would be alone in its row takes up all of it.
test.each([
  [1, []],
  [2, ['2', '2', '2']],
  [3, ['2, last whole', '3', '3']],
  [4, ['2', '2', '4']],
  [5, ['2, last whole', '3', '3']],
  [6, ['2', '3', '3']],
  [7, ['2, last whole', '2, last whole', '4']],
  [8, ['2', '2', '4']],
])('%s entries have these columns, from narrow to wide windows: %j', (count, columns) => {
  const layouts = Object.values(evenColumns(count)).map((style) => {
    const text = JSON.stringify(style)
    const [, number] = /repeat\((\d+),/.exec(text) ?? []
    return text.includes('"gridColumn":"1 / -1"') ? `${number}, last whole` : number
  })
  expect(layouts).toEqual(columns)
})
