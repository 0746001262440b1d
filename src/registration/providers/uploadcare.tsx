// The widget needs it, so it comes first.
import './olderBrowsers'
import { FileUploaderRegular, type UploadCtxProvider } from '@uploadcare/react-uploader'
import '@uploadcare/react-uploader/core.css'
import './uploadcare.css'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { documentType, maxDocumentBytes, timeoutMs } from '../rules/limits'
import type { FailedUpload, UploadDocument, UploadOutcome, UploadRequest } from '../rules/ports'
import type { UploadConfig } from './config'
import {
  explained,
  keepOpen,
  localeOf,
  outcomeOf,
  trapFocus,
  type UploadTexts,
} from './uploadWidget'

/**
 * Uploads documents through Uploadcare's own window: a preview, a manual start, progress.
 * Each call opens a fresh window for the one file and removes it again.
 *
 * Each workaround names the version of @uploadcare/file-uploader it was tried with, the place in
 * its source, and the test that fails without it.
 *
 * After `timeoutMs` a window that does not open is `unavailable`, and an upload without progress
 * `stalled`; the widget has no limit of its own (docs/providers.md, C6).
 */
export function uploadToUploadcare(config: UploadConfig, texts: UploadTexts): UploadDocument {
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
      root.render(
        <UploadWindow config={config} texts={texts} request={request} onFinish={finish} />,
      )
    })
}

const cancelled = { ok: false, reason: 'cancelled', text: '' } as const

interface UploadWindowProps {
  config: UploadConfig
  texts: UploadTexts
  request: UploadRequest
  onFinish: (outcome: UploadOutcome) => void
}

function UploadWindow({ config, texts, request, onFinish }: UploadWindowProps) {
  const uploader = useRef<UploadCtxProvider>(null)
  const opening = useRef<ReturnType<typeof setInterval>>(undefined)
  const deadline = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isChecked, setChecked] = useState(false)

  const close = (outcome: UploadOutcome) => {
    onFinish(outcome)
    uploader.current?.getAPI().doneFlow()
  }
  const fail = (reason: FailedUpload['reason'], text = '') => close({ ok: false, reason, text })
  const failAfterLimit = (reason: FailedUpload['reason']) => {
    clearTimeout(deadline.current)
    deadline.current = setTimeout(() => fail(reason), timeoutMs)
  }
  const progress = (percent: number) => {
    failAfterLimit('stalled')
    request.onStage({ name: 'uploading', percent })
  }
  const open = useEffectEvent(() => {
    // It may have been cancelled while the widget was loading.
    if (request.signal.aborted) return onFinish(cancelled)
    const onAbort = () => fail('cancelled')
    request.signal.addEventListener('abort', onAbort)
    failAfterLimit('unavailable')
    opening.current = openWindow(uploader, request.file)
    return () => {
      clearInterval(opening.current)
      clearTimeout(deadline.current)
      request.signal.removeEventListener('abort', onAbort)
    }
  })
  useEffect(() => open(), [])
  return (
    <FileUploaderRegular
      apiRef={uploader}
      classNameUploader={isChecked ? 'upload-window' : 'upload-window unchecked'}
      headless
      // 1.32.0: telemetry starts before React sets the property, so it is an attribute
      // (docs/providers.md, C5). Test: journeys/registration.spec.ts, every request went to this machine.
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
        clearInterval(opening.current)
        clearTimeout(deadline.current)
        request.onStage({ name: 'waiting' })
        prepareDialogs(texts[request.field].windowTitle)
      }}
      // 1.32.0: `file-upload-success` fires before the last validation, and may be revoked
      // (docs/providers.md, C3). Test: faults/uploading.spec.ts.
      onChange={({ status, successEntries: [uploaded], idleEntries: [waiting] }) => {
        if (status === 'success' && uploaded) close(outcomeOf(uploaded, config))
        if (waiting?.isValidationPending) return
        const canStart = waiting !== undefined
        if (uploader.current && isStale(canStart)) refresh(uploader.current)
        else if (canStart) setChecked(true)
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
 * Gives the widget the file, and opens its window. 1.32.0: its API exists before its blocks are
 * connected, and drops calls silently until then (initFlow, uploadcare/file-uploader issue 532), so
 * they are repeated. Tests: registration/providers/uploadcare.test.tsx, engines/registration.spec.ts.
 *
 * @returns an interval to clear once the window is open
 */
function openWindow(uploader: RefObject<UploadCtxProvider | null>, file: File) {
  let added = false
  return setInterval(() => {
    const api = uploader.current?.getAPI()
    if (!api) return
    if (!added) api.addFileFromObject(file)
    added = true
    api.initFlow()
  }, 50)
}

/**
 * Whether the window shows the button that starts the upload, and should not, or hides it. 1.32.0 updates
 * its texts and buttons at most every 300 ms, and loses the last update when its timer fires early by
 * the clock, as timers may (its src/utils/throttle.ts). Tests: registration/providers/uploadcare.test.tsx,
 * journeys/translation.spec.ts.
 */
const isStale = (canStart: boolean): boolean =>
  document.querySelector<HTMLElement>('uc-upload-list .uc-upload-btn')?.hidden === canStart

/** Has the window rendered again, after which it reports a change. */
function refresh({ uploadCollection: files }: UploadCtxProvider): void {
  for (const id of files.items()) files.publishProp(id, 'errors', [])
}

/**
 * Names the widget's dialogs and keeps Tab inside, which 1.32.0 does not (docs/providers.md, C8); a press
 * beside them would close them (its Modal, `_handleDialogMouseUp`). Tests: journeys/registration.spec.ts,
 * faults/uploading.spec.ts.
 */
function prepareDialogs(name: string): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(
    'uc-file-uploader-regular dialog',
  )) {
    dialog.setAttribute('aria-label', name)
    trapFocus(dialog)
    keepOpen(dialog)
    // The first focus would be on "Close", where Enter ends the upload.
    dialog.tabIndex = -1
    if (dialog.open) dialog.focus()
  }
}

/**
 * 1.32.0 renders with lit, which changes a text by setting `data` of the node where it put it
 * (lit-html 3.3.3, ChildPart); a browser's translator has replaced that node with a font element.
 * Test: journeys/translation.spec.ts.
 */
function letTranslatedTextsChange(): void {
  Object.defineProperty(HTMLFontElement.prototype, 'data', {
    configurable: true,
    set(this: HTMLElement, text: string) {
      this.replaceWith(text)
    },
  })
}
