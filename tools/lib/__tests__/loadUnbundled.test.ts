import { loadUnbundled } from '../loadUnbundled'

afterEach(() => {
  jest.restoreAllMocks()
})

test('a module is loaded by its path from the root', () => {
  expect(loadUnbundled('tools/lib/text')).toHaveProperty('codesIn')
})

test('an error while loading is printed, and ends Gatsby, which would build without the module', () => {
  const print = jest.spyOn(console, 'error').mockReturnValue()
  const exit = jest.spyOn(process, 'exit').mockImplementation()
  loadUnbundled('tools/site/nothing')
  expect(`${print.mock.calls}`).toMatch(/Cannot find module .*nothing/)
  expect(exit).toHaveBeenCalledWith(1)
})
