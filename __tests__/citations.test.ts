import { readFileSync } from 'node:fs'
import { projectTexts } from './support/projectTexts'

/** As in `docs/specification.md, sections 3 and 7` or `docs/providers.md, C3`. */
const citation =
  /docs\/(specification|providers)\.md, (?:sections? )?([A-G]?\d*(?: and [A-G]?\d*)?)\b/g
const otherForms = /\bspec sections? \d|\bspec\.md\b|provider-contracts/

const texts = projectTexts().filter(({ file }) => file !== '__tests__/citations.test.ts')

const citations = texts.flatMap(({ file, text }) =>
  [...text.matchAll(citation)].flatMap(([, document, numbers = '']) =>
    [...numbers.matchAll(/[A-G]\d*|\d+/g)].map(([number]) => ({ file, document, number })),
  ),
)

/** Of headings and of rows of tables: `## 5. …`, `### C3. …`, `| B13 | …`. */
function numbersIn(document: string): readonly (string | undefined)[] {
  const text = readFileSync(`docs/${document}.md`, 'utf8')
  return [...text.matchAll(/^(?:#+ ([A-G]?\d*)\.|\| ([A-G]\d+) \|)/gm)].map(([, a, b]) => a ?? b)
}

test.each(['specification', 'providers'])('docs/%s.md has what is cited of it', (document) => {
  const cited = citations.filter((one) => one.document === document)
  expect(cited).not.toEqual([])
  expect(cited.filter(({ number }) => !numbersIn(document).includes(number))).toEqual([])
})

test('nothing is cited in another form', () => {
  expect(texts.filter(({ text }) => otherForms.test(text)).map(({ file }) => file)).toEqual([])
})
