import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { parse } from 'yaml'
import { fixtureConfig, fixtureFolder } from '../../../__tests__/fixtures/content'
import type { Finding } from '../src/check/finding'
import { sentences } from '../src/check/sentences'
import { checkContent } from '../src/checkContent'
import { contentIn } from '../src/contentFolder'
import { jsonSchemas } from '../src/sources'
import { keyOf } from '../src/values'
import { type Mistake, mistakes } from './mistakes'

const sdl = readFileSync('content/schema.graphql', 'utf8')
const content = { ...contentIn(fixtureConfig), name: 'content' }

/** Read once, so that the check decodes each picture once and not for every mistake. */
const fixturePictures = Object.fromEntries(
  content.pictures.paths.map((path) => [path, readFileSync(join(fixtureFolder, path))]),
)
const fixturePicture = async (path: string) => fixturePictures[path] ?? new Uint8Array()

/** Checks the changed file alone: the others would only take time. */
async function findingsFor({ file, change, pictures }: Mistake): Promise<Finding[]> {
  const findings = await checkContent(sdl, {
    ...content,
    files: content.files
      .filter(({ name }) => name === file)
      .map(({ name, text }) => ({ name, text: change(text) })),
    pictures: {
      paths: [...content.pictures.paths, ...Object.keys(pictures)],
      read: async (path) => pictures[path]?.() ?? fixturePicture(path),
    },
  })
  return findings.filter(({ rule }) => rule !== 'fileMissing')
}

/** Formats findings as in `finds`, without the part of the sentence. */
function foundIn(findings: readonly Finding[], { file, change }: Mistake): string[] {
  const before = content.files.find(({ name }) => name === file)?.text ?? ''
  const [old, changed] = [before, change(before)].map((text) => text.split(/\r?\n/))
  const first = 1 + (changed ?? []).findIndex((line, index) => line !== old?.[index])
  return findings.map(({ rule, line = 0, path }) =>
    [
      rule,
      ...(path ? [keyOf(path)] : []),
      ...(line === first ? [] : [`line ${line - first}`]),
    ].join(' '),
  )
}

test.each(mistakes)('$what', async (mistake) => {
  const findings = await findingsFor(mistake)
  const expected = mistake.finds.map((each) => each.split(' | '))
  expect(foundIn(findings, mistake)).toEqual(expected.map(([found]) => found))
  for (const [index, { message, source = '', column = 1 }] of findings.entries()) {
    expect(`${message} | ${source.slice(column - 1)}`).toContain(expected[index]?.[1] ?? '')
  }
  // Every placeholder has been filled in, except those that the sentence is about.
  for (const { message, rule } of findings) {
    expect(message).toMatch(/[.?]$/)
    expect(message).not.toMatch(/ [.,:)]?(?: |$)|""|\(\)|^"[^"]*" "/)
    if (!/^placeholder/.test(rule)) expect(message).not.toMatch(/\{(?![\s}])|undefined/)
  }
})

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })
const validators = new Map(
  [...jsonSchemas(sdl)].map(([file, schema]) => [file, ajv.compile(schema)]),
)

/** Underlining what the check accepts would only confuse people. */
test.each(mistakes.filter(({ finds }) => finds.length === 0))(
  'the JSON Schema accepts what the check accepts: $what',
  ({ file, change }) => {
    const { text = '' } = content.files.find(({ name }) => name === file) ?? {}
    const validate = validators.get(file)
    validate?.(parse(change(text)))
    expect(validate?.errors).toBeNull()
  },
)

test('each rule has its mistake', () => {
  const found = new Set(mistakes.flatMap(({ finds }) => finds.map((each) => each.split(' ')[0])))
  // checkContent.test.ts covers the rules about whole files.
  const others = ['fileMissing', 'fileUnused', 'textTwice', 'windowsName']
  expect(Object.keys(sentences).filter((rule) => !found.has(rule))).toEqual(others)
})

/** Characters that have a meaning in YAML, or that it refuses. */
const slips = fc.constantFrom(...' \t\n:-#"\'{[*&!>\0'.split(''))

const edit = fc.record({
  at: fc.nat(1000),
  removed: fc.nat(20),
  added: fc.string({ unit: slips, maxLength: 4 }),
})

test('no edits make the check throw, and each finding has a line', async () => {
  const [schema = '', shop = ''] = ['schema.graphql', 'shop.yaml'].map((name) =>
    readFileSync(join(__dirname, 'shop', name), 'utf8'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
      const text = edits.reduce((before, { at, removed, added }) => {
        const start = at % (before.length + 1)
        return before.slice(0, start) + added + before.slice(start + removed)
      }, shop)
      const files = [{ name: 'shop.yaml', text }]
      for (const { line, message } of await checkContent(schema, { ...content, files })) {
        expect(line).toBeGreaterThan(0)
        expect(message).toMatch(/[.?]$/)
      }
    }),
    { numRuns: 300 },
  )
})
