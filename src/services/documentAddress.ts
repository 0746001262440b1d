import type { UploadedDocument } from '../registration/fields'

/**
 * Whether a document is at `<cdn>/<uuid>/` (docs/providers.md, C3). Uploadcare serves each
 * project's files from its own host below these names.
 *
 * @param cdn the configured origin; without it, Uploadcare's own hosts
 */
export function hasOwnAddress({ id, url }: UploadedDocument, cdn?: string): boolean {
  const path = `/${id}/`
  const host = url.slice(0, -path.length)
  const isOnCdn = cdn
    ? host === cdn
    : /^https:\/\/([\w-]+\.)*(ucarecdn\.com|ucarecd\.net)$/.test(host)
  return isOnCdn && uuid.test(id) && url === host + path
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
