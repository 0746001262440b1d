import { join } from 'node:path'
import { root } from '../../lib/run'
import { packagesOf } from '../bundle'
import replacedModules from '../replacedModules.cjs'

test('a file belongs to the innermost package, with or without a scope', () => {
  expect(
    packagesOf([
      '/site/src/app/client.tsx',
      '/site/node_modules/@mui/material/Button/Button.mjs',
      '/site/node_modules/@mui/material/Link/Link.mjs',
      '/site/node_modules/hoist/node_modules/react-is/index.js',
      'C:\\site\\node_modules\\yup\\index.js',
    ]),
  ).toEqual([
    '/site/node_modules/@mui/material',
    '/site/node_modules/hoist/node_modules/react-is',
    'C:\\site\\node_modules\\yup',
  ])
})

// The built site uses them too: without the copies e2e tests fail, without the rest the budget.
test.each(Object.entries(replacedModules))('in tests, %s is %s', (name, replacement) => {
  const module = join(root, 'node_modules', `${name}.js`)
  expect(require.resolve(module)).toBe(join(root, replacement))
})
