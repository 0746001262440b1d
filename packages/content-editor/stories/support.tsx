import type { ContentData, Finding } from '@partner-site/content-model'
import { fieldTrees } from '@partner-site/content-model/fields'
import type { EditorServer } from '../src/app/server'
import type { UnsavedWork, WorkPlace } from '../src/app/work'
import type { OpenContent, StoredFile, StoredPicture } from '../src/protocol'

const fields = Object.fromEntries(
  fieldTrees(`
    enum Glyph { bus clock }
    type HomeContent implements Node @dontInfer { hero: Hero!  figures: [Figure!]! @list(min: 1, max: 3, differIn: "label") @label(entry: "figure")  kinds: Kinds }
    type Hero {
      "The first words of the page."
      headline: String! @text(max: 40, words: 6)
      lead: String! @placeholders(names: ["brand"], required: [])
      path: String! @label(text: "Leads to") @text(kind: "sitePath")
      image: File! @label(text: "Picture") @picture(formats: ["png"], minWidth: 100, minHeight: 100, alt: "imageAlt")
      imageAlt: String! @label(text: "Alternative text")
    }
    type Figure { value: String! @text(max: 12)  label: String! @text(max: 40) }
    type Kinds { icon: Glyph!  isButton: Boolean @label(text: "Show as a button")  note: String  lines: [String!]! @list(min: 1, max: 4) @label(entry: "line") }
    type AboutContent implements Node @dontInfer { heading: String!  mark: String!  icon: String! }
  `),
)

export const home: ContentData = {
  hero: {
    headline: 'We own the coaches',
    lead: 'In both countries.',
    path: '/about/',
    image: 'images/hero.png',
    imageAlt: 'A coach.',
  },
  figures: [
    { value: '20+', label: 'vehicles in Singapore' },
    { value: '10+', label: 'vehicles in Malaysia' },
  ],
  kinds: { icon: 'bus', lines: ['1 Road'] },
}

export const homeWith = (hero: Record<string, string>): ContentData => ({
  ...home,
  hero: { ...(home.hero as ContentData), ...hero },
})

const picture = (name: string, width: number, height: number): StoredPicture => ({
  path: `images/${name}`,
  format: name.slice(-3),
  width,
  height,
  size: width === 16 ? 400 : 480_000,
})

const pictures = [
  picture('hero.png', 2600, 1500),
  picture('old.png', 2600, 1500),
  picture('tiny.png', 16, 16),
  picture('mark.svg', 16, 16),
]

const versionOf = (data: unknown): string => JSON.stringify(data)

export interface FakeServer extends EditorServer {
  opened: () => OpenContent
  /** Writes as another program would; a string is why the file cannot be read. */
  write: (name: string, data: ContentData | string) => void
  /** Why the content cannot be opened; undefined if it can. */
  failure?: string
  findings: readonly Finding[]
}

export function fakeServer({
  content = home as ContentData | string,
  findings = [] as readonly Finding[],
  failure = undefined as string | undefined,
} = {}): FakeServer {
  const disk = new Map<string, unknown>([
    ['home.yaml', content],
    ['about.yaml', { heading: 'About us', mark: 'images/mark.svg', icon: 'images/tiny.png' }],
  ])
  let stored = pictures
  const fileOf = (name: string): StoredFile => {
    const data = disk.get(name)
    const version = versionOf(data)
    return typeof data === 'string'
      ? { name, version, problem: data }
      : { name, version, data: data as ContentData }
  }
  const files = () => [...disk.keys()].map(fileOf)
  const pages = ['/', '/about/', '/contact/']
  const workplace = { folder: 'content', key: 'a1b2c3d4' }
  const opened = () => ({ fields, files: files(), pages, workplace })
  const server: FakeServer = {
    opened,
    findings,
    failure,
    write: (name, data) => disk.set(name, data),
    content: async () => {
      if (server.failure) throw new Error(server.failure)
      return opened()
    },
    check: async () => server.findings,
    save: async (request) => {
      if (server.findings.length > 0) throw new Error('There are errors.')
      stored = stored.filter(({ path }) => !request.remove.includes(path))
      for (const { name, data } of request.files) disk.set(name, data)
      return opened()
    },
    pictures: async () => stored,
    upload: async ({ name }) => {
      if (!name.endsWith('.png')) throw new Error(`${name} is no picture.`)
      stored = [...stored, picture(name, 2600, 1500)]
      return { path: `images/${name}`, notes: ['It was turned the right way up.'] }
    },
  }
  return server
}

/** A browser in which a tab has left this work. */
export function keeps(before?: UnsavedWork): WorkPlace {
  let kept = before ? JSON.stringify({ state: before, version: 0 }) : null
  return {
    storage: {
      getItem: () => kept,
      setItem: (_name, value) => {
        kept = value
      },
      removeItem: () => undefined,
    },
    hold: async () => true,
  }
}

export const workOn = (data: ContentData, saved: ContentData = home): UnsavedWork => ({
  at: Date.UTC(2026, 10, 21, 8, 30),
  files: [{ name: 'home.yaml', version: versionOf(saved), saved, data }],
  removed: [],
})

export const tooLong: Finding = {
  file: 'content/home.yaml',
  line: 3,
  column: 13,
  source: '  headline: We own the coaches',
  path: ['hero', 'headline'],
  rule: 'tooLong',
  message: '"hero.headline" has 48 characters, but at most 40 fit. Shorten it.',
}
