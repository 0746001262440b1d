import { cleanFileName } from '../rules/fields'
import { documentType, maxDocumentBytes, maxPicturePixels } from '../rules/limits'
import type { MakePdf, PdfOfPictures } from '../rules/ports'
import { withTimeout } from '../rules/withTimeout'
import { maxPageSide, type Part, partsOf, readableScale } from './pageParts'
import { type PicturePage, pdfOfPages } from './pdfOfPages'
import { orientation, wholeness } from './pictureFile'

/** Leaves out what the camera wrote about place, time and device; each page is upright by its EXIF. */
export const makePdf: MakePdf = async (pictures, name, onPicture) => {
  const used: File[] = []
  const refused: string[] = []
  const pages: PicturePage[] = []
  // The share of one picture, without what the PDF says of its pages.
  const maxBytes = maxDocumentBytes / pictures.length - 1000
  const isTooLarge = () => bytesOf(pages) > maxDocumentBytes
  let step = 0
  // One after another: a phone has no room for two of them.
  for (const [index, picture] of pictures.entries()) {
    // The work on more of them would be for nothing.
    if (isTooLarge()) used.push(picture)
    else {
      onPicture(index + 1)
      const one = await withTimeout(pagesOf(picture, maxBytes, step)).catch(() => undefined)
      if (one) {
        made.set(picture, one)
        // The next may need no less, but is tried a little larger.
        step = Math.max(0, one.step - 1)
        pages.push(...one.pages)
        used.push(picture)
      } else refused.push(cleanFileName(picture.name))
    }
  }
  const result: PdfOfPictures = { used, refused, pages: pages.length }
  const pdf = new File([pdfOfPages(pages)], name, { type: documentType })
  if (pages.length > 0 && pdf.size <= maxDocumentBytes) result.pdf = pdf
  return result
}

const bytesOf = (pages: readonly PicturePage[]): number =>
  pages.reduce((sum, { jpeg }) => sum + jpeg.size, 0)

interface Made {
  pages: PicturePage[]
  /** The index in `steps`. */
  step: number
}

/** What was made of a picture, for when others are added to it, moved or removed. */
const made = new WeakMap<File, Made>()

/**
 * The longest side in pixels, and the quality: the first of them whose pages are small enough. At the last,
 * a sheet of A4 has 120 dots per inch, so its text can be read.
 */
const steps = [
  [maxPageSide, 0.8],
  [2000, 0.7],
  [1700, 0.6],
  [1400, 0.5],
] as const

/**
 * @param first the index of the step to begin with
 * @throws Error, Event or DOMException if the picture, or this browser's canvas, cannot be used
 */
async function pagesOf(picture: File, maxBytes: number, first: number): Promise<Made | undefined> {
  const earlier = made.get(picture)
  if (earlier && (bytesOf(earlier.pages) <= maxBytes || earlier.step === steps.length - 1)) {
    return earlier
  }
  if (!(await isUsable(picture))) return undefined
  const drawing = await drawingOf(picture)
  if (!drawing) return undefined
  try {
    const parts = partsOf(drawing.width, drawing.height)
    for (let step = first; ; step += 1) {
      const [longest, quality] = steps[step] ?? steps[0]
      const pages: PicturePage[] = []
      for (const part of parts) pages.push(await encoded(drawing, part, longest, quality))
      if (bytesOf(pages) <= maxBytes || step === steps.length - 1) return { pages, step }
    }
  } finally {
    if ('close' in drawing.source) drawing.source.close()
  }
}

/** Whether all of a picture is there, and a browser turns it upright. */
async function isUsable(picture: File): Promise<boolean> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const state = wholeness(bytes)
  if (state === 'cutOff' || orientation(bytes) !== 1) return false
  return state === 'whole' || (await lacksOnlyItsEnd(bytes))
}

/** In pixels: the height of a JPEG's last row of blocks, if its colours are subsampled (ITU-T T.81, A.1.1). */
const lastRow = 16

/**
 * Whether a JPEG without an end mark has all of its data: then its last bytes are of its last row. Browsers
 * fill up what is missing, and do not say so.
 */
async function lacksOnlyItsEnd(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const endMark = new Uint8Array([0xff, 0xd9])
  const rowOf = async (part: Uint8Array<ArrayBuffer>) => {
    const picture = await createImageBitmap(new Blob([part, endMark]), { imageOrientation: 'none' })
    const { width, height } = picture
    const context = contextOf(width, lastRow)
    context.drawImage(picture, 0, lastRow - height)
    picture.close()
    return context.getImageData(0, 0, width, lastRow).data
  }
  const row = await rowOf(bytes)
  const shorter = await rowOf(bytes.subarray(0, -8))
  return row.some((value, index) => value !== shorter[index])
}

/** A picture at its readable scale, in pixels, or one that is larger by `factor`. */
interface Drawing {
  source: ImageBitmap | HTMLImageElement
  width: number
  height: number
  factor: number
}

/** @returns `undefined` if the picture has too many pixels, or too few */
async function drawingOf(picture: File): Promise<Drawing | undefined> {
  const image = new Image()
  image.src = URL.createObjectURL(picture)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
    })
    // Known from its header: decoding one that is too large would end the tab, not fail.
    const { naturalWidth, naturalHeight } = image
    const scale = readableScale(naturalWidth, naturalHeight)
    if (scale === 0 || naturalWidth * naturalHeight > maxPicturePixels) return undefined
    const width = Math.round(naturalWidth * scale)
    const height = Math.round(naturalHeight * scale)
    const bitmap = await bitmapOf(picture, width, height)
    if (bitmap) return { source: bitmap, width, height, factor: 1 }
    await image.decode()
    return { source: image, width, height, factor: naturalWidth / width }
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

/**
 * Decodes and scales a picture beside the page's own work, for which a slow phone takes seconds. A browser
 * that does not know `from-image` may not turn it upright, so it refuses.
 */
async function bitmapOf(
  picture: File,
  width: number,
  height: number,
): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(picture, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    })
  } catch {
    return undefined
  }
}

/** @throws Error if this browser's canvas is not usable */
function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.fillRect(0, 0, 1, 1)
  const [red = 255, , , alpha] = context?.getImageData(0, 0, 1, 1).data ?? []
  // A browser that resists fingerprinting returns noise, and one without memory nothing.
  if (!context || red > 9 || alpha !== 255) throw new Error('This browser’s canvas is not usable.')
  return context
}

async function encoded(
  { source, factor }: Drawing,
  part: Part,
  longest: number,
  quality: number,
): Promise<PicturePage> {
  const scale = Math.min(1, longest / Math.max(part.width, part.height))
  const width = Math.round(part.width * scale)
  const height = Math.round(part.height * scale)
  const context = contextOf(width, height)
  // What is transparent would be black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  const from = [
    part.x * factor,
    part.y * factor,
    part.width * factor,
    part.height * factor,
  ] as const
  context.drawImage(source, ...from, 0, 0, width, height)
  const jpeg = await new Promise<Blob | null>((resolve) =>
    context.canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  if (!jpeg) throw new Error('This browser’s canvas makes no JPEG.')
  return { jpeg, width, height }
}
