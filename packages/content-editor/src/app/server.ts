import type { Finding } from '@partner-site/content-model'
import type { EditedFile, OpenContent, SaveRequest, StoredPicture, Uploaded } from '../protocol'
import { texts } from '../texts'

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch(() => {
    throw new Error(texts.server.unreachable)
  })
  const body = await response.json().catch(() => undefined)
  if (body && response.ok) return body
  throw new Error(body?.message ?? texts.server.broken)
}

const post = <Answer>(path: string, value: unknown): Promise<Answer> =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
  })

/** The server of this page. Requests reject with an Error whose message is for the person. */
export const serverBehindPage = {
  content: (): Promise<OpenContent> => ask('/api/content'),
  check: (request: { files: readonly EditedFile[] }): Promise<readonly Finding[]> =>
    post('/api/check', request),
  /** Saves the changed files, and deletes pictures. */
  save: (request: SaveRequest): Promise<OpenContent> => post('/api/save', request),
  /** Resolves to the pictures to choose from. */
  pictures: (): Promise<readonly StoredPicture[]> => ask('/api/pictures'),
  upload: (picture: File, file: string, key: string): Promise<Uploaded> => {
    const headers = { 'content-type': 'application/octet-stream' }
    const query = new URLSearchParams({ file, key, name: picture.name })
    return ask(`/api/pictures?${query}`, { method: 'POST', body: picture, headers })
  },
}

export type EditorServer = typeof serverBehindPage
