import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { fixtureFolder } from '../../../../__tests__/fixtures/content'
import type { ContentData, Value } from '../../../content/value'
import {
  type CheckAnswer,
  editorHeader,
  type SaveAnswer,
  type StoredFile,
  type UploadAnswer,
} from '../../protocol'
import { type EditorOptions, openEditor } from '../../server/app'

export const root = join(__dirname, '../../../..')

type Headers = Record<string, string>
export type Edit = (data: ContentData) => ContentData
export type TestEditor = Awaited<ReturnType<typeof openTestEditor>>

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'editor-'))

/** Sets one value, for example at `hero.headline`. */
export const set =
  (key: string, value: Value): Edit =>
  (data) => {
    const copy: Record<string, unknown> = structuredClone(data)
    const names = key.split('.')
    const last = names.pop() ?? ''
    const parent = names.reduce((object, name) => object[name] as typeof copy, copy)
    parent[last] = value
    return copy as ContentData
  }
export const headline = set('hero.headline', 'Go further together')
export const heading = set('heading', 'Who we are')

/** Opens the editor over a copy of the tests' content, on a free port. */
export async function openTestEditor(changes: Partial<EditorOptions> = {}) {
  const own = await newFolder()
  const folder = changes.folder ?? join(own, 'content')
  if (!changes.folder) await cp(fixtureFolder, folder, { recursive: true })
  const uploads = changes.uploads ?? join(own, 'uploads')
  const ui = join(own, 'ui')
  const app = await openEditor({ root, folder, uploads, ui, log: () => {}, ...changes })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    await rm(own, { recursive: true, force: true })
  }
  const get = (path: string, headers: Headers = {}) => fetch(url + path, { headers })
  const post = (path: string, body: unknown, headers: Headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { [editorHeader]: '1', 'content-type': 'application/json', ...headers },
      body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
    })
  const remove = (path: string, headers: Headers = {}) =>
    fetch(`${url}/api/pictures?path=${encodeURIComponent(path)}`, {
      method: 'DELETE',
      headers: { [editorHeader]: '1', ...headers },
    })
  const files = async (headers?: Headers) => {
    const { files: stored } = await (await get('/api/content', headers)).json()
    return Object.fromEntries<StoredFile & { data: ContentData; problem?: string }>(
      stored.map((file: StoredFile) => [file.name, file]),
    )
  }
  const edited = async (edits: Record<string, Edit>, headers?: Headers) => {
    const stored = await files(headers)
    return Object.entries(edits).map(([name, edit]) => {
      const { data = {}, version = '' } = stored[name] ?? {}
      return { name, data: edit(data), base: version }
    })
  }
  /** Edits files from what the server has now, and saves them. */
  const save = async (
    edits: Record<string, Edit>,
    headers?: Headers,
    summary = 'Change a text',
  ): Promise<SaveAnswer> =>
    (await post('/api/save', { files: await edited(edits, headers), summary }, headers)).json()
  const check = async (edits: Record<string, Edit>): Promise<CheckAnswer['findings']> => {
    const sent = (await edited(edits)).map(({ name, data }) => ({ name, data }))
    return (await (await post('/api/check', { files: sent })).json()).findings
  }
  const upload = async (
    bytes: Uint8Array,
    name: string,
    place = 'file=home.yaml&key=hero.image',
    headers: Headers = {},
  ): Promise<UploadAnswer> => {
    const answer = await post(`/api/pictures?${place}`, bytes, {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      ...headers,
    })
    return answer.json()
  }
  return { url, folder, uploads, close, get, post, remove, files, edited, save, check, upload }
}

export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#225577' } })
export const hero = () => plain(2600, 1200).png().toBuffer()

/** Every file of a folder with its bytes; what is for git alone does not count. */
export async function snapshot(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = names.filter((entry) => entry.isFile() && entry.name !== '.gitignore')
  const contents = await Promise.all(
    found.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(folder.length + 1), (await readFile(path)).toString('base64')] as const
    }),
  )
  return Object.fromEntries(contents.sort())
}

export const replaceIn = async (path: string, from: string, to: string): Promise<void> =>
  writeFile(path, (await readFile(path, 'utf8')).replace(from, to))

interface Raw {
  method?: string
  headers?: Headers
  body?: string
}

/** Sends a request with exactly these headers, Host included, which fetch does not allow. */
export function sendRaw(url: string, path: string, { body = '', ...options }: Raw = {}) {
  type Answer = { status: number; text: string; headers: Record<string, unknown> }
  return new Promise<Answer>((resolve, reject) => {
    const { port } = new URL(url)
    const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
