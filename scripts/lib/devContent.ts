import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentState } from '../../src/content/contentState'
import { printed } from '../../tools/content/check/finding'
import type { ContentFile } from '../../tools/content/checkContent'
import { lastGood, type PicturesReady } from './lastGood'
import { watchFolder } from './watchFolder'

export interface DevContentOptions {
  /** The folder that people edit. */
  from: string
  /** The folder that the site is made of. */
  to: string
  ready: PicturesReady
  /** Is given a file that has a new version without a mistake. */
  show: (file: ContentFile) => Promise<void>
  /** Is given what the terminal shows, once for each change of the mistakes. */
  report: (text: string, isWell: boolean) => void
}

/**
 * Keeps the last good version of the content while people edit it, and reports what is wrong, in
 * the terminal and to every page that listens.
 */
export async function startDevContent({ from, to, ready, show, report }: DevContentOptions) {
  const listeners = new Set<ServerResponse>()
  const { open, update } = lastGood(from, to)
  let state: ContentState = { findings: [], neverGood: [], changes: 0 }
  let shown = ''
  let waiting = false
  let busy = true
  const end = watchFolder(from, changed)
  await publish(await open())
  busy = false
  if (waiting) changed()
  return { listen, end }

  /** A change during a check is checked after it. */
  async function changed(): Promise<void> {
    waiting = true
    if (busy) return
    busy = true
    while (waiting) {
      waiting = false
      // A file that disappears while it is read is a change too, and brings us here again.
      await update(ready).then(publish, (error) =>
        reportOnce(`The content cannot be read. ${error}`),
      )
    }
    busy = false
  }

  async function publish({ findings, neverGood, changed }: Updated): Promise<void> {
    for (const file of changed) await show(file)
    const changes = state.changes + changed.length
    state = { findings, neverGood, changes }
    const text = terminalText(state)
    reportOnce(text)
    for (const response of listeners) response.write(eventOf(state))
  }

  function reportOnce(text: string): void {
    if (text !== shown) report(text || 'The content has no mistakes.', text === '')
    shown = text
  }

  /** Answers a page with the state, now and after each change (HTML Standard, EventSource). */
  function listen(_request: IncomingMessage, response: ServerResponse): void {
    // Gatsby's server lets every website read its answers; this one is for its own pages.
    response.removeHeader('Access-Control-Allow-Origin')
    // Gatsby's server holds back what it compresses.
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
    })
    response.write(eventOf(state))
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
  }
}

const eventOf = (state: ContentState): string => `data: ${JSON.stringify(state)}\n\n`

type Updated = Awaited<ReturnType<ReturnType<typeof lastGood>['update']>>

/** Empty if the content has no mistakes. */
function terminalText({ findings, neverGood }: ContentState): string {
  if (findings.length === 0) return ''
  const shows =
    neverGood.length === 0
      ? 'The site shows the last version without them.'
      : `Pages that need ${neverGood.join(', ')} are not shown: there is no version without a mistake yet.`
  return [`The content has mistakes. ${shows}`, ...findings.map(printed)].join('\n')
}
