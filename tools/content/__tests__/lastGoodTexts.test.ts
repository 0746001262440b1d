import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureFolder } from '../../../__tests__/fixtures/content'
import { lastGoodTexts } from '../lastGoodTexts'

const folder = mkdtempSync(join(tmpdir(), 'last-good-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file with a mistake keeps its last good text; each change of what is wrong is said once', async () => {
  cpSync(fixtureFolder, folder, { recursive: true })
  const home = join(folder, 'home.yaml')
  const start = readFileSync(home, 'utf8')
  const reports: [string, boolean][] = []
  const goodText = lastGoodTexts(folder, (text, isWell) => reports.push([text, isWell]))
  const edited = (text: string) => {
    writeFileSync(home, text)
    return goodText('home.yaml', text)
  }
  const changed = start.replace('Expand your business', 'Go further')
  expect(await edited(start.replace('headline:', 'headlin:'))).toBe(start)
  expect(await edited(changed)).toBe(changed)
  expect(await edited(changed.replace('headline:', 'headlin:'))).toBe(changed)
  expect(await edited(changed.replace('headline:', 'headlin:'))).toBe(changed)
  // Another file follows its edits meanwhile.
  expect(await goodText('about.yaml', 'any text')).toBe('any text')
  expect(reports).toEqual([
    [expect.stringMatching(/home\.yaml:11:3: .*Did you mean "headline"/), false],
    ['The content has no mistakes.', true],
    [expect.stringMatching(/home\.yaml:11:3: /), false],
  ])
})
