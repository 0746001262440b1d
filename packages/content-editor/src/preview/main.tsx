/** The preview's frame: renders what the editor's page passes to it. */
import type { Value } from '@partner-site/content-model'
import config from 'content-editor.config'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { type PreviewPageProps, pageAt } from '../config'
import { pictureAddress } from '../protocol'
import { previewTexts } from '../texts'
import { asShown, type Shown } from './frame'
import { revealText } from './reveal'

const element = document.getElementById('root') as HTMLElement
// React removes a page that throws: restore the last good one, and let the editor report the failure.
const root = createRoot(element, {
  onUncaughtError: () => {
    if (good) render(good, () => undefined)
    last?.onShown(previewTexts.failed)
  },
})
let last: Shown | undefined
let good: Shown | undefined

window.preview = { show, reveal: (text, scrolls) => revealText(element, text, scrolls) }
document.addEventListener('click', onPress, true)
document.addEventListener('auxclick', onPress, true)
// Otherwise a filled-in form asks before it is left, even when the frame is replaced.
window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)

function show(shown: Shown): void {
  if (last?.page !== shown.page) window.scrollTo(0, 0)
  last = shown
  render(shown, () => {
    good = shown
    shown.onShown()
  })
}

const render = ({ content, page, state, scheme }: Shown, onRendered: () => void): void =>
  root.render(
    <Rendered
      page={page}
      content={withPictures(content) as PreviewPageProps['content']}
      state={state}
      scheme={scheme}
      onRendered={onRendered}
    />,
  )

interface RenderedProps extends PreviewPageProps {
  page: string
  onRendered: () => void
}

function Rendered({ page, onRendered, ...props }: RenderedProps) {
  useEffect(onRendered)
  const Page = config.pages?.[page]?.Page
  return Page && <Page {...props} />
}

/** Replaces each picture's path with what the pages take. No other text begins with `images/`. */
function withPictures(value: Value): unknown {
  if (typeof value === 'string') {
    if (!/^images\/./.test(value)) return value
    const address = `/${pictureAddress(value)}`
    return config.picture ? config.picture(address) : address
  }
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(withPictures)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPictures(part)]))
}

/** A link opens its page in the preview; with Alt, like any text, it opens its field. */
function onPress(event: Event): void {
  const target = event.target instanceof Element ? event.target : undefined
  const link = target?.closest('a')
  if (link?.href && !link.getAttribute('href')?.startsWith('#')) {
    event.preventDefault()
    if (!(event as MouseEvent).altKey) {
      const page = link.origin === location.origin && pageAt(config, link.pathname)
      if (page) last?.onVisit?.(page)
      return
    }
  }
  const text = asShown(target?.textContent ?? '')
  // A state presses buttons itself.
  if (text && event.isTrusted) last?.onPress?.(text)
}
