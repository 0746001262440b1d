import { fragmentsSource } from '../fragmentsSource'
import { typesSource } from '../typesSource'

const sdl = `
  "The home page."
  type HomeContent implements Node @dontInfer {
    heading: String! @placeholders(names: ["brand"])
    "Shown above the text."
    picture: File! @fileByRelativePath @fullWidth(breakpoints: [480, 960])
    mark: File @fileByRelativePath
    items: [Item!]!
  }
  type Item { icon: IconName!, hint: String, isNew: Boolean }
  enum IconName { bus star }
`

/** The same text on one line. */
const flat = (text: string): string => text.replace(/\s+/g, ' ')

test('each type of the schema becomes a TypeScript type, with its descriptions', () => {
  const types = flat(typesSource(sdl))
  expect(types).toContain(
    '/** The home page. */ export type HomeContent = { readonly heading: string ' +
      '/** Shown above the text. */ readonly picture: ContentImage ' +
      'readonly mark?: ContentImage | null readonly items: ReadonlyArray<Item> }',
  )
  expect(types).toContain(
    'export type Item = { readonly icon: IconName readonly hint?: string | null readonly isNew?: boolean | null }',
  )
  expect(types).toContain("export type IconName = 'bus' | 'star'")
})

test('a fragment asks for all fields of a content file', () => {
  const fragments = flat(fragmentsSource(sdl))
  expect(fragments).toContain('fragment HomeContentFields on HomeContent { heading picture {')
  expect(fragments).toContain('mark { publicURL } items { icon hint isNew } }')
})

test('a picture as wide as the window has several widths, any other its own size', () => {
  expect(flat(fragmentsSource(sdl))).toContain(
    'picture { publicURL childImageSharp { gatsbyImageData( layout: FULL_WIDTH ' +
      'formats: [AVIF, WEBP, AUTO] placeholder: NONE breakpoints: [480, 960] ) } }',
  )
})

test('a misspelt directive is an error', () => {
  expect(() => typesSource(sdl.replace('@placeholders', '@placeholder'))).toThrow(
    'Unknown directive "@placeholder".',
  )
})
