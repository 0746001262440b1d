import type { DocumentName, UploadedDocument } from '../rules/fields'
import type { UploadOutcome, UploadRequest } from '../rules/ports'
import { isAcceptable } from '../rules/validation'
import { ownOrigins, type UploadConfig } from './config'
import { isUploadcareUrl } from './findDocument'
import { isRequestBlocked } from './isRequestBlocked'

/** The upload window's own texts, by the widget's names for them. */
const windowTexts = {
  'header-total': 'selected',
  'header-uploading': 'uploading',
  'header-succeed': 'uploaded',
  'header-failed': 'failed',
  'add-more': 'add',
  upload: 'start',
  done: 'done',
  cancel: 'cancel',
  clear: 'clear',
  'file-item-remove-button': 'remove',
  'a11y-activity-header-button-close': 'close',
} as const

export type UploadTexts = Record<DocumentName, { windowTitle: string }> & {
  tooLarge: string
  notPdf: string
  window: Record<(typeof windowTexts)[keyof typeof windowTexts], string>
}

/** Returns the widget's texts by its own names, for one request. */
export function localeOf(
  texts: UploadTexts,
  { field, description }: UploadRequest,
): Record<string, string> {
  const named = Object.entries(windowTexts).map(([name, key]) => [name, texts.window[key]])
  return {
    ...Object.fromEntries(named),
    'header-total': `${texts.window.selected}: ${description}`,
    'files-max-size-limit-error': texts.tooLarge,
    'file-type-not-allowed': texts.notPdf,
    'upload-file': texts[field].windowTitle,
  }
}

/** What is read of the widget's report about an uploaded file. */
interface Report {
  uuid: string
  cdnUrl: string
  name: string
  size: number | null
  mimeType: string | null
}

/** Checks the service's report again before accepting it. */
export function outcomeOf(report: Report, { cdn }: UploadConfig): UploadOutcome {
  const document: UploadedDocument = {
    id: report.uuid,
    url: report.cdnUrl,
    name: report.name,
    size: report.size ?? 0,
    mimeType: report.mimeType ?? '',
  }
  return isAcceptable(document) && isUploadcareUrl(document, cdn)
    ? { ok: true, document }
    : { ok: false, reason: 'untrusted', text: '' }
}

/** Finds out why there was no answer. */
export async function explained(
  outcome: UploadOutcome,
  { baseUrl = ownOrigins.upload }: UploadConfig,
): Promise<UploadOutcome> {
  const isUnanswered = !outcome.ok && outcome.reason === 'failed' && outcome.text === ''
  if (!isUnanswered || !(await isRequestBlocked(`${baseUrl}/base/`))) return outcome
  return { ...outcome, reason: 'blocked' }
}

/** Keeps Tab inside a dialog (WAI-ARIA APG, dialog). */
export function trapFocus(dialog: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return
    const stops = dialog.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled')
    const seen = [...stops].filter(isSeen)
    const [first, last] = [seen[0], seen[seen.length - 1]]
    const [from, to] = event.shiftKey ? [first, last] : [last, first]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  })
}

/** A press beside a dialog does not close it, and so does not end an upload. */
export function keepOpen(dialog: HTMLElement): void {
  const listener = (event: Event) => {
    if (event.target === dialog) event.stopImmediatePropagation()
  }
  dialog.addEventListener('mousedown', listener, true)
}

const isSeen = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
