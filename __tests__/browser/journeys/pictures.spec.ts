import { expect, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { withLimits } from '../../../src/registration/form/formTexts'
import { maxDocumentBytes } from '../../../src/registration/rules/limits'
import { contact } from '../../fixtures/content'
import { test } from '../../support/browser'
import {
  addressOf,
  allBut,
  expectSent,
  finishUpload,
  openSavedDraft,
  press,
  submit,
} from './journey'
import { bytesAt } from './sandbox'

const { documents: texts } = withLimits(contact.form)
const { actions, pan_pdf } = texts

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const filled = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A white picture whose upper left is red. */
async function drawn(width: number, height: number): Promise<Sharp> {
  const corner = await filled(width / 2, height / 2, 'red')
    .png()
    .toBuffer()
  return filled(width, height, 'white').composite([{ input: corner, gravity: 'northwest' }])
}

/**
 * Presses a button of the PAN card, and chooses a picture in the picker that it opens.
 *
 * @returns its bytes
 */
async function pick(page: Page, button: string, name: string, picture: Sharp) {
  const buffer = await picture.jpeg().toBuffer()
  const picker = page.waitForEvent('filechooser')
  const group = page.getByRole('group', { name: pan_pdf.label })
  await group.getByRole('button', { name: `${button} ${pan_pdf.label}`, exact: true }).click()
  await (await picker).setFiles({ name, mimeType: 'image/jpeg', buffer })
  return buffer
}

const isReady = async (page: Page, pages: string) => {
  const name = `${pan_pdf.label}.pdf (${pages})`
  await expect(page.getByText(texts.waits.replace('{name}', name))).toBeVisible()
}

test('photos of both sides of a card become one PDF, beside the page’s work: upright, small, without place, device or one too large', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new Error('A picture was drawn in the page.')
    }
  })
  // As a phone stores a portrait: on its side.
  const front = (await drawn(3200, 2400))
    .withExif({
      IFD0: { Make: 'Secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
  await openSavedDraft(page, sandbox, allBut('pan_pdf'))
  const photo = await pick(page, actions.photo, 'front.jpg', front)
  expect(photo.includes('Secret')).toBe(true)
  await isReady(page, texts.window.onePage)
  // 66 megapixels are refused before they are decoded, which not every phone can.
  await pick(page, actions.addPage, 'huge.jpg', filled(8_250, 8_000, 'white'))
  await expect(page.getByText(texts.unusablePicture.replace('{name}', 'huge.jpg'))).toBeVisible()
  await pick(page, actions.addPage, 'back.jpg', await drawn(1600, 1000))
  await isReady(page, texts.window.severalPages.replace('{count}', '2'))
  await press(page, `${actions.start} ${pan_pdf.label}`)
  await finishUpload(page, 'pan_pdf')
  await submit(page)
  const [application] = await expectSent(page, sandbox)
  const pdf = await bytesAt(sandbox, addressOf('pan_pdf', application?.variables ?? {}))

  expect(pdf.length).toBeLessThanOrEqual(maxDocumentBytes)
  for (const trace of ['Exif', 'Secret']) expect(pdf.includes(trace)).toBe(false)
  // What was the upper left is the upper right, once it is upright.
  expect(await pagesOf(pdf)).toEqual([
    '1800 × 2400: white red white white',
    '1600 × 1000: red white white white',
  ])
})

/** A picture of noise, which no format makes small. */
function noise(width = 400, height = 300): Sharp {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: 'white', noise: gaussian } })
}

/** Chooses pictures for the PAN card, at once. */
async function choosePictures(page: Page, button: string, pictures: Record<string, Buffer>) {
  const picker = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `${button} ${pan_pdf.label}`, exact: true }).click()
  const files = Object.entries(pictures).map(([name, buffer]) => ({ name, mimeType: '', buffer }))
  await (await picker).setFiles(files)
}

const picturesOfEachFormat = async (): Promise<Record<string, Buffer>> => ({
  'photo.jpg': await noise().jpeg().toBuffer(),
  'photo.png': await noise().png().toBuffer(),
  'photo.webp': await noise().webp().toBuffer(),
  'photo.gif': await noise().gif().toBuffer(),
  'photo.avif': await noise().avif().toBuffer(),
})

test('without a worker, pictures of all formats become pages, but for what no browser turns', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    const fails = class extends EventTarget {
      onerror?: (event: Event) => void
      postMessage() {
        this.onerror?.(new Event('error'))
      }
      terminate() {}
    }
    Object.assign(window, { Worker: fails })
  })
  const whole = await picturesOfEachFormat()
  const turned = await noise().webp().withMetadata({ orientation: 6 }).toBuffer()
  await openSavedDraft(page, sandbox, allBut('pan_pdf'))
  await choosePictures(page, actions.pictures, {
    ...whole,
    'turned.webp': turned,
    'strip.png': await noise(3000, 2).png().toBuffer(),
  })
  const count = `${Object.keys(whole).length}`
  await isReady(page, texts.window.severalPages.replace('{count}', count))
  const unusable = texts.unusablePicture.replace('{name}', 'turned.webp')
  const tooSmall = texts.tooSmallPicture.replace('{name}', 'strip.png')
  await expect(page.getByText(`${unusable} ${tooSmall}`)).toBeVisible()
})

test('pictures are moved and removed; long ones are scaled; too many stay, to be removed', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox, allBut('pan_pdf'))
  const long = await drawn(1080, 5_000)
  const back = await drawn(1600, 1000)
  await choosePictures(page, actions.pictures, {
    'long.png': await long.png().toBuffer(),
    'back.png': await back.png().toBuffer(),
  })
  await isReady(page, texts.window.severalPages.replace('{count}', '2'))
  const picture = (index: number, name: string) =>
    texts.picture.replace('{index}', `${index}`).replace('{name}', name)
  await press(page, `${actions.moveUp} ${picture(2, 'back.png')}`)
  await isReady(page, texts.window.severalPages.replace('{count}', '2'))
  // Twelve pages of noise are too much, however coarse.
  const detailed = await noise(1400, 1050).jpeg({ quality: 90 }).toBuffer()
  const many = Array.from({ length: 12 }, (_, index) => [`${index}.jpg`, detailed])
  await choosePictures(page, actions.addPictures, Object.fromEntries(many))
  await expect(page.getByText(texts.picturesTooLarge)).toBeVisible()
  for (let index = 11; index >= 0; index -= 1) {
    await press(page, `${actions.removePicture} ${picture(index + 3, `${index}.jpg`)}`)
  }
  await isReady(page, texts.window.severalPages.replace('{count}', '2'))
  await press(page, `${actions.start} ${pan_pdf.label}`)
  await finishUpload(page, 'pan_pdf')
  await submit(page)
  const [application] = await expectSent(page, sandbox)
  const pdf = await bytesAt(sandbox, addressOf('pan_pdf', application?.variables ?? {}))
  expect((await pagesOf(pdf)).map((one) => one.replace(/:.*/, ''))).toEqual([
    '1600 × 1000',
    '518 × 2400',
  ])
})

test('one worker draws at a time, ends with what it works for, and one that never answers is no bad picture', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await page.addInitScript(watchWorkers)
  await openSavedDraft(page, sandbox, allBut('pan_pdf'))
  const photo = await drawn(1600, 1000)
  const jpeg = await photo.jpeg().toBuffer()
  const photos = Object.fromEntries(['1', '2', '3'].map((name) => [`${name}.jpg`, jpeg]))
  const workers = () => page.evaluate(() => Reflect.get(window, 'workers'))
  // One that is ended while it loads would keep the minute at the test's end from passing.
  const loaded = () => Promise.all(page.workers().map((worker) => worker.evaluate(isLoaded)))

  await page.evaluate(() => Reflect.set(window, 'isMute', true))
  await choosePictures(page, actions.pictures, photos)
  for (let again = 0; again < 3; again += 1) {
    await expect.poll(loaded).toEqual([true])
    await press(page, `${actions.cancel} ${pan_pdf.label}`)
    await expect.poll(loaded).toEqual([])
    await press(page, `${contact.form.draft.undo} ${pan_pdf.label}`)
  }
  await expect.poll(loaded).toEqual([true])
  await page.clock.fastForward(31_000)
  const slow = texts.slowPicture.replace('{name}', '1.jpg')
  await expect(page.getByText(slow)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '.jpg' })).toHaveCount(3)
  expect(await workers()).toEqual({ alive: 0, most: 1 })

  await page.evaluate(() => Reflect.set(window, 'isMute', false))
  await press(page, `${actions.tryAgain} ${pan_pdf.label}`)
  await finishUpload(page, 'pan_pdf')
  expect(await workers()).toEqual({ alive: 0, most: 1 })
})

/** Runs in a worker. */
const isLoaded = (): boolean => self.onmessage !== null

/** Runs in the page: counts the workers that draw; while the page says so, none of them is told its work. */
function watchWorkers(): void {
  const workers = { alive: 0, most: 0 }
  Object.assign(window, { workers, isMute: false })
  const { Worker } = window
  window.Worker = class extends Worker {
    constructor(address: string | URL) {
      super(address)
      workers.alive += 1
      workers.most = Math.max(workers.most, workers.alive)
    }
    override postMessage(job: unknown) {
      if (!Reflect.get(window, 'isMute')) super.postMessage(job)
    }
    override terminate() {
      workers.alive -= 1
      super.terminate()
    }
  }
}

/** The size of each picture in a PDF of ours, and the colours of its quarters. */
function pagesOf(pdf: Buffer): Promise<string[]> {
  const streams = pdf.toString('latin1').matchAll(/DCTDecode \/Length (\d+) >>\nstream\n/g)
  const pages = [...streams].map(async ({ 0: { length }, 1: size, index }) => {
    const picture = sharp(pdf.subarray(index + length, index + length + Number(size)))
    const { width, height } = await picture.metadata()
    const quarters = await picture.resize(2, 2, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer()
    const colours = [1, 4, 7, 10].map((green) => ((quarters[green] ?? 0) > 128 ? 'white' : 'red'))
    return `${width} × ${height}: ${colours.join(' ')}`
  })
  return Promise.all(pages)
}
