import type { DocumentName } from '../registration/fields'
import type { UploadRequest } from '../registration/ports'

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

/** The widget's texts by its own names, for one request. */
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
