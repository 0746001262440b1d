import { packagesOf } from '../src/build/bundle'

test('a file belongs to the innermost package, with or without a scope', () => {
  expect(
    packagesOf([
      '/site/src/Counter.tsx',
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
