// The widget needs it, so it comes first.
import './olderBrowsers'
import { FileUploaderRegular, type UploadCtxProvider } from '@uploadcare/react-uploader'
import '@uploadcare/react-uploader/core.css'
import './uploadcare.css'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { cleanFileName } from '../rules/fields'
import { documentType, maxDocumentBytes, timeoutMs } from '../rules/limits'
import type { FailedUpload, UploadDocument, UploadOutcome, UploadRequest } from '../rules/ports'
import { explained, localeOf, outcomeOf, trapFocus, type UploadTexts } from './uploadWidget'

export interface UploadConfig {
  publicKey: string
  /** An upload origin other than Uploadcare's own, without a trailing slash. */
  baseUrl?: string
  /** A CDN origin other than the project's own, without a trailing slash. */
  cdn?: string
}

/**
 * Uploads documents through Uploadcare's own window: a preview, a manual start, progress.
 * Each call opens a fresh window for the one file and removes it again.
 *
 * Each workaround names the version of @uploadcare/file-uploader it was tried with, the place in
 * its source, and the test that fails without it.
 *
 * @param limit milliseconds until a window that does not open is `unavailable`, and an upload
 *   without progress `stalled`; the widget has no limit of its own (docs/providers.md, C6)
 */
export function uploadToUploadcare(
  config: UploadConfig,
  texts: UploadTexts,
  limit: number = timeoutMs,
): UploadDocument {
  return (request) =>
    new Promise((resolve) => {
      if (request.signal.aborted) return resolve(cancelled)
      letTranslatedTextsChange()
      const host = document.body.appendChild(document.createElement('div'))
      const root = createRoot(host, {
        onUncaughtError: (error) =>
          finish({ ok: false, reason: 'unavailable', text: String(error) }),
      })
      // Only its first call counts: a promise keeps its value, and a root unmounts once.
      const finish = (outcome: UploadOutcome) => {
        resolve(explained(outcome, config))
        // Not while the widget is still handling its own event.
        queueMicrotask(() => {
          root.unmount()
          host.remove()
        })
      }
      root.render(<UploadWindow {...{ config, texts, request, limit }} onFinish={finish} />)
    })
}

const cancelled = { ok: false, reason: 'cancelled', text: '' } as const

interface UploadWindowProps {
  config: UploadConfig
  texts: UploadTexts
  request: UploadRequest
  limit: number
  onFinish: (outcome: UploadOutcome) => void
}

function UploadWindow({ config, texts, request, limit, onFinish }: UploadWindowProps) {
  const uploader = useRef<UploadCtxProvider>(null)
  const opened = useRef(false)
  const [checked, setChecked] = useState(false)

  const close = (outcome: UploadOutcome) => {
    onFinish(outcome)
    uploader.current?.getAPI().doneFlow()
  }
  const fail = (reason: FailedUpload['reason'], text = '') => close({ ok: false, reason, text })
  const refresh = () => {
    const files = uploader.current?.uploadCollection
    // No error changes, but the window is rendered again.
    for (const id of files?.items() ?? []) files?.publishProp(id, 'errors', [])
  }
  const watch = useWatchdog(limit, () => fail('stalled'))
  const progress = (percent: number) => {
    watch()
    request.onStage({ name: 'uploading', percent })
  }
  useOpening(uploader, opened, request, limit, fail)
  return (
    <FileUploaderRegular
      apiRef={uploader}
      classNameUploader={checked ? 'upload-window' : 'upload-window unchecked'}
      headless
      // 1.32.0: telemetry starts before React sets the property, so it is an attribute
      // (docs/providers.md, C5). Test: e2e/registration.spec.ts, every request went to this machine.
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
      localeDefinitionOverride={{ en: localeOf(texts, request) }}
      onFileUploadStart={() => progress(0)}
      onFileUploadProgress={({ uploadProgress }) => progress(uploadProgress)}
      onModalOpen={() => {
        opened.current = true
        request.onStage({ name: 'waiting' })
        for (const dialog of document.querySelectorAll<HTMLElement>(windows)) {
          // 1.32.0 does not name its dialogs (docs/providers.md, C8), and Tab leaves them. Tests:
          // e2e/registration.spec.ts, e2e/keyboard.spec.ts.
          dialog.setAttribute('aria-label', texts[request.field].windowTitle)
          trapFocus(dialog)
        }
      }}
      // 1.32.0: `file-upload-success` fires before the last validation, and may be revoked
      // (docs/providers.md, C3). Test: faults/uploading.spec.ts.
      onChange={({ status, successEntries: [uploaded], idleEntries: [waiting] }) => {
        if (status === 'success' && uploaded) close(outcomeOf(uploaded, config))
        if (!waiting || waiting.isValidationPending) return
        setChecked(true)
        if (isStale()) refresh()
      }}
      onFileUploadFailed={({ errors: [error] }) => {
        fail('failed', error?.type === 'NETWORK_ERROR' ? '' : error?.message)
      }}
      onFileRemoved={() => fail('cancelled')}
      onModalClose={() => onFinish(cancelled)}
    />
  )
}

/**
 * Gives the widget the file, opens its window, and ends what would wait for ever or what the form
 * has ended.
 */
function useOpening(
  uploader: RefObject<UploadCtxProvider | null>,
  opened: RefObject<boolean>,
  { file, signal }: UploadRequest,
  limit: number,
  end: (reason: 'cancelled' | 'unavailable') => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `end` only uses refs
  useEffect(() => {
    // 1.32.0: the widget's API exists before its blocks are connected, and drops calls silently
    // until then (initFlow, uploadcare/file-uploader issue 532), so they are repeated until the
    // window is open. Tests: registration/providers/uploadcare.test.tsx,
    // engines/registration.spec.ts.
    let added = false
    const opening = setInterval(() => {
      const api = uploader.current?.getAPI()
      if (!api) return
      if (!added) api.addFileFromObject(asPdf(file))
      added = true
      if (opened.current) clearInterval(opening)
      else api.initFlow()
    }, 50)
    const timeout = setTimeout(() => opened.current || end('unavailable'), limit)
    const onAbort = () => end('cancelled')
    signal.addEventListener('abort', onAbort)
    return () => {
      clearInterval(opening)
      clearTimeout(timeout)
      signal.removeEventListener('abort', onAbort)
    }
  }, [uploader, opened, file, signal, limit])
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

/** The file is known to be a PDF, but some phones do not say so, and some names mislead. */
const asPdf = (file: File): File =>
  new File([file], cleanFileName(file.name), { type: documentType })

/**
 * Whether the button that starts the upload is hidden although the file has been checked. 1.32.0
 * updates its buttons at most every 300 ms, and loses the last update when its timer fires a
 * millisecond early by the clock, as timers do in Firefox (its src/utils/throttle.ts). Test:
 * e2e/registration.spec.ts, timers fire early.
 */
const isStale = (): boolean =>
  document.querySelector<HTMLElement>('uc-upload-list .uc-upload-btn')?.hidden === true

const windows = 'uc-file-uploader-regular dialog'

/**
 * 1.32.0 renders with lit, which changes a text by setting `data` of the node where it put it
 * (lit-html 3.3.3, ChildPart); a browser's translator has replaced that node with a font element.
 * Test: e2e/translation.spec.ts.
 */
function letTranslatedTextsChange(): void {
  Object.defineProperty(HTMLFontElement.prototype, 'data', {
    configurable: true,
    set(this: HTMLElement, text: string) {
      this.replaceWith(text)
    },
  })
}
