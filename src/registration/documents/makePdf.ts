import { cleanFileName } from '../rules/fields'
import { documentType, maxDocumentBytes, maxPicturePixels } from '../rules/limits'
import type { MakePdf, PdfOfPictures } from '../rules/ports'
import { withTimeout } from '../rules/withTimeout'
import { isWhole, type PicturePage, pdfOfPages } from './pdfOfPages'

/** Leaves out what the camera wrote about place, time and device; each page is upright by its EXIF. */
export const makePdf: MakePdf = async (pictures, name) => {
  // The share of one page, without what the PDF says of it.
  const maxBytes = maxDocumentBytes / pictures.length - 1000
  const result: PdfOfPictures = { used: [], refused: [] }
  const pages: PicturePage[] = []
  // One after another: a phone has no room for two of them.
  for (const picture of pictures) {
    const page = await withTimeout(pageOf(picture, maxBytes)).catch(() => undefined)
    if (page) {
      made.set(picture, page)
      pages.push(page)
      result.used.push(picture)
    } else result.refused.push(cleanFileName(picture.name))
  }
  if (pages.length > 0) result.pdf = new File([pdfOfPages(pages)], name, { type: documentType })
  return result
}

/** What was made of a picture, for when pages are added to it. */
const made = new WeakMap<File, PicturePage>()

/**
 * The longest side in pixels, and the quality: the first of them whose page is small enough. At the last,
 * a sheet of A4 has 120 dots per inch, so its text can be read.
 */
const steps = [
  [2400, 0.8],
  [2000, 0.7],
  [1700, 0.6],
  [1400, 0.5],
] as const

/** @throws Error, Event or DOMException if the picture, or this browser's canvas, cannot be used */
async function pageOf(picture: File, maxBytes: number): Promise<PicturePage | undefined> {
  let page = made.get(picture)
  if (page && page.jpeg.size <= maxBytes) return page
  if (!isWhole(new Uint8Array(await picture.arrayBuffer()))) return undefined
  const image = new Image()
  image.src = URL.createObjectURL(picture)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
    })
    // Known from its header: decoding one that is too large would end the tab, not fail.
    if (image.naturalWidth * image.naturalHeight > maxPicturePixels) return undefined
    await image.decode()
    for (const [longest, quality] of steps) {
      page = await encoded(image, longest, quality)
      if (page.jpeg.size <= maxBytes) break
    }
    return page
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

async function encoded(
  image: HTMLImageElement,
  longest: number,
  quality: number,
): Promise<PicturePage> {
  // All shipped browsers turn an image upright by its EXIF, in its natural size and on a canvas.
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  const width = Math.round(naturalWidth * scale)
  const height = Math.round(naturalHeight * scale)
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.fillRect(0, 0, width, height)
  const [red = 255, , , alpha] = context?.getImageData(0, 0, 1, 1).data ?? []
  // A browser that resists fingerprinting returns noise, and one without memory nothing.
  if (!context || red > 9 || alpha !== 255) throw new Error('This browser’s canvas is not usable.')
  // What is transparent would be black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  if (!jpeg) throw new Error('This browser’s canvas makes no JPEG.')
  return { jpeg, width, height }
}
