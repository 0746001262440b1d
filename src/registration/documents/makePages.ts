import { cleanFileName } from '../rules/fields'
import { maxDocumentBytes, maxPicturePixels } from '../rules/limits'
import type { DrawnPage, MakePages, Page } from '../rules/ports'
import { TimeoutError, withTimeout } from '../rules/withTimeout'
import { drawPage, imageOf, type Job, lastStep } from './drawPages'
import { pageSize } from './pageSize'

export { pdfOfPages } from './pdfOfPages'

/** Leaves out what the camera wrote about place, time and device; each page is upright by its EXIF. */
export const makePages: MakePages = async (given, signal, onPage) => {
  let pages = given
  const refused: string[] = []
  const tooSmall: string[] = []
  // The share of one picture, without what the PDF says of its pages.
  const maxBytes = maxDocumentBytes / given.length - 1000
  let step = 0
  for (const page of given) {
    const { picture, drawn } = page
    if (signal.aborted) break
    // The work on more of them would be for nothing.
    if (sizeOf(pages) > maxDocumentBytes) break
    if (drawn && isSmall(drawn, maxBytes)) continue
    onPage(pages.indexOf(page) + 1, pages)
    const name = cleanFileName(picture.name)
    try {
      const made = await drawnPage(picture, { maxBytes, first: step }, signal)
      if (made === 'tooSmall') tooSmall.push(name)
      if (made === undefined) refused.push(name)
      // The next may need no less, but is tried a little larger.
      if (typeof made === 'object') step = Math.max(0, made.step - 1)
      pages = pages.flatMap((other) => {
        if (other !== page) return other
        return typeof made === 'object' ? { picture, drawn: made } : []
      })
    } catch {
      return { pages, refused, tooSmall, stop: { slow: name } }
    }
  }
  const stop = sizeOf(pages) > maxDocumentBytes ? 'tooLarge' : undefined
  return { pages, refused, tooSmall, stop }
}

const isSmall = ({ step, jpeg }: DrawnPage, maxBytes: number): boolean =>
  step === lastStep || jpeg.size <= maxBytes

/** The size of the PDF of those that are drawn, in bytes, with what it says of each. */
const sizeOf = (pages: readonly Page[]): number =>
  pages.reduce((sum, { drawn }) => sum + (drawn ? drawn.jpeg.size + 1000 : 0), 0)

/**
 * Draws one picture.
 *
 * @returns `undefined` if it, or this browser's canvas, cannot be used
 * @throws TimeoutError if it takes too long, which says nothing of the picture
 */
async function drawnPage(
  picture: File,
  room: Pick<Job, 'maxBytes' | 'first'>,
  signal: AbortSignal,
): Promise<DrawnPage | 'tooSmall' | undefined> {
  try {
    // Known from its header: decoding one that is too large would end the tab, not fail.
    const { naturalWidth, naturalHeight } = await withTimeout(imageOf(picture))
    if (naturalWidth * naturalHeight > maxPicturePixels) return undefined
    const size = pageSize(naturalWidth, naturalHeight)
    return size ? await inTurn(() => drawBeside({ picture, ...size, ...room }, signal)) : 'tooSmall'
  } catch (error) {
    if (error instanceof TimeoutError) throw error
    return undefined
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Does one work at a time, for whichever document: a phone has no room for two pictures. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.catch(() => undefined).then(work)
  last = turn
  return turn
}

/**
 * Draws a page beside the page's own work, for which a slow phone takes seconds. Where a worker cannot draw,
 * or its file cannot be loaded, the page does it.
 *
 * @returns `undefined` if it was stopped, or no browser turns the picture upright
 */
async function drawBeside(job: Job, signal: AbortSignal): Promise<DrawnPage | undefined> {
  if (signal.aborted) return undefined
  const worker = new Worker(new URL('./drawPages.worker.ts', import.meta.url))
  const answer = new Promise<DrawnPage | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DrawnPage | undefined>) => resolve(data)
    worker.onerror = reject
    signal.addEventListener('abort', () => resolve(undefined))
  })
  worker.postMessage(job)
  try {
    return await withTimeout(answer.catch(() => drawPage(job)))
  } finally {
    worker.terminate()
  }
}
