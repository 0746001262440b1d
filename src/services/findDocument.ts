import type { FindDocument } from '../registration/ports'
import { within } from '../registration/within'
import { ownOrigins } from './config'
import { hasOwnAddress } from './documentAddress'
import type { UploadConfig } from './uploadcare'

/** In milliseconds; without an answer the document counts as there, so this need not take long. */
const answerLimit = 10_000

/**
 * Asks Uploadcare for a document of an earlier visit (docs/providers.md, D): it answers 404 for a
 * file that was deleted, and 400 for an identifier that never was one.
 */
export const findInUploadcare =
  ({ publicKey, baseUrl = ownOrigins.upload, cdn }: UploadConfig): FindDocument =>
  async (document) => {
    if (!hasOwnAddress(document, cdn)) return 'gone'
    const query = new URLSearchParams({ pub_key: publicKey, file_id: document.id })
    try {
      const { status } = await within(fetch(`${baseUrl}/info/?${query}`), answerLimit)
      return status === 404 || status === 400 ? 'gone' : 'there'
    } catch {
      return 'there'
    }
  }
