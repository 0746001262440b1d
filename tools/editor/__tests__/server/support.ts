import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureFolder } from '../../../../__tests__/fixtures/content'
import {
  editorHeader,
  type SaveAnswer,
  type StoredFile,
  type UploadAnswer,
} from '../../model/protocol'
import { type EditorOptions, openEditor } from '../../server/openEditor'

export const root = join(__dirname, '../../../..')

export interface TestEditor {
  url: string
  folder: string
  uploads: string
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  files: (headers?: Record<string, string>) => Promise<Record<string, StoredFile>>
  /** Edits files from what the server has now, and saves them. */
  save: (
    edits: Record<string, (text: string) => string>,
    headers?: Record<string, string>,
    summary?: string,
  ) => Promise<SaveAnswer>
  upload: (
    bytes: Uint8Array,
    name: string,
    place?: string,
    headers?: Record<string, string>,
  ) => Promise<UploadAnswer>
  close: () => Promise<void>
}

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'editor-'))

/** The editor over a copy of the tests' content, on a free port. */
export async function openTestEditor(changes: Partial<EditorOptions> = {}): Promise<TestEditor> {
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
  return { url, folder, uploads, close, ...callsOf(url) }
}

function callsOf(url: string) {
  const get: TestEditor['get'] = (path, headers = {}) => fetch(url + path, { headers })
  const post: TestEditor['post'] = (path, body, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { [editorHeader]: '1', 'content-type': 'application/json', ...headers },
      body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
    })
  const files: TestEditor['files'] = async (headers) => {
    const { files: stored } = await (await get('/api/content', headers)).json()
    return Object.fromEntries(stored.map((file: StoredFile) => [file.name, file]))
  }
  const save: TestEditor['save'] = async (edits, headers, summary = 'Change a text') => {
    const stored = await files(headers)
    const edited = Object.entries(edits).map(([name, edit]) => ({
      name,
      text: edit(stored[name]?.text ?? ''),
      base: stored[name]?.version ?? '',
    }))
    return (await post('/api/save', { files: edited, summary }, headers)).json()
  }
  const upload: TestEditor['upload'] = async (
    bytes,
    name,
    place = 'file=home.yaml&key=hero.image',
    headers = {},
  ) => {
    const answer = await post(`/api/pictures?${place}`, bytes, {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      ...headers,
    })
    return answer.json()
  }
  return { get, post, files, save, upload }
}

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

/** A request with exactly these headers, Host included, which fetch does not allow. */
export function sendRaw(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body = '' } = {} as {
    method?: string
    headers?: Record<string, string>
    body?: string
  },
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url)
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          text += part
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
