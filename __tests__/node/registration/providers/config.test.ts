import { addressVariables, requiredVariables } from '../../../../tools/site/environment'

const config = '../../../../src/registration/providers/config'
const before = { ...process.env }

async function configured(values: (name: string) => string | undefined) {
  for (const name of [...requiredVariables, ...addressVariables]) {
    const value = values(name)
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  jest.resetModules()
  const loaded: typeof import('../../../../src/registration/providers/config') = await import(
    config
  )
  return loaded
}

afterEach(() => {
  process.env = { ...before }
})

test('each variable of .env.example is one value', async () => {
  const { emailConfig, uploadConfig } = await configured((name) => name)
  const values = [...Object.values(emailConfig), ...Object.values(uploadConfig)]
  expect(values.sort()).toEqual([...requiredVariables, ...addressVariables].sort())
})

test.each([
  ['missing', undefined],
  ['empty, as in .env.example', ''],
])('an identifier that is %s is empty, and an address is not there', async (_how, value) => {
  const { emailConfig, uploadConfig } = await configured(() => value)
  const values = [...Object.values(emailConfig), ...Object.values(uploadConfig)]
  expect(values.filter((one) => one === '')).toHaveLength(requiredVariables.length)
  expect(values.filter((one) => one === undefined)).toHaveLength(addressVariables.length)
})
