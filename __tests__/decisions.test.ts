import { readdirSync, readFileSync } from 'node:fs'

const records = readdirSync('docs/decisions').filter((file) => file !== 'README.md')
const index = readFileSync('docs/decisions/README.md', 'utf8')

test.each(records)('%s has a date and a status, and is in the index', (file) => {
  const [, , second] = readFileSync(`docs/decisions/${file}`, 'utf8').split('\n')
  expect(second).toMatch(/^Date: \d{4}-\d{2}-\d{2} · Status: (accepted|replaced by )/)
  expect(index).toContain(`](${file})`)
})
