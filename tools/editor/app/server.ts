import type { EditorServer } from '../protocol'
import { texts } from '../texts'

/** The statuses of a save or an upload that is refused, whose answer says why. */
const refusals = [409, 422]

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch(() => {
    throw new Error(texts.server.unreachable)
  })
  const body = await response.json().catch(() => undefined)
  if (body && (response.ok || refusals.includes(response.status))) return body
  throw new Error(body?.message ?? texts.server.broken)
}

const post = <Answer>(path: string, value: unknown): Promise<Answer> =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
  })

/** The server that served this page. */
export const serverBehindPage: EditorServer = {
  content: () => ask('/api/content'),
  versions: () => ask('/api/versions'),
  check: (request) => post('/api/check', request),
  save: (request) => post('/api/save', request),
  pictures: () => ask('/api/pictures'),
  upload: (picture, file, key) => {
    const headers = { 'content-type': 'application/octet-stream' }
    const query = new URLSearchParams({ file, key, name: picture.name })
    return ask(`/api/pictures?${query}`, { method: 'POST', body: picture, headers })
  },
  remove: (path) => ask(`/api/pictures?${new URLSearchParams({ path })}`, { method: 'DELETE' }),
}
