import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../src/content/checkContent'
import { fixtureFolder } from '../fixtures/content'

const sdl = readFileSync(join(__dirname, '../../content/schema.graphql'), 'utf8')
const files = readdirSync(fixtureFolder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ name, text: readFileSync(join(fixtureFolder, name), 'utf8') }))

/** Checks the tests' content with one file changed. */
function check(name: string, change: (text: string) => string): string[] {
  const changed = files.map((file) =>
    file.name === name ? { name, text: change(file.text) } : file,
  )
  return checkContent(sdl, changed, (path) => !path.includes('nowhere'))
}

test('files with the right shape have no problems', () => {
  expect(check('', (text) => text)).toEqual([])
})

test.each([
  [
    'a key that is missing',
    'home.yaml',
    (text: string) => text.replace(/^ {2}headline:.*\n/m, ''),
    /^content\/home\.yaml:\d+: "headline" is missing in "hero"\. Add a line "headline: …"\.$/,
  ],
  [
    'a key without a value',
    'home.yaml',
    (text: string) => text.replace(/^ {2}headline:.*$/m, '  headline:'),
    /^content\/home\.yaml:\d+: "headline" is missing in "hero"/,
  ],
  [
    'a misspelt key',
    'about.yaml',
    (text: string) => `${text}\nhaeding: Again\n`,
    /^content\/about\.yaml:\d+: "haeding" is not in AboutContent\. Did you mean "heading"\?$/,
  ],
  [
    'an unknown key',
    'about.yaml',
    (text: string) => `${text}\nweather: fine\n`,
    /"weather" is not in AboutContent\. It may have seo, heading, /,
  ],
  [
    'a picture that is not there',
    'home.yaml',
    (text: string) => text.replace('images/hero.png', 'images/nowhere.png'),
    /^content\/home\.yaml:\d+: "hero\.image" names images\/nowhere\.png, but there is no such file/,
  ],
  [
    'an icon that does not exist',
    'home.yaml',
    (text: string) => text.replace('icon: wallet', 'icon: rocket'),
    /"offers\.items\[1\]\.icon" cannot be "rocket"\. It is one of bus, /,
  ],
  [
    'a number where a text belongs',
    'site.yaml',
    (text: string) => text.replace(/phone: \+65.*/, 'phone: 6500000000'),
    /"contact\.phone" must be text\. Put it in quotes/,
  ],
  [
    'a text where a list belongs',
    'contact.yaml',
    (text: string) => text.replace(/items:[\s\S]*$/, 'items: one'),
    /"whyPartner\.items" must be a list/,
  ],
  [
    'a text where several keys belong',
    'home.yaml',
    (text: string) => text.replace(/^seo:[\s\S]*?\n\n/m, 'seo: a text\n\n'),
    /"seo" must have title, description, one per line/,
  ],
  [
    'an empty text',
    'about.yaml',
    (text: string) => text.replace(/^heading:.*$/m, "heading: ' '"),
    /"heading" is empty\. Write its text\./,
  ],
  [
    'neither true nor false',
    'site.yaml',
    (text: string) => text.replace('button: true', 'button: perhaps'),
    /"navigation\[\d\]\.button" must be true or false/,
  ],
  [
    'a date, which is not a text',
    'about.yaml',
    (text: string) => text.replace(/^heading:.*$/m, 'heading: 2026-01-01'),
    /"heading" must be text\. Put it in quotes/,
  ],
  [
    'a placeholder that nothing fills in',
    'site.yaml',
    (text: string) => text.replace('© {year}', '© {yaer}'),
    /"footer\.copyright" has \{yaer\}, which nothing fills in\. It may have \{year\}, \{brand\}\./,
  ],
  [
    'YAML that cannot be read',
    'home.yaml',
    (text: string) => text.replace('hero:', 'hero: ]'),
    /^content\/home\.yaml:\d+: /,
  ],
])('%s is reported with its file and line', (_what, name, change, expected) => {
  const problems = check(name, change)
  expect(problems[0]).toMatch(expected)
})

test('the sentences name the folder that was checked', () => {
  expect(checkContent(sdl, [], () => true, 'elsewhere')).toContain(
    'elsewhere/home.yaml is missing. It must have the shape HomeContent.',
  )
})

test('a missing file and an unknown file are reported', () => {
  const others = files.filter(({ name }) => name !== 'home.yaml')
  const problems = checkContent(sdl, [...others, { name: 'hmoe.yaml', text: '' }], () => true)
  expect(problems).toEqual([
    'content/home.yaml is missing. It must have the shape HomeContent.',
    expect.stringMatching(
      /^content\/hmoe\.yaml is not used\. The site reads site\.yaml, home\.yaml, /,
    ),
  ])
})
