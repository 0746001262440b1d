import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'

const root = join(__dirname, '..')
const source = join(root, 'src')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(sep).join('/'))
  .filter((name) => /\.(tsx?|css)$/.test(name) && !name.endsWith('.d.ts'))

const textOf = (file: string): string => readFileSync(join(source, file), 'utf8')

/** Files that hold a component: same path below stories/ and __tests__/. */
const components = files.filter((name) =>
  /^(components|layout|sections|screens)\/[A-Z]\w*\.tsx$/.test(name),
)

test.each(components)('%s has a story and a test', (file) => {
  const missing = [
    `stories/${file.replace(/\.tsx$/, '.stories.tsx')}`,
    `__tests__/${file.replace(/\.tsx$/, '.test.tsx')}`,
  ].filter((path) => !existsSync(join(root, path)))
  expect(missing).toEqual([])
})

test.each(components)('%s has a doc comment right above its function', (file) => {
  const name = basename(file, '.tsx')
  expect(textOf(file)).toMatch(new RegExp(`\\*/\\nexport function ${name}\\(`))
})

/** `#abc`, `#aabbcc`, `rgb(…)`, `hsl(…)` and the like, but not `#main` and other fragments. */
const colourLiteral =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i

test.each(files.filter((name) => !name.startsWith('theme/')))(
  '%s has no colour literal',
  (file) => {
    const literals = textOf(file)
      .split('\n')
      .map((line, index) => `${index + 1}: ${line.trim()}`)
      .filter((line) => colourLiteral.test(line))
    expect(literals).toEqual([])
  },
)
