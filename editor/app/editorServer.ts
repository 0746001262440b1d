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
  /** Refusals that the person can do something about are answers, not errors. */
  async function answer<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(path, init).catch(() => {
      throw new Error(texts.unreachable)
    })
    const isJson = response.headers.get('content-type')?.includes('json')
    if (isJson && (response.ok || response.status < 500)) return response.json()
    const said = await response.text().catch(() => '')
    throw new Error(said.length > 0 && said.length < 500 ? said : texts.broken)
  }

  const post = <Answer>(
    path: string,
    body: BodyInit,
    type: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    answer(path, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': type, [editorHeader]: '1' },
    })

  return {
    content: () => answer('/api/content'),
    versions: () => answer('/api/versions'),
    check: (request) => post('/api/check', JSON.stringify(request), 'application/json'),
    save: (request) => post('/api/save', JSON.stringify(request), 'application/json'),
    pictures: () => answer('/api/pictures'),
    upload: (picture, file, key) =>
      post(`/api/pictures?${new URLSearchParams({ file, key })}`, picture, octets, {
        'x-file-name': encodeURIComponent(picture.name),
      }),
  }
}
