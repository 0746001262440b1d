import { isRequestBlocked } from '../../../src/registration/providers/isRequestBlocked'

const service = 'https://mail.example/send'
const { fetch } = window
afterEach(() => {
  window.fetch = fetch
})

test.each([
  ['it is blocked if only the site answers', (address: string) => address === '/', true],
  ['it is not if only the service answers', (address: string) => address === service, false],
  ['it is not if both answer', () => true, false],
  ['it is not if neither answers', () => false, false],
])('%s', async (_what, isReached, expected) => {
  window.fetch = jest.fn(async (address) => {
    if (isReached(String(address))) return {} as Response
    throw new TypeError('Failed to fetch')
  })
  await expect(isRequestBlocked(service)).resolves.toBe(expected)
})
