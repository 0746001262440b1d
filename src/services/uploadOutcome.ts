import type { UploadedDocument } from '../registration/fields'
import type { UploadOutcome } from '../registration/ports'
import { isAcceptable } from '../registration/schema'
import { ownOrigins } from './config'
import { hasOwnAddress } from './documentAddress'
import { isBlocked } from './isBlocked'
import type { UploadConfig } from './uploadcare'

/** Finds out why there was no answer. */
export async function explained(
  outcome: UploadOutcome,
  { baseUrl = ownOrigins.upload }: UploadConfig,
): Promise<UploadOutcome> {
  const isUnanswered = !outcome.ok && outcome.reason === 'failed' && outcome.text === ''
  if (!isUnanswered || !(await isBlocked(`${baseUrl}/base/`))) return outcome
  return { ...outcome, reason: 'blocked' }
}

/** What the widget reports of an uploaded file, of which this is read. */
interface Report {
  uuid: string
  cdnUrl: string
  name: string
  size: number | null
  mimeType: string | null
}

/** Checks the service's report again before accepting it. */
export function outcomeOf(entry: Report, config: UploadConfig): UploadOutcome {
  const document: UploadedDocument = {
    id: entry.uuid,
    url: entry.cdnUrl,
    name: entry.name,
    size: entry.size ?? 0,
    mimeType: entry.mimeType ?? '',
  }
  return isAcceptable(document) && hasOwnAddress(document, config.cdn)
    ? { ok: true, document }
    : { ok: false, reason: 'untrusted', text: '' }
}
