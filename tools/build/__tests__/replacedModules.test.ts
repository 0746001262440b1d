import { join } from 'node:path'
import replacedModules from '../replacedModules.cjs'

const root = join(__dirname, '../../..')

// The built site uses them too: without the copies e2e tests fail, without the rest the budget.
test.each(Object.entries(replacedModules))('in tests, %s is %s', (name, replacement) => {
  const module = join(root, 'node_modules', `${name}.js`)
  expect(require.resolve(module)).toBe(join(root, replacement))
})
