import { readFileSync } from 'node:fs'
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
