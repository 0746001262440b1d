import type { Finding } from '../../../content/check/finding'
import type { EditorServer } from '../../app/editorServer'
import type { UnsavedWork, UnsavedWorkStore } from '../../app/unsavedWork'
import type { ContentAnswer, StoredFile, Workplace } from '../../model/protocol'

const local: Workplace = { kind: 'local', folder: 'content' }
export const hosted: Workplace = {
  kind: 'hosted',
  person: { name: 'Asha Rao', email: 'asha@example.com' },
  branch: 'content/edits',
}

/** A schema with a little of everything. */
const schema = `
type HomeContent implements Node @dontInfer {
  hero: Hero!
  figures: [Figure!]! @list(min: 1, max: 3, differIn: "label") @label(entry: "figure")
}
type Hero {
  "The first words of the page."
  headline: String! @text(max: 40)
  lead: String!
}
type Figure {
  value: String! @text(max: 12)
  label: String! @text(max: 40)
}
type AboutContent implements Node @dontInfer {
  heading: String!
}
`

export const homeText = `# The home page.
hero:
  headline: We own the coaches
  lead: In both countries.
figures:
  - value: 20+
    label: vehicles in Singapore
  - value: 10+
    label: vehicles in Malaysia
`

const versionOf = (text: string): string =>
  `v${[...text].reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) % 1e9, 7)}`
const stored = (name: string, text: string): StoredFile => ({
  name,
  text,
  version: versionOf(text),
})

/** A server in memory, with the parts of its memory that a story or a test may change. */
export interface FakeServer extends EditorServer {
  /** As somebody else would, in another program. */
  write: (name: string, text: string) => void
  text: (name: string) => string
  /** Makes every request fail with this, until it is undefined. */
  failure: string | undefined
  /** What the check answers. */
  findings: readonly Finding[]
}

export function fakeServer({
  workplace = local,
  home = homeText,
}: {
  workplace?: Workplace
  home?: string
} = {}): FakeServer {
  const disk = new Map([
    ['home.yaml', home],
    ['about.yaml', 'heading: About us\n'],
  ])
  const files = () => [...disk].map(([name, text]) => stored(name, text))
  const answer = async <Answer>(value: () => Answer): Promise<Answer> => {
    if (server.failure) throw new Error(server.failure)
    return value()
  }
  const server: FakeServer = {
    failure: undefined,
    findings: [],
    write: (name, text) => disk.set(name, text),
    text: (name) => disk.get(name) ?? '',
    content: () =>
      answer((): ContentAnswer => ({ schema, files: files(), pages: ['/', '/about/'], workplace })),
    versions: () =>
      answer(() => Object.fromEntries(files().map(({ name, version }) => [name, version]))),
    check: () => answer(() => ({ findings: server.findings })),
    save: (request) =>
      answer(() => {
        const isOld = ({ name, base }: { name: string; base: string }) =>
          versionOf(server.text(name)) !== base
        const old = request.files.filter(isOld).map(({ name }) => stored(name, server.text(name)))
        if (old.length > 0) return { ok: false, reason: 'changed', files: old }
        if (server.findings.length > 0) {
          return { ok: false, reason: 'mistakes', findings: server.findings }
        }
        for (const { name, text } of request.files) disk.set(name, text)
        const saved = request.files.map(({ name, text }) => stored(name, text))
        const commit = workplace.kind === 'hosted' ? { commit: '3f2a91c' } : {}
        return { ok: true, files: saved, ...commit }
      }),
    pictures: async () => [],
    upload: async () => ({ ok: false, message: 'Pictures are not part of this story.' }),
  }
  return server
}

/** A browser that keeps unsaved work, and may have some from before. */
export function workStore(before?: UnsavedWork): UnsavedWorkStore & { kept: () => string[] } {
  let kept: string[] = []
  return {
    load: async () => before,
    keep: (files) => {
      kept = files.filter(({ base, text }) => base.text !== text).map(({ text }) => text)
      return true
    },
    kept: () => kept,
  }
}

/** A browser that keeps nothing. */
export const keepsNoWork: UnsavedWorkStore = { load: async () => undefined, keep: () => false }

/** Unsaved work on the home page, done on what the server has, or on something older. */
export const unsavedWork = (edited: string, base: string = homeText): UnsavedWork => ({
  at: Date.UTC(2026, 10, 21, 8, 30),
  files: [{ base: stored('home.yaml', base), text: edited }],
})
