import { onPreBootstrap } from '../../../tools/site/gatsbyNode'
import { realAccounts } from '../../support/realAccounts'

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

/** Returns the error that stops a build on a host before it starts, or an empty string. */
async function stopOf(environment: Readonly<Record<string, string>>): Promise<string> {
  const { SANDBOX_BUILD: _, ALLOW_SAMPLES: __, ...rest } = before
  process.env = { ...rest, NODE_ENV: 'production', ...realAccounts, ...environment }
  const reporter = {
    panicOnBuild: (text: string) => {
      throw new Error(text)
    },
  }
  const start = onPreBootstrap as (args: object) => Promise<void>
  return start({ reporter }).then(
    () => '',
    (error: Error) => error.message,
  )
}

test('a production build with samples is stopped, with all of them in one list', async () => {
  const stop = await stopOf({ GATSBY_UPLOADCARE_PUBLIC_KEY: '' })
  expect(stop).toMatch(
    /site\.yaml:6: Straitsway Travel\n(.*\n)*\.env: GATSBY_UPLOADCARE_PUBLIC_KEY is/,
  )
})

test.each([
  ['samples that are allowed', { ALLOW_SAMPLES: '1', GATSBY_UPLOADCARE_PUBLIC_KEY: '' }],
  ['the sandbox', { SANDBOX_BUILD: 'true' }],
])('a build with %s goes on, unless an address is invalid', async (_what, environment) => {
  expect(await stopOf(environment)).toBe('')
  const wrong = { ...environment, GATSBY_UPLOADCARE_CDN: 'https://cdn.example.com/path' }
  expect(await stopOf(wrong)).toContain('GATSBY_UPLOADCARE_CDN must be')
})
