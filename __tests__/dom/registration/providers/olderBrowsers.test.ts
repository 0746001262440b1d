const newer = { hasOwn: Object.hasOwn, structuredClone: globalThis.structuredClone }

const load = () =>
  jest.isolateModules(() => require('../../../../src/registration/providers/olderBrowsers'))

afterEach(() => {
  Object.hasOwn = newer.hasOwn
  globalThis.structuredClone = newer.structuredClone
})

test('a newer browser keeps its own', () => {
  const own = { hasOwn: jest.fn(), structuredClone: jest.fn() }
  Object.hasOwn = own.hasOwn
  globalThis.structuredClone = own.structuredClone
  load()
  expect(Object.hasOwn).toBe(own.hasOwn)
  expect(globalThis.structuredClone).toBe(own.structuredClone)
})
