import { join } from 'node:path'
import replacedModules from '../../src/app/replacedModules.cjs'

const root = join(__dirname, '../..')

// The built site takes them as well: its journeys fail without the copies, its budget with the rest.
test.each(Object.entries(replacedModules))('in tests, %s is %s', (name, replacement) => {
  const module = join(root, 'node_modules', `${name}.js`)
  expect(require.resolve(module)).toBe(join(root, replacement))
})
