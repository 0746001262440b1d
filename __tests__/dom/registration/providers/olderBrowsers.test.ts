const newer = { hasOwn: Object.hasOwn, structuredClone: globalThis.structuredClone }

const load = () =>
  jest.isolateModules(() => require('../../../../src/registration/providers/olderBrowsers'))

afterEach(() => {
  Object.hasOwn = newer.hasOwn
  globalThis.structuredClone = newer.structuredClone
})

test('a browser without what the upload widget needs gets it', () => {
  Reflect.deleteProperty(Object, 'hasOwn')
  Reflect.deleteProperty(globalThis, 'structuredClone')
  load()
  const bare: object = Object.assign(Object.create(null), { a: undefined })
  expect(Object.hasOwn(bare, 'a')).toBe(true)
  expect(Object.hasOwn({ a: 1 }, 'toString')).toBe(false)
  const settings = { list: [{ multiple: false }] }
  const copy = structuredClone(settings)
  expect(copy).toEqual(settings)
  expect(copy.list[0]).not.toBe(settings.list[0])
})

test('a newer browser keeps its own', () => {
  const own = { hasOwn: jest.fn(), structuredClone: jest.fn() }
  Object.hasOwn = own.hasOwn
  globalThis.structuredClone = own.structuredClone
  load()
  expect(Object.hasOwn).toBe(own.hasOwn)
  expect(globalThis.structuredClone).toBe(own.structuredClone)
})
