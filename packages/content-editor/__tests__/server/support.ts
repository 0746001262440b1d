import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentConfig, ContentData, Finding, Value } from '@partner-site/content-model'
import { filesIn } from '@partner-site/content-model/files'
import { setIn } from 'formik'
import sharp from 'sharp'
import { fixtureConfig } from '../../../../__tests__/fixtures/content'
import type { OpenContent, StoredFile, Uploaded } from '../../src/protocol'
import { type EditorOptions, openEditor } from '../../src/server/app'
import { Content } from '../../src/server/content'
import { Pictures } from '../../src/server/pictures'

type Headers = Record<string, string>
export type Edit = (data: ContentData) => ContentData
export type TestEditor = Awaited<ReturnType<typeof openTestEditor>>

type Answer<Done> = ({ ok: true } & Done) | { ok: false; message: string }

const answered = async (response: Response) => ({ ok: response.ok, ...(await response.json()) })

const shopFolder = join(__dirname, '../../../content-model/__tests__/shop')
export const shopConfig: ContentConfig = {
  folder: shopFolder,
  schema: join(shopFolder, 'schema.graphql'),
  pages: ['/bread/'],
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'editor-'))

/** Sets one value, for example at `hero.headline`. */
export const set =
  (key: string, value: Value): Edit =>
  (data) =>
    setIn(data, key, value)
export const headline = set('hero.headline', 'Go further together')
export const heading = set('heading', 'Who we are')

export async function openTestEditor(
  changes: Partial<EditorOptions> & { folder?: string } = {},
  port = 0,
) {
  const own = await newFolder()
  const site: ContentConfig = changes.config ?? fixtureConfig
  const folder = changes.folder ?? join(own, 'content')
  if (!changes.folder) await cp(site.folder, folder, { recursive: true })
  const ui = join(own, 'ui')
  const config = { ...site, folder }
  const app = await openEditor({ ui, log: () => {}, ...changes, config })
  const url = await app.listen({ host: '127.0.0.1', port })
  const close = async () => {
    await app.close()
    await rm(own, { recursive: true, force: true })
  }
  const get = (path: string, headers: Headers = {}) => fetch(url + path, { headers })
  const post = (path: string, body: unknown, headers: Headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
    })
  const files = async () => {
    const { files: stored } = await (await get('/api/content')).json()
    return Object.fromEntries<StoredFile & { data: ContentData; problem?: string }>(
      stored.map((file: StoredFile) => [file.name, file]),
    )
  }
  const disk = new Content(config, new Pictures(folder))
  const edited = async (edits: Record<string, Edit>) => {
    const all = await disk.read()
    return Object.entries(edits).map(([name, edit]) => {
      const stored = all.find((file) => file.name === name)?.stored
      const data = stored && 'data' in stored ? stored.data : {}
      return { name, data: edit(data), base: stored?.version }
    })
  }
  const save = async (
    edits: Record<string, Edit>,
    remove: readonly string[] = [],
  ): Promise<Answer<OpenContent>> =>
    answered(await post('/api/save', { files: await edited(edits), remove }))
  const check = async (edits: Record<string, Edit>): Promise<Finding[]> => {
    const sent = (await edited(edits)).map(({ name, data }) => ({ name, data }))
    return (await post('/api/check', { files: sent })).json()
  }
  const upload = async (
    bytes: Uint8Array,
    name: string,
    place = 'file=shop.yaml&key=oven',
    headers: Headers = {},
  ): Promise<Answer<Uploaded>> => {
    const type = { 'content-type': 'application/octet-stream' }
    const path = `/api/pictures?${place}&name=${encodeURIComponent(name)}`
    return answered(await post(path, bytes, { ...type, ...headers }))
  }
  return { app, url, folder, close, get, post, files, edited, save, check, upload }
}

export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#225577' } })

export const snapshot = async (folder: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    filesIn(folder)
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'base64')]),
  )

export const replaceIn = async (path: string, from: string, to: string): Promise<void> =>
  writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
