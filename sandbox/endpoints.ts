import type { FastifyCorsOptions } from '@fastify/cors'
import { filePath } from './cdn'
import { faultsPath, homePath, outboxPath } from './control'
import { sendPath } from './emailjs'
import { deletionPath, filesPath } from './rest'
import { infoPath, uploadPath } from './uploadcare'

type Cors = Pick<FastifyCorsOptions, 'allowedHeaders' | 'exposedHeaders' | 'maxAge'>

/** The headers of docs/providers.md, B. */
const emailCors: Cors = { allowedHeaders: 'content-type' }

/** As recorded by others [O] (docs/providers.md, F). */
const uploadCors: Cors = {
  allowedHeaders: 'DNT, X-UC-User-Agent, X-PINGOTHER',
  exposedHeaders: 'Warning, Retry-After',
  maxAge: 1,
}

const cdnCors: Cors = { allowedHeaders: '' }

/** No web page has the secret key, so none is meant to call it. */
const restCors: Cors = { allowedHeaders: '' }

const ownCors: Cors = { allowedHeaders: 'Content-Type' }

interface Endpoint {
  /** As in the header `Allow`. */
  methods: string
  cors: Cors
}

const endpoints: Record<string, Endpoint> = {
  [sendPath]: { methods: 'POST, OPTIONS', cors: emailCors },
  [uploadPath]: { methods: 'POST, OPTIONS', cors: uploadCors },
  [infoPath]: { methods: 'GET, HEAD, OPTIONS', cors: uploadCors },
  [filesPath]: { methods: 'GET, HEAD, OPTIONS', cors: restCors },
  [deletionPath]: { methods: 'DELETE, OPTIONS', cors: restCors },
  [outboxPath]: { methods: 'GET, HEAD, DELETE, OPTIONS', cors: ownCors },
  [faultsPath]: { methods: 'GET, HEAD, PUT, DELETE, OPTIONS', cors: ownCors },
  [homePath]: { methods: 'GET, HEAD, OPTIONS', cors: ownCors },
}

const fileEndpoint: Endpoint = { methods: 'GET, HEAD, OPTIONS', cors: cdnCors }

/** The methods allowed at a path, as in the header `Allow`; undefined: there is nothing. */
export function methodsAt(path: string): string | undefined {
  return endpointAt(path)?.methods
}

/**
 * Web pages call both providers, so every response needs CORS headers, errors included:
 * without them a browser hides the error from the page (docs/providers.md, B and D).
 */
export function corsAt(path: string): FastifyCorsOptions {
  const { methods, cors } = endpointAt(path) ?? { methods: 'OPTIONS', cors: ownCors }
  return { origin: '*', methods, strictPreflight: false, ...cors }
}

function endpointAt(path: string): Endpoint | undefined {
  if (filePath.test(path)) return fileEndpoint
  return Object.hasOwn(endpoints, path) ? endpoints[path] : undefined
}
