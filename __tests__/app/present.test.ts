import { present } from '../../src/app/present'

test('content is returned', () => {
  expect(present({ heading: '' }, 'content/home.yaml')).toEqual({ heading: '' })
})

test.each([null, undefined])('%s is an error that names the file', (nothing) => {
  expect(() => present(nothing, 'content/home.yaml')).toThrow('content/home.yaml gave no content.')
})
