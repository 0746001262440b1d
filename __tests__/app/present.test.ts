import { present } from '../../src/app/present'

test('what is there is handed on', () => {
  expect(present({ heading: '' }, 'content/home.yaml')).toEqual({ heading: '' })
})

test.each([null, undefined])('%s is a mistake that names the file', (nothing) => {
  expect(() => present(nothing, 'content/home.yaml')).toThrow('content/home.yaml gave no content.')
})
