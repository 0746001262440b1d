import type { UploadedDocument } from '../rules/fields'
import type { FindDocument } from '../rules/ports'
import { withTimeout } from '../rules/withTimeout'
import { ownOrigins, type UploadConfig } from './config'

/** In milliseconds; without an answer the document counts as there, so this need not take long. */
const answerLimit = 10_000

/**
 * Asks Uploadcare for a document (docs/providers.md, D): it answers 404 for a
 * file that was deleted, and 400 for an identifier that never was one.
 */
export const findInUploadcare =
  ({ publicKey, baseUrl = ownOrigins.upload, cdn }: UploadConfig): FindDocument =>
  async (document) => {
    if (!isUploadcareUrl(document, cdn)) return 'gone'
    const query = new URLSearchParams({ pub_key: publicKey, file_id: document.id })
    try {
      const { status } = await withTimeout(
        // A browser may have kept an answer from before it was deleted.
        fetch(`${baseUrl}/info/?${query}`, { cache: 'no-store' }),
        answerLimit,
      )
      return status === 404 || status === 400 ? 'gone' : 'there'
    } catch {
      return 'there'
    }
  }

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
