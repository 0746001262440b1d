import type { DrawnPage } from '../rules/ports'
import { maxPageSide } from './pageSize'
import { orientation } from './pictureFile'

/** A picture, and what its page may be. */
export interface Job {
  picture: Blob
  /** Of the page at the first step, in pixels, as `height`. */
  width: number
  height: number
  maxBytes: number
  /** The index of the step to begin with. */
  first: number
}

/**
 * The longest side in pixels, and the quality: the first of them whose page is small enough. At the last,
 * a sheet of A4 has 120 dots per inch, so its text can be read.
 */
const steps = [
  [maxPageSide, 0.8],
  [2000, 0.7],
  [1700, 0.6],
  [1400, 0.5],
] as const

/** No page becomes smaller than at this step. */
export const lastStep = steps.length - 1

/** The longest side of a thumbnail, in pixels: twice what it is shown in. */
const thumbnailSide = 128

/**
 * Draws a picture as a page, in a worker or in the document.
 *
 * @returns `undefined` if no browser turns the picture upright
 * @throws Error, Event or DOMException if it, or the canvas of this browser, cannot be used
 */
export async function drawPage(job: Job): Promise<DrawnPage | undefined> {
  if (orientation(new Uint8Array(await job.picture.arrayBuffer())) !== 1) return undefined
  const drawing = await drawingOf(job)
  try {
    for (let step = job.first; ; step += 1) {
      const [longest, quality] = steps[step] ?? steps[0]
      const page = await encoded(drawing, job, longest, quality)
      if (step < lastStep && page.jpeg.size > job.maxBytes) continue
      const small = await encoded(drawing, job, thumbnailSide, quality)
      return { ...page, step, thumbnail: small.jpeg }
    }
  } finally {
    // Its pixels would stay in memory beside those of the next.
    if ('close' in drawing) drawing.close()
  }
}

/** A picture as large as its page, or larger. */
type Drawing = ImageBitmap | HTMLImageElement

/** A browser that does not know `from-image` may not turn a picture upright, so it refuses. */
async function drawingOf({ picture, width, height }: Job): Promise<Drawing> {
  const bitmap = await createImageBitmap(picture, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  }).catch(() => undefined)
  if (bitmap) return bitmap
  const image = await imageOf(picture)
  await image.decode()
  return image
}

/** Loads a picture, of which its size is known then; it is not decoded yet. Rejects with an Event. */
export async function imageOf(picture: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(picture)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
    })
  } finally {
    URL.revokeObjectURL(image.src)
  }
  return image
}

/** @throws Error if this browser's canvas is not usable */
function contextOf(width: number, height: number) {
  const canvas =
    typeof document === 'undefined'
      ? new OffscreenCanvas(width, height)
      : Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true }) as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null
  context?.fillRect(0, 0, 1, 1)
  const [red = 255, , , alpha] = context?.getImageData(0, 0, 1, 1).data ?? []
  // A browser that resists fingerprinting returns noise, and one without memory nothing.
  if (!context || red > 9 || alpha !== 255) throw new Error('This browser’s canvas is not usable.')
  return context
}

const type = 'image/jpeg'

const jpegOf = (canvas: HTMLCanvasElement | OffscreenCanvas, quality: number) =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type, quality })
    : new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

async function encoded(
  drawing: Drawing,
  size: Pick<Job, 'width' | 'height'>,
  longest: number,
  quality: number,
): Promise<Pick<DrawnPage, 'jpeg' | 'width' | 'height'>> {
  const scale = Math.min(1, longest / Math.max(size.width, size.height))
  const width = Math.round(size.width * scale)
  const height = Math.round(size.height * scale)
  const context = contextOf(width, height)
  // What is transparent would be black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(drawing, 0, 0, width, height)
  const jpeg = await jpegOf(context.canvas, quality)
  if (!jpeg) throw new Error('This browser’s canvas makes no JPEG.')
  return { jpeg, width, height }
}
