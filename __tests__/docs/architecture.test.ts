import { existsSync, readFileSync } from 'node:fs'

const text = readFileSync('docs/architecture.md', 'utf8')

/** What it names in code style and has a slash or an ending, except patterns and commands. */
const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
  .map(([, path = '']) => path)
  .filter((path) => /\/|\.\w+$/.test(path))

test.each(paths)('%s, which it names, exists', (path) => {
  expect(existsSync(path)).toBe(true)
})

test('it can be read in ten minutes', () => {
  expect(text.split(/\s+/).length).toBeLessThan(2000)
})
