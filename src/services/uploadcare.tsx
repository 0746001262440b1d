import {
  FileUploaderRegular,
  type OutputFileEntry,
  type UploadCtxProvider,
} from '@uploadcare/react-uploader'
import '@uploadcare/react-uploader/core.css'
import './uploadcare.css'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type DocumentField,
  documentType,
  maxDocumentBytes,
  type UploadedDocument,
} from '../registration/fields'
import { cleanFileName } from '../registration/fileName'
import type { UploadDocument, UploadOutcome, UploadRequest } from '../registration/ports'
import { isAcceptable } from '../registration/schema'

export interface UploadConfig {
  publicKey: string
  /** Another upload origin than Uploadcare's own, without a slash at the end. */
  baseUrl?: string
  /** Another CDN origin than the project's own, without a slash at the end. */
  cdn?: string
}

/** The words of the upload window. */
export interface UploadWords {
  tooLarge: string
  notPdf: string
  window: {
    start: string
    done: string
    cancel: string
    close: string
    remove: string
    clear: string
    add: string
    selected: string
    uploading: string
    uploaded: string
    failed: string
  }
  gst_pdf: { windowTitle: string }
  pan_pdf: { windowTitle: string }
}

/** The widget itself waits for ever (provider-contracts C6); between two tries it waits 15 s. */
const patience = 30_000

/**
 * Uploads documents through Uploadcare's own window: a preview, a manual start, progress.
 * Each call opens a fresh window on the one file and takes it away again.
 *
 * @param timeLimit milliseconds without any movement until the outcome is `stalled`
 */
export function uploadToUploadcare(
  config: UploadConfig,
  words: UploadWords,
  timeLimit: number = patience,
): UploadDocument {
  return (request) =>
    new Promise((resolve) => {
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
        // Not inside the widget's own event.
        queueMicrotask(() => {
          root.unmount()
          host.remove()
        })
      }
      root.render(
        <UploadWindow
          config={config}
          words={words}
          request={request}
          timeLimit={timeLimit}
          onFinish={finish}
        />,
      )
    })
}

interface UploadWindowProps {
  config: UploadConfig
  words: UploadWords
  request: UploadRequest
  timeLimit: number
  onFinish: (outcome: UploadOutcome) => void
}

function UploadWindow({ config, words, request, timeLimit, onFinish }: UploadWindowProps) {
  const uploader = useRef<UploadCtxProvider>(null)

  const opened = useRef(false)
  const [checked, setChecked] = useState(false)

  useEffect(() => {
    // The widget draws itself some time after React has, on a slow phone much later. What is
    // asked of it before that is lost without a word, so it is asked until its window is open.
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
    // Nothing changes, but the window looks again.
    for (const id of files?.items() ?? []) files?.publishProp(id, 'errors', [])
  }
  const watch = useWatchdog(timeLimit, () => close({ ok: false, reason: 'stalled', text: '' }))
  return (
    <FileUploaderRegular
      apiRef={uploader}
      classNameUploader={checked ? 'upload-window' : 'upload-window unchecked'}
      headless
      // As an attribute, for the property comes too late to stop the first reports (provider-contracts C5).
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
      localeDefinitionOverride={{ en: localeOf(words, request.field) }}
      onFileUploadStart={watch}
      onFileUploadProgress={({ uploadProgress }) => {
        watch()
        request.onProgress?.(uploadProgress)
      }}
      onModalOpen={() => {
        opened.current = true
        nameWindow(words[request.field].windowTitle)
      }}
      // Not at `file-upload-success`: the address may still be missing then (provider-contracts C3).
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
 * Calls `onStall` when nothing has moved for `timeLimit` milliseconds.
 *
 * @returns to be called whenever something moves; the first call starts the watch
 */
function useWatchdog(timeLimit: number, onStall: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(onStall, timeLimit)
  }
}

/** What the service reports back is checked again before it counts. */
function outcomeOf(entry: OutputFileEntry<'success'>, config: UploadConfig): UploadOutcome {
  const document: UploadedDocument = {
    url: entry.cdnUrl,
    name: entry.name,
    size: entry.size ?? 0,
    mimeType: entry.mimeType ?? '',
  }
  return isAcceptable(document) && isOnCdn(document.url, config.cdn)
    ? { ok: true, document }
    : { ok: false, reason: 'untrusted', text: '' }
}

/** Uploadcare serves a project's files from a host of its own below these names. */
function isOnCdn(url: string, cdn?: string): boolean {
  const { origin, hostname } = new URL(url)
  return cdn ? origin === cdn : /(^|\.)(ucarecdn\.com|ucarecd\.net)$/.test(hostname)
}

/** The file was found to be a PDF; some phones do not say so, and some names deceive. */
const asPdf = (file: File): File =>
  new File([file], cleanFileName(file.name), { type: documentType })

/**
 * Whether the window offers no button to start a checked file. The widget (1.32) redraws its buttons
 * at most every 300 ms, and drops the last redraw when its timer comes a millisecond early by the
 * clock, as timers do in Firefox.
 */
const isStale = (): boolean =>
  document.querySelector<HTMLElement>('uc-upload-list .uc-upload-btn')?.hidden === true

/** The widget gives its dialogs no name of their own (provider-contracts C8). */
function nameWindow(title: string): void {
  for (const dialog of document.querySelectorAll('uc-file-uploader-regular dialog')) {
    dialog.setAttribute('aria-label', title)
  }
}

function localeOf(words: UploadWords, field: DocumentField): Record<string, string> {
  const { window } = words
  return {
    'files-max-size-limit-error': words.tooLarge,
    'file-type-not-allowed': words.notPdf,
    'upload-file': words[field].windowTitle,
    'header-total': window.selected,
    'header-uploading': window.uploading,
    'header-succeed': window.uploaded,
    'header-failed': window.failed,
    'add-more': window.add,
    upload: window.start,
    done: window.done,
    cancel: window.cancel,
    clear: window.clear,
    'file-item-remove-button': window.remove,
    'a11y-activity-header-button-close': window.close,
  }
}
