import {
  FileUploaderRegular,
  type OutputFileEntry,
  type UploadCtxProvider,
} from '@uploadcare/react-uploader'
import '@uploadcare/react-uploader/core.css'
import './uploadcare.css'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { DocumentName, UploadedDocument } from '../registration/fields'
import { cleanFileName } from '../registration/fileName'
import { documentType, maxDocumentBytes, stallTimeout } from '../registration/limits'
import type { UploadDocument, UploadOutcome, UploadRequest } from '../registration/ports'
import { isAcceptable } from '../registration/schema'

export interface UploadConfig {
  publicKey: string
  /** An upload origin other than Uploadcare's own, without a trailing slash. */
  baseUrl?: string
  /** A CDN origin other than the project's own, without a trailing slash. */
  cdn?: string
}

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

/**
 * Uploads documents through Uploadcare's own window: a preview, a manual start, progress.
 * Each call opens a fresh window for the one file and removes it again.
 *
 * Each workaround names the version of @uploadcare/file-uploader it was tried with, the place in
 * its source, and the test that fails without it.
 *
 * @param timeout milliseconds without progress until the outcome is `stalled`; the widget has no
 *   timeout of its own (docs/providers.md, C6)
 */
export function uploadToUploadcare(
  config: UploadConfig,
  texts: UploadTexts,
  timeout: number = stallTimeout,
): UploadDocument {
  return (request) =>
    new Promise((resolve) => {
      letTranslatedTextsChange()
      const host = document.body.appendChild(document.createElement('div'))
      const root = createRoot(host, {
        onUncaughtError: (error) =>
          finish({ ok: false, reason: 'unavailable', text: String(error) }),
      })
      let finished = false
      const finish = (outcome: UploadOutcome) => {
        if (finished) return
        finished = true
        resolve(outcome)
        // Not while the widget is still handling its own event.
        queueMicrotask(() => {
          root.unmount()
          host.remove()
        })
      }
      root.render(
        <UploadWindow
          config={config}
          texts={texts}
          request={request}
          timeout={timeout}
          onFinish={finish}
        />,
      )
    })
}

interface UploadWindowProps {
  config: UploadConfig
  texts: UploadTexts
  request: UploadRequest
  timeout: number
  onFinish: (outcome: UploadOutcome) => void
}

function UploadWindow({ config, texts, request, timeout, onFinish }: UploadWindowProps) {
  const uploader = useRef<UploadCtxProvider>(null)

  const opened = useRef(false)
  const [checked, setChecked] = useState(false)

  useEffect(() => {
    // 1.32.0: the widget's API exists before its blocks are connected, and drops calls silently
    // until then (initFlow, uploadcare/file-uploader issue 532), so they are repeated until the
    // window is open. Test: engines/registration.engine.ts.
    let added = false
    const timer = setInterval(() => {
      const api = uploader.current?.getAPI()
      if (!api) return
      if (!added) api.addFileFromObject(asPdf(request.file))
      added = true
      if (opened.current) clearInterval(timer)
      else api.initFlow()
    }, 50)
    return () => clearInterval(timer)
  }, [request])

  const close = (outcome: UploadOutcome) => {
    onFinish(outcome)
    uploader.current?.getAPI().doneFlow()
  }
  const refresh = () => {
    const files = uploader.current?.uploadCollection
    // No error changes, but the window is rendered again.
    for (const id of files?.items() ?? []) files?.publishProp(id, 'errors', [])
  }
  const watch = useWatchdog(timeout, () => close({ ok: false, reason: 'stalled', text: '' }))
  return (
    <FileUploaderRegular
      apiRef={uploader}
      classNameUploader={checked ? 'upload-window' : 'upload-window unchecked'}
      headless
      // 1.32.0: telemetry starts before React sets the property, so it is an attribute
      // (docs/providers.md, C5). Test: e2e/registration.e2e.ts, every request goes to this machine.
      quality-insights="false"
      pubkey={config.publicKey}
      {...(config.baseUrl && { baseUrl: config.baseUrl })}
      {...(config.cdn && { cdnCname: config.cdn })}
      sourceList="local"
      multiple={false}
      accept={documentType}
      maxLocalFileSizeBytes={maxDocumentBytes}
      confirmUpload
      useCloudImageEditor={false}
      store
      localeDefinitionOverride={{ en: localeOf(texts, request.field) }}
      onFileUploadStart={watch}
      onFileUploadProgress={({ uploadProgress }) => {
        watch()
        request.onProgress?.(uploadProgress)
      }}
      onModalOpen={() => {
        opened.current = true
        nameWindow(texts[request.field].windowTitle)
      }}
      // 1.32.0: `file-upload-success` fires before the last validation, and may be revoked
      // (docs/providers.md, C3). Test: faults/uploading.faults.ts.
      onChange={({ status, successEntries: [uploaded], idleEntries: [waiting] }) => {
        if (status === 'success' && uploaded) close(outcomeOf(uploaded, config))
        if (!waiting || waiting.isValidationPending) return
        setChecked(true)
        if (isStale()) refresh()
      }}
      onFileUploadFailed={({ errors }) =>
        close({ ok: false, reason: 'failed', text: errors[0]?.message ?? '' })
      }
      onFileRemoved={() => close({ ok: false, reason: 'cancelled', text: '' })}
      onModalClose={() => onFinish({ ok: false, reason: 'cancelled', text: '' })}
    />
  )
}

/**
 * Calls `onStall` after `timeout` milliseconds without progress.
 *
 * @returns a function to call at any progress; the first call starts the timer
 */
function useWatchdog(timeout: number, onStall: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(onStall, timeout)
  }
}

/** Checks the service's report again before accepting it. */
function outcomeOf(entry: OutputFileEntry<'success'>, config: UploadConfig): UploadOutcome {
  const document: UploadedDocument = {
    id: entry.uuid,
    url: entry.cdnUrl,
    name: entry.name,
    size: entry.size ?? 0,
    mimeType: entry.mimeType ?? '',
  }
  return isAcceptable(document) && isAddressOf(document, config.cdn)
    ? { ok: true, document }
    : { ok: false, reason: 'untrusted', text: '' }
}

/**
 * Whether a document is at `<cdn>/<uuid>/` (docs/providers.md, C3). Uploadcare serves each
 * project's files from its own host below these names.
 */
function isAddressOf({ id, url }: UploadedDocument, cdn?: string): boolean {
  const { origin, hostname, pathname } = new URL(url)
  const isOnCdn = cdn ? origin === cdn : /(^|\.)(ucarecdn\.com|ucarecd\.net)$/.test(hostname)
  return isOnCdn && uuid.test(id) && pathname === `/${id}/`
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The file is known to be a PDF, but some phones do not say so, and some names mislead. */
const asPdf = (file: File): File =>
  new File([file], cleanFileName(file.name), { type: documentType })

/**
 * Whether the button that starts the upload is hidden although the file has been checked. 1.32.0
 * updates its buttons at most every 300 ms, and loses the last update when its timer fires a
 * millisecond early by the clock, as timers do in Firefox (its src/utils/throttle.ts). Test:
 * e2e/registration.e2e.ts, timers fire early.
 */
const isStale = (): boolean =>
  document.querySelector<HTMLElement>('uc-upload-list .uc-upload-btn')?.hidden === true

/** 1.32.0 does not name its dialogs (docs/providers.md, C8). Test: e2e/registration.e2e.ts. */
function nameWindow(title: string): void {
  for (const dialog of document.querySelectorAll('uc-file-uploader-regular dialog')) {
    dialog.setAttribute('aria-label', title)
  }
}

/**
 * 1.32.0 renders with lit, which changes a text by setting `data` of the node where it put it
 * (lit-html 3.3.3, ChildPart); a browser's translator has replaced that node with a font element.
 * Test: e2e/translation.e2e.ts.
 */
function letTranslatedTextsChange(): void {
  Object.defineProperty(HTMLFontElement.prototype, 'data', {
    configurable: true,
    set(this: HTMLElement, text: string) {
      this.replaceWith(text)
    },
  })
}

function localeOf(texts: UploadTexts, field: DocumentName): Record<string, string> {
  const named = Object.entries(windowTexts).map(([name, key]) => [name, texts.window[key]])
  return {
    ...Object.fromEntries(named),
    'files-max-size-limit-error': texts.tooLarge,
    'file-type-not-allowed': texts.notPdf,
    'upload-file': texts[field].windowTitle,
  }
}
