import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixtureConfig } from '../../../__tests__/fixtures/content'
import { type Finding, printed } from '../src/check/finding'
import { checkContent } from '../src/checkContent'
import { contentIn } from '../src/contentFolder'

const sdl = readFileSync('content/schema.graphql', 'utf8')
const content = { ...contentIn(fixtureConfig), name: 'content' }

const read = [...sdl.matchAll(/^type (\w+)Content implements Node/gm)]
  .map(([, name = '']) => `${name.toLowerCase()}.yaml`)
  .join(', ')

async function withHomeCalled(home: string, name = 'content'): Promise<string[]> {
  const files = content.files.map((file) =>
    file.name === 'home.yaml' ? { ...file, name: home } : file,
  )
  return (await checkContent(sdl, { ...content, name, files })).map(printed)
}

test.each(['home.yml', 'hmoe.yaml', 'Home.yaml'])(
  '%s is to be renamed, and is one mistake',
  async (name) => {
    expect(await withHomeCalled(name)).toEqual([
      `content/${name}: The file is not used. The site reads ${read}. Rename it to home.yaml.`,
    ])
  },
)

test('a missing file and a file that nobody reads are two mistakes', async () => {
  expect(await withHomeCalled('prices for 2027.yaml', 'elsewhere')).toEqual([
    'elsewhere/home.yaml: The file is missing. Its shape is HomeContent in the schema.',
    `elsewhere/prices for 2027.yaml: The file is not used. The site reads ${read}. Remove it.`,
  ])
})

test('a page title that another page has, too, is a mistake of the later file', async () => {
  const title = 'title: B2B travel deals in Singapore and Malaysia'
  const files = content.files.map(({ name, text }) => ({
    name,
    text: text.replace('title: About our fleet and services', title),
  }))
  const [found, ...others] = (await checkContent(sdl, { ...content, files })).map(printed)
  expect(found).toMatch(/^content\/home\.yaml:\d+:10: .* the same as in about\.yaml, /)
  expect(others).toEqual([])
})

test('a finding is printed with its position, and its line with the codes of what nobody sees', () => {
  const finding = { file: 'content/home.yaml', line: 3, column: 5, message: 'No.' } as Finding
  const shown = (source: string) => printed({ ...finding, source })
  expect(printed(finding)).toBe('content/home.yaml:3:5: No.')
  expect(shown('  a:\u200B b\u00A0c\u202Fd\u00ADe\tf\uFEFF ')).toBe(
    'content/home.yaml:3:5: No.\n    a:<U+200B> b<U+00A0>c<U+202F>d<U+00AD>e<U+0009>f<U+FEFF>',
  )
  // Words in another alphabet, and emoji, stay as they are.
  expect(shown('Сингапур: 👩🏽‍💻 ©️')).toMatch(/ Сингапур: 👩🏽‍💻 ©️$/)
  expect(shown('x'.repeat(100))).toMatch(/ x{100}$/)
  expect(shown('x'.repeat(101))).toMatch(/ x{100}…$/)
})

test('a picture that Windows cannot have is found, although no text names it', async () => {
  const names =
    'con.jpg,Aux.png,tours/NUL.tar.svg,lpt1/a.png,com¹.webp,a.png.,a.png ,tours./a.png,' +
    'a:b.png,why?.png,a|b.png,"a".png'
  const refused = names.split(',').map((name) => `images/${name}`)
  const { paths, read } = content.pictures
  const all = [...paths, ...refused, 'images/console.png', 'images/a.aux']
  const findings = await checkContent(sdl, { ...content, pictures: { paths: all, read } })
  const remedy = 'Give it another one, also where a text names it.'
  expect(findings.map(printed)).toEqual(
    refused.map((path) => `content/${path}: Windows cannot have a file of this name. ${remedy}`),
  )
})

test.each([
  ['kind: "email"', 'kind: "mail"', '@text has no kind "mail".'],
  ['@placeholders', '@placeholder', 'Unknown directive "@placeholder".'],
])('a schema with another word for %s is refused', async (word, wrong, message) => {
  await expect(checkContent(sdl.replaceAll(word, wrong), content)).rejects.toThrow(message)
})

test('the same bytes are read once, however often they are checked', async () => {
  const files = content.pictures.paths.map((path) => readFileSync(join(fixtureConfig.folder, path)))
  const read = async (path: string) =>
    files[content.pictures.paths.indexOf(path)] ?? new Uint8Array()
  const check = () => checkContent(sdl, { ...content, pictures: { ...content.pictures, read } })
  expect(await check()).toEqual([])
  for (const file of files) file.fill(0)
  expect(await check()).toEqual([])
})
