import { readdirSync, readFileSync, statSync } from 'node:fs'
import { editorTexts as texts } from '@partner-site/content-editor'
import { type Field, fieldTrees } from '@partner-site/content-model'
import config from '../../content-editor.config'

const guide = readFileSync('docs/editing-content.md', 'utf8')

/** In the guide, an ellipsis replaces what varies in a text, such as a file name. */
const sentencesIn = (part: unknown): string[] => {
  if (typeof part === 'string') return [part]
  if (typeof part === 'function') return [String(part('…', '…', '…'))]
  return Object.values(part as object).flatMap(sentencesIn)
}

const labelsIn = (field: Field): string[] => {
  if (field.kind === 'object') return [field.label, ...field.fields.flatMap(labelsIn)]
  if (field.kind !== 'list') return [field.label]
  return [field.label, texts.listTexts.add(field.entryLabel), ...labelsIn(field.entry)]
}

const files = [...fieldTrees(readFileSync('content/schema.graphql', 'utf8')).values()]

const namesInGitHubDesktop = [
  'File',
  'Clone repository',
  'Clone',
  'Fetch origin',
  'Pull origin',
  'Push origin',
  'Changes',
  'Repository',
  'Open in Terminal',
  'Open in Command Prompt',
  'Summary',
  'Commit to …',
  'Branch',
  'New branch',
  'Create Pull Request',
  'History',
  'Revert Changes in Commit',
]

const onTheScreen = new Set([
  ...Object.values(texts).flatMap(sentencesIn),
  ...Object.values(config.pages ?? {}).map(({ name }) => name),
  ...files.flatMap(labelsIn),
  ...namesInGitHubDesktop,
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
