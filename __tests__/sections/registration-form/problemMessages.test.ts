import { problemAsTyped } from '../../../src/sections/registration-form/problemMessages'

test.each([
  [200, undefined],
  [201, 'tooLong'],
])('of %s characters, without the blanks around them, the problem is %s', (length, problem) => {
  expect(problemAsTyped('company_name', ` ${'a'.repeat(length)} `)).toBe(problem)
})
