import { cleanFileName } from '../rules/fields'
import { documentType, maxDocumentBytes, maxPicturePixels } from '../rules/limits'
import type { MakePdf, PdfOfPictures } from '../rules/ports'
import { withTimeout } from '../rules/withTimeout'
import { type DrawnPage, drawPage, imageOf, type Job, lastStep } from './drawPages'
import { pageSize } from './pageSize'
import { type PicturePage, pdfOfPages } from './pdfOfPages'

/** Leaves out what the camera wrote about place, time and device; each page is upright by its EXIF. */
export const makePdf: MakePdf = async (pictures, name, onPicture) => {
  const used: File[] = []
  const refused: string[] = []
  const tooSmall: string[] = []
  const pages: PicturePage[] = []
  // The share of one picture, without what the PDF says of its pages.
  const maxBytes = maxDocumentBytes / pictures.length - 1000
  const isTooLarge = () => pages.reduce((sum, { jpeg }) => sum + jpeg.size, 0) > maxDocumentBytes
  let step = 0
  // One after another: a phone has no room for two of them.
  for (const [index, picture] of pictures.entries()) {
    // The work on more of them would be for nothing.
    if (isTooLarge()) used.push(picture)
    else {
      onPicture(index + 1)
      const one = await pageOf(picture, maxBytes, step).catch(() => undefined)
      if (one === 'tooSmall') tooSmall.push(cleanFileName(picture.name))
      else if (one) {
        made.set(picture, one)
        // The next may need no less, but is tried a little larger.
        step = Math.max(0, one.step - 1)
        pages.push(one.page)
        used.push(picture)
      } else refused.push(cleanFileName(picture.name))
    }
  }
  const result: PdfOfPictures = { used, refused, tooSmall }
  const pdf = new File([pdfOfPages(pages)], name, { type: documentType })
  if (pages.length > 0 && pdf.size <= maxDocumentBytes) result.pdf = pdf
  return result
}

/** What was made of a picture, for when others are added to it, moved or removed. */
const made = new WeakMap<File, DrawnPage>()

/**
 * @param first the index of the step to begin with
 * @returns `undefined` if the picture has too many pixels, or cannot be turned upright
 * @throws Error, Event or DOMException if the picture, or this browser's canvas, cannot be used
 */
async function pageOf(
  picture: File,
  maxBytes: number,
  first: number,
): Promise<DrawnPage | 'tooSmall' | undefined> {
  const earlier = made.get(picture)
  if (earlier && (earlier.step === lastStep || earlier.page.jpeg.size <= maxBytes)) return earlier
  // Known from its header: decoding one that is too large would end the tab, not fail.
  const { naturalWidth, naturalHeight } = await withTimeout(imageOf(picture))
  if (naturalWidth * naturalHeight > maxPicturePixels) return undefined
  const size = pageSize(naturalWidth, naturalHeight)
  return size ? drawBeside({ picture, ...size, maxBytes, first }) : 'tooSmall'
}

/**
 * Draws a page beside the page's own work, for which a slow phone takes seconds. Where a worker cannot draw,
 * or its file cannot be loaded, the page does it.
 */
async function drawBeside(job: Job): Promise<DrawnPage | undefined> {
  const worker = new Worker(new URL('./drawPages.worker.ts', import.meta.url))
  const answer = new Promise<DrawnPage | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DrawnPage | undefined>) => resolve(data)
    worker.onerror = reject
  })
  worker.postMessage(job)
  try {
    return await withTimeout(answer.catch(() => drawPage(job)))
  } finally {
    worker.terminate()
  }
}
