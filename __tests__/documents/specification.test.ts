import { readFileSync } from 'node:fs'
import { toApplication } from '../../src/registration/rules/application'
import { emptyDraft } from '../../src/registration/rules/fields'

test('an application has exactly the fields of the specification, section 3', () => {
  const text = readFileSync('docs/specification.md', 'utf8')
  const specified = [...text.matchAll(/^\| `(\w+)` \| text \|/gm)].map(([, field]) => field)
  expect(Object.keys(toApplication(emptyDraft)).sort()).toEqual(specified.sort())
})
