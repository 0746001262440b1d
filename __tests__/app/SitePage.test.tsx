import { requireContent } from '../../src/app/SitePage'

test.each([null, undefined])('content that is %s is an error that names the file', (nothing) => {
  expect(() => requireContent(nothing, 'content/home.yaml')).toThrow(
    'content/home.yaml gave no content.',
  )
})
