import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { contentIn } from '../../scripts/lib/contentFindings'
import { printed } from '../../src/content/check/finding'
import { checkContent } from '../../src/content/checkContent'
import { fixtureFolder } from '../fixtures/content'
import { type Mistake, mistakes } from './mistakes'

const sdl = readFileSync('content/schema.graphql', 'utf8')
const content = { ...contentIn(fixtureFolder), folder: 'content' }

/** What the check prints of the tests' content with one mistake in it. */
async function printedFor({ file, change, pictures = {} }: Mistake): Promise<string[]> {
  const findings = await checkContent(sdl, {
    ...content,
    files: content.files.map((each) =>
      each.name === file ? { name: file, text: change(each.text) } : each,
    ),
    pictures: {
      paths: [...content.pictures.paths, ...Object.keys(pictures)],
      read: async (path) => pictures[path]?.() ?? content.pictures.read(path),
    },
  })
  return findings.flatMap((finding) => printed(finding).split('\n'))
}

test.each(mistakes)('$what', async (mistake) => {
  expect(await printedFor(mistake)).toEqual(mistake.prints)
})

test('there are at least 80 mistakes, each with one finding', () => {
  const found = mistakes.filter(({ prints }) => prints.length > 0)
  expect(found.length).toBeGreaterThanOrEqual(80)
  const several = found.filter(({ prints }) => prints.filter(isFinding).length > 1)
  expect(several.map(({ what }) => what)).toEqual(['an anchor and an alias'])
})

const isFinding = (line: string): boolean => line.startsWith('content/')

const slips = [
  ' ',
  '\t',
  '\n',
  ':',
  ': ',
  '- ',
  ' #',
  '"',
  "'",
  '{',
  '[',
  '*',
  '&',
  '!',
  '>',
  '---\n',
  '\0',
]

const edit = fc.record({
  file: fc.constantFrom(...content.files),
  at: fc.nat(10_000),
  removed: fc.nat(20),
  added: fc.constantFrom('', ...slips),
})

test('no edit makes the check throw, and each finding has a line', async () => {
  await fc.assert(
    fc.asyncProperty(edit, async ({ file, at, removed, added }) => {
      const start = at % file.text.length
      const text = file.text.slice(0, start) + added + file.text.slice(start + removed)
      const others = content.files.filter(({ name }) => name !== file.name)
      const pictures = { paths: [], read: content.pictures.read }
      const files = [...others, { ...file, text }]
      for (const { line, message } of await checkContent(sdl, { ...content, files, pictures })) {
        expect(line).toBeGreaterThan(0)
        expect(message).toMatch(/[.?]$/)
      }
    }),
    { numRuns: 300 },
  )
})
