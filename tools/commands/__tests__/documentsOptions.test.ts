import { documentsOptions, uploadcareAccount } from '../documents/options'

const options = { olderThan: 30, isDeletion: false, sandbox: false }

test.each([
  [['--older-than', '30'], options],
  [['--older-than=0', '--delete'], { ...options, olderThan: 0, isDeletion: true }],
  [['--older-than', '30', '--sandbox'], { ...options, sandbox: true }],
  [['--help'], undefined],
])('%j', (args, expected) => {
  expect(documentsOptions(args)).toEqual(expected)
})

test.each([
  [[], 'whole days'],
  [['--older-than', 'a month'], 'whole days, not "a month"'],
  [['--older-than=-1'], 'whole days'],
])('%j is refused', (args, message) => {
  expect(() => documentsOptions(args)).toThrow(message)
})

const keys = { GATSBY_UPLOADCARE_PUBLIC_KEY: 'public', UPLOADCARE_SECRET_KEY: 'secret' }

test('the account is that of Uploadcare, unless another address is set', () => {
  expect(uploadcareAccount(keys)).toEqual({
    publicKey: 'public',
    secretKey: 'secret',
    origin: 'https://api.uploadcare.com',
  })
  expect(uploadcareAccount({ ...keys, UPLOADCARE_API_ORIGIN: 'http://a' }).origin).toBe('http://a')
})

test('the public key may come from .env, the secret key may not', () => {
  const secret = { UPLOADCARE_SECRET_KEY: 'secret' }
  const site = { GATSBY_UPLOADCARE_PUBLIC_KEY: 'public' }
  expect(uploadcareAccount(secret, site).publicKey).toBe('public')
  expect(() => uploadcareAccount(keys, secret)).toThrow('UPLOADCARE_SECRET_KEY is in .env')
})

test.each(Object.keys(keys))('%s is needed', (name) => {
  expect(() => uploadcareAccount({ ...keys, [name]: ' ' })).toThrow(`${name} is not set`)
})
