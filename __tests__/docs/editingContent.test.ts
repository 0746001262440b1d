import { readdirSync, readFileSync, statSync } from 'node:fs'
import { texts } from '../../tools/editor/app/texts'
import { type Field, fieldsOf } from '../../tools/editor/model/fields'
import { pageNames } from '../../tools/editor/preview/pages'
import { formTexts, listTexts, pictureTexts, textTexts } from '../../tools/editor/texts'

const guide = readFileSync('docs/editing-content.md', 'utf8')

/** What varies in a text, such as the name of a file, is an ellipsis in the guide. */
const sentencesIn = (part: unknown): string[] => {
  if (typeof part === 'string') return [part]
  if (typeof part === 'function') return [part('…', '…', '…')]
  return Object.values(part as object).flatMap(sentencesIn)
}

const labelsIn = (field: Field): string[] => {
  if (field.kind === 'group') return [field.label, ...field.fields.flatMap(labelsIn)]
  if (field.kind === 'list') {
    return [field.label, listTexts.add(field.entryLabel), ...labelsIn(field.entry)]
  }
  const crops = field.kind === 'picture' ? field.shown.map(({ label }) => label) : []
  return [field.label, ...crops]
}

const files = [...fieldsOf(readFileSync('content/schema.graphql', 'utf8')).values()]

/** The controls above the preview have their texts where they are rendered. */
const aboveThePreview = ['PreviewPane', 'StateSelect', 'PreviewScreen']
  .map((name) => readFileSync(`tools/editor/app/${name}.tsx`, 'utf8'))
  .flatMap((source) => [...source.matchAll(/['">]([A-Z][^'"<>\n]*)['"<]/g)])
  .map(([, literal]) => literal)

const onTheScreen = new Set([
  ...[texts, formTexts, listTexts, pictureTexts, textTexts, pageNames].flatMap(sentencesIn),
  ...files.flatMap(labelsIn),
  ...aboveThePreview,
])

const inBold = [...guide.matchAll(/\*\*(.+?)\*\*/gs)].map(([, words = '']) =>
  words.replace(/\s+/g, ' '),
)

test.each([...new Set(inBold)])('the editor says "%s", which the guide has in bold', (words) => {
  expect(onTheScreen).toContain(words)
})

test('the guide walks through a change', () => {
  expect(inBold).toEqual(expect.arrayContaining(['Find a text', 'Review and save', 'Save']))
})

test('each picture of the guide is described, and none is left over', () => {
  const pictures = [...guide.matchAll(/!\[([^\]]*)\]\(images\/([^)]+)\)/g)]
  const made = readdirSync('docs/images').filter((name) => name.startsWith('editing-'))
  expect(pictures.map(([, , name]) => name).sort()).toEqual(made.sort())
  for (const [, description = ''] of pictures) expect(description).not.toBe('')
  for (const name of made) expect(statSync(`docs/images/${name}`).size).toBeLessThan(120_000)
})

test('the guide has no table, which the help page cannot show', () => {
  expect(guide).not.toMatch(/^\s*\|/m)
})
