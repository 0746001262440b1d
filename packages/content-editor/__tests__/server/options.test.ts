import { optionsFrom } from '../../src/server/options'

test('opens a browser without an option', () => {
  expect(optionsFrom([], {})).toEqual({ help: false, open: true, port: 9030 })
})

test.each([
  [['--no-open'], {}],
  [[], { CI: 'true' }],
])('%j with %j opens no browser', (args, environment) => {
  expect(optionsFrom(args, environment).open).toBe(false)
})

test('takes a guide', () => {
  expect(optionsFrom(['--guide', 'docs/guide.md'], {}).guide).toBe('docs/guide.md')
})

test.each([['--git'], ['somewhere'], ['--help=yes'], ['-g']])(
  'rejects %s, and prints the usage',
  (option) => {
    expect(() => optionsFrom([option], {})).toThrow(/^[^\n]*\n\ncontent-editor \[options\]/)
  },
)

test.each(['abc', '-1', '65536', '80.5'])('a port of %p is refused', (EDITOR_PORT) => {
  expect(() => optionsFrom([], { EDITOR_PORT })).toThrow(
    `EDITOR_PORT must be a whole number from 0 to 65535, not "${EDITOR_PORT}".`,
  )
})
