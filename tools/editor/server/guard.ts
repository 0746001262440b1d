import type { IncomingHttpHeaders } from 'node:http'
import { editorHeader } from '../model/protocol'

export interface Asked {
  method: string
  /** Names the route that answers: `/api/content`, also for the address `/%61pi/content`. */
  routeOptions: { url?: string }
  headers: IncomingHttpHeaders
}

/** A request that is not answered: an HTTP status, and a sentence for whoever sent it. */
export interface Turned {
  status: 401 | 403 | 415 | 421
  message: string
}

/**
 * Any web page can send requests to a port of this machine, and can make its own name mean
 * 127.0.0.1. So a request must be for one of our origins, and come from it.
 *
 * @param origins the editor's own, for example `http://127.0.0.1:9030`
 * @returns undefined for a request that may be answered
 */
export function turnedAway(asked: Asked, origins: readonly string[]): Turned | undefined {
  const { method, headers } = asked
  if (!origins.some((origin) => isFor(headers.host, origin))) {
    const message = `The content editor answers at ${origins[0]} only. A proxy before it must pass the Host header on.`
    return { status: 421, message }
  }
  if (headers.origin !== undefined && !origins.includes(headers.origin)) return foreign
  if (!isOwnFetch(asked)) return foreign
  if (method === 'GET' || method === 'HEAD') return undefined
  if (headers[editorHeader] === undefined) {
    return { status: 403, message: `The header ${editorHeader} is missing.` }
  }
  return /^application\/(json|octet-stream)(;|$)/.test(headers['content-type'] ?? '')
    ? undefined
    : { status: 415, message: 'The content editor takes JSON, and the bytes of pictures.' }
}

const foreign: Turned = { status: 403, message: 'Another web page sent this request.' }

function isFor(host: string | undefined, origin: string): boolean {
  if (host === undefined || !/^[\w.-]+(:\d+)?$/.test(host)) return false
  const url = `${new URL(origin).protocol}//${host}`
  return URL.canParse(url) && new URL(url).origin === origin
}

/** Whether our page asks, or somebody who opens it: a link leads there, and so does the sign-in. */
function isOwnFetch({ method, routeOptions, headers }: Asked): boolean {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return true
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    !/^\/(api|content)\//.test(routeOptions.url ?? '')
  )
}
