import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { fixtureFolder } from '../../../__tests__/fixtures/content'
import { contentIn } from '../../../scripts/lib/contentFindings'
import { type Finding, printed } from '../check/finding'
import { type ContentFile, checkContent } from '../checkContent'
import { type Mistake, mistakes } from './mistakes'

const sdl = readFileSync('content/schema.graphql', 'utf8')
const content = { ...contentIn(fixtureFolder), folder: 'content' }

/** The same bytes each time, so that the check decodes a picture once and not for every mistake. */
const fixturePictures = Object.fromEntries(
  content.pictures.paths.map((path) => [path, readFileSync(join(fixtureFolder, path))]),
)
const fixturePicture = async (path: string) => fixturePictures[path] ?? new Uint8Array()

/** What the check finds in the tests' content with one mistake in it. */
const findingsFor = ({ file, change, pictures = {} }: Mistake): Promise<Finding[]> =>
  checkContent(sdl, {
    ...content,
    files: content.files.map((each) =>
      each.name === file ? { name: file, text: change(each.text) } : each,
    ),
    pictures: {
      paths: [...content.pictures.paths, ...Object.keys(pictures)],
      read: async (path) => pictures[path]?.() ?? fixturePicture(path),
    },
  })

test.each(mistakes)('$what', async (mistake) => {
  const findings = await findingsFor(mistake)
  expect(findings.flatMap((finding) => printed(finding).split('\n'))).toEqual(mistake.prints)
})

/** By mistake; an editor shows the finding beside this field. */
const paths: Record<string, Finding['path']> = {
  'a tab before a key': undefined,
  'an empty file': undefined,
  'a BOM': undefined,
  'a file saved as UTF-16': undefined,
  'a misspelt key': ['hero', 'headline'],
  'a key that is missing': ['hero', 'headline'],
  'a key that is there twice': ['hero', 'headline'],
  'a key that no schema knows': ['hero', 'weather'],
  'the line of a group that is missing': ['footer'],
  'a group that is missing with all its lines': ['seo'],
  'a key without its first letter and its indentation': ['fleet', 'figures'],
  'the last key of a group at the start of the line': ['hero', 'imageAlt'],
  'a key without a value': ['hero', 'headline'],
  'a text for keys': ['seo'],
  'a text for a list': ['whyPartner', 'items'],
  'yes for true': ['navigation', 2, 'button'],
  'an entry without a text': ['whyPartner', 'items', 1],
  'a text that begins with !': ['hero', 'headline'],
  'a text that loses its end to #': ['hero', 'headline'],
  'HTML in the second line of a long text': ['paragraphs', 0],
  'a zero-width space from Word': ['hero', 'headline'],
  'a file saved as Latin-1': ['footer', 'copyright'],
  'a social link with http://': ['footer', 'social', 0, 'url'],
  'an empty list': ['whyPartner', 'items'],
  '13 entries': ['whyPartner', 'items'],
  'an entry that is there twice': ['whyPartner', 'items', 1],
  'a copied entry with the same title': ['whyChoose', 'items', 1],
  'a picture that is not there': ['hero', 'image'],
  'an alternative text that says it is a picture': ['hero', 'imageAlt'],
  'a PNG as mark': ['brand', 'mark'],
}

test.each(Object.entries(paths))('the path of the finding on %s', async (what, path) => {
  const mistake = mistakes.find((each) => each.what === what) as Mistake
  const [finding] = await findingsFor(mistake)
  expect(finding?.path).toEqual(path)
})

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

const pathOf = ({ name }: ContentFile): string => `${content.folder}/${name}`

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
      const pictures = { paths: [], read: content.pictures.read }
      const files = [{ ...file, text }]
      const findings = await checkContent(sdl, { ...content, files, pictures })
      // The other files are missing, which has no line.
      for (const { line, message } of findings.filter((each) => each.file === pathOf(file))) {
        expect(line).toBeGreaterThan(0)
        expect(message).toMatch(/[.?]$/)
      }
    }),
    { numRuns: 300 },
  )
})
