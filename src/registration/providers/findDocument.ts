import type { UploadedDocument } from '../rules/fields'
import type { FindDocument } from '../rules/ports'
import { withTimeout } from '../rules/withTimeout'
import { ownOrigins, type UploadConfig } from './config'

/** In milliseconds; without an answer the document counts as there, so this need not take long. */
const answerLimit = 10_000

/**
 * Asks Uploadcare for a document (docs/providers.md, D). In its own JSON, the status of a file that was
 * deleted is 404, and 400 of an identifier that never was one; a filter's page has a status, too.
 */
export const findInUploadcare =
  ({ publicKey, baseUrl = ownOrigins.upload, cdn }: UploadConfig): FindDocument =>
  async (document) => {
    if (!isUploadcareUrl(document, cdn)) return 'gone'
    const query = new URLSearchParams({ jsonerrors: '1', pub_key: publicKey, file_id: document.id })
    const ask = async (): Promise<Answer> => {
      // A browser may have kept an answer from before it was deleted.
      const response = await fetch(`${baseUrl}/info/?${query}`, { cache: 'no-store' })
      return response.json()
    }
    const answer = await withTimeout(ask(), answerLimit).catch(() => undefined)
    const status = answer?.error?.status_code
    return status === 404 || status === 400 ? 'gone' : 'there'
  }

/** What is read of the service's answer; it has an error also with the HTTP status 200. */
type Answer = { error?: { status_code?: unknown } } | null

/**
 * Whether a document is at `<cdn>/<uuid>/` (docs/providers.md, C3). Uploadcare serves each
 * project's files from its own host below these names.
 *
 * @param cdn the configured origin; without it, Uploadcare's own hosts
 */
export function isUploadcareUrl({ id, url }: UploadedDocument, cdn?: string): boolean {
  const path = `/${id}/`
  const host = url.slice(0, -path.length)
  const isOnCdn = cdn
    ? host === cdn
    : /^https:\/\/([\w-]+\.)*(ucarecdn\.com|ucarecd\.net)$/.test(host)
  return isOnCdn && uuid.test(id) && url === host + path
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
