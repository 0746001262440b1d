import {
  type CheckAnswer,
  type CheckRequest,
  type ContentAnswer,
  editorHeader,
  type RemoveAnswer,
  type SaveAnswer,
  type SaveRequest,
  type StoredPicture,
  type UploadAnswer,
  type VersionsAnswer,
} from '../protocol'
import { texts } from '../texts'

/** The server as the page sees it; stories and tests have their own. */
export interface EditorServer {
  /** Rejects, as all of them do, with an Error whose message is for the person. */
  content: () => Promise<ContentAnswer>
  versions: () => Promise<VersionsAnswer>
  check: (request: CheckRequest) => Promise<CheckAnswer>
  save: (request: SaveRequest) => Promise<SaveAnswer>
  pictures: () => Promise<readonly StoredPicture[]>
  upload: (picture: File, file: string, key: string) => Promise<UploadAnswer>
  remove: (path: string) => Promise<RemoveAnswer>
}

interface Refusal {
  ok: false
  message?: string
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'ok' in body && body.ok === false

/** Returns the answer, which may be a refusal with its reason. */
async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch(() => {
    throw new Error(texts.server.unreachable)
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (body !== undefined && (response.ok || (response.status < 500 && isRefusal(body)))) {
    return body as Answer
  }
  throw new Error((isRefusal(body) && body.message) || texts.server.broken)
}

/** As `ask`, where a refusal is no answer. */
async function get<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await ask<Answer>(path, init)
  if (isRefusal(answer)) throw new Error(answer.message ?? texts.server.broken)
  return answer
}

const sending = (method: string, body?: BodyInit, headers: Record<string, string> = {}) => ({
  method,
  body,
  headers: { ...headers, [editorHeader]: '1' },
})
const json = (value: unknown) =>
  sending('POST', JSON.stringify(value), { 'content-type': 'application/json' })

/** The server that served this page. */
export const serverBehindPage: EditorServer = {
  content: () => get('/api/content'),
  versions: () => get('/api/versions'),
  check: (request) => get('/api/check', json(request)),
  save: (request) => ask('/api/save', json(request)),
  pictures: () => get('/api/pictures'),
  upload: (picture, file, key) => {
    const type = 'application/octet-stream'
    const headers = { 'content-type': type, 'x-file-name': encodeURIComponent(picture.name) }
    const query = new URLSearchParams({ file, key })
    return ask(`/api/pictures?${query}`, sending('POST', picture, headers))
  },
  remove: (path) => ask(`/api/pictures?${new URLSearchParams({ path })}`, sending('DELETE')),
}
