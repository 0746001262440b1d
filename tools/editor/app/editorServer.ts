import {
  type CheckAnswer,
  type CheckRequest,
  type ContentAnswer,
  editorHeader,
  type SaveAnswer,
  type SaveRequest,
  type StoredPicture,
  type UploadAnswer,
  type VersionsAnswer,
} from '../model/protocol'

/** The server as the page sees it; tests and stories have their own. */
export interface EditorServer {
  /** @throws Error whose message is for the person, as all of them do */
  content: () => Promise<ContentAnswer>
  versions: () => Promise<VersionsAnswer>
  check: (request: CheckRequest) => Promise<CheckAnswer>
  save: (request: SaveRequest) => Promise<SaveAnswer>
  pictures: () => Promise<readonly StoredPicture[]>
  upload: (picture: File, file: string, key: string) => Promise<UploadAnswer>
}

/** The texts of failures, which the person reads. */
export interface ServerTexts {
  unreachable: string
  broken: string
}

const octets = 'application/octet-stream'

/** The server that served this page. */
export function serverBehindPage(texts: ServerTexts): EditorServer {
  const ask = async (path: string, init?: RequestInit): Promise<Reply> => {
    const response = await fetch(path, init).catch(() => {
      throw new Error(texts.unreachable)
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return { isRefusal: false, body }
    if (response.status < 500 && isRefusal(body)) return { isRefusal: true, body }
    throw new Error(isRefusal(body) && body.message ? body.message : texts.broken)
  }

  /** A refusal is no answer to a question. */
  const get = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
    const { isRefusal, body } = await ask(path, init)
    if (isRefusal) throw new Error((body as Refusal).message ?? texts.broken)
    return body as Answer
  }

  const sends = (body: BodyInit, type: string, headers: Record<string, string> = {}) => ({
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': type, [editorHeader]: '1' },
  })
  const json = (value: unknown) => sends(JSON.stringify(value), 'application/json')

  return {
    content: () => get('/api/content'),
    versions: () => get('/api/versions'),
    check: (request) => get('/api/check', json(request)),
    save: async (request) => (await ask('/api/save', json(request))).body as SaveAnswer,
    pictures: () => get('/api/pictures'),
    upload: async (picture, file, key) => {
      const name = { 'x-file-name': encodeURIComponent(picture.name) }
      const path = `/api/pictures?${new URLSearchParams({ file, key })}`
      return (await ask(path, sends(picture, octets, name))).body as UploadAnswer
    },
  }
}

interface Reply {
  /** The server understood, and says no. */
  isRefusal: boolean
  body: unknown
}

interface Refusal {
  ok: false
  message?: string
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'ok' in body && body.ok === false
