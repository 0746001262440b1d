import { existsSync, readFileSync } from 'node:fs'

const read = (name: string): string => readFileSync(`docs/${name}.md`, 'utf8')

/** What a recipe or a build makes. */
const isMade = (path: string): boolean => /offers|Offers|Voice|mailRelay|^deploy\//.test(path)

/** What a document names in code style with a folder, except patterns, addresses and commands. */
const pathsIn = (name: string) =>
  [...read(name).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('@') && !isMade(path))
    .map((path) => ({ name, path }))

const paths = ['architecture', 'recipes'].flatMap(pathsIn)

test.each(paths)('$name.md names $path, which exists', ({ path }) => {
  expect(existsSync(path)).toBe(true)
})

test('the architecture has fewer than 2,000 words, so it takes ten minutes to read', () => {
  expect(read('architecture').split(/\s+/).length).toBeLessThan(2000)
})
