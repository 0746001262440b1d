import { formatFileSize } from '../../components/formatFileSize'
import { fill } from '../../content/fill'
import {
  draftLifetime,
  maxDocumentBytes,
  minPhoneDigits,
  waitLimit,
} from '../../registration/limits'

const values = {
  maxSize: formatFileSize(maxDocumentBytes),
  minDigits: minPhoneDigits,
  draftHours: draftLifetime / 3_600_000,
  waitSeconds: waitLimit / 1000,
}

/** Replaces the placeholders of limits in all texts; other placeholders stay. */
export function withLimits<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return fill(texts, values) as Texts
  if (typeof texts !== 'object' || texts === null) return texts
  if (Array.isArray(texts)) return texts.map(withLimits) as Texts
  const filled = Object.entries(texts).map(([key, text]) => [key, withLimits(text)])
  return Object.fromEntries(filled)
}
