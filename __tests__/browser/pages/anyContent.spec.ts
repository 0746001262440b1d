import { join } from 'node:path'
import { buildPage, type ContentValues } from '@partner-site/content-editor'
import { checkContent, sdlOf } from '@partner-site/content-model'
import { test as base, expect, type Frame } from '@playwright/test'
import fc from 'fast-check'
import sharp from 'sharp'
import { stringify } from 'yaml'
import contentConfig from '../../../content-model.config'
import { root } from '../../../tools/lib/run'
import { misfits } from '../../support/misfits'
import { type AnyContent, anyContent } from './anyContent'

/** In px, ascending: Chromium may style new elements for the window's previous width. */
const allWidths = [320, 390, 768, 900, 1280, 1920] as const
const sdl = sdlOf(contentConfig)
const allPages = [...contentConfig.pages, '/404/']
const contents = anyContent(sdl, contentConfig.pages)
const origin = 'http://content.test'

const test = base.extend<{ textSize: number; frame: Frame }>({
  /** The browser's default font size, in px. */
  textSize: [16, { option: true }],
  frame: async ({ playwright, launchOptions, textSize }, use) => {
    const ui = await buildPage(join(root, 'content-editor.config.tsx'))
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${textSize}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ viewport: { width: 1920, height: 800 } })
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: framed })
      if (pathname.startsWith('/content/')) {
        return route.fulfill({ contentType: 'image/svg+xml', body: picture })
      }
      return route.fulfill({ path: join(ui, pathname) })
    })
    await page.goto(origin)
    await use(page.frames()[1] as Frame)
    await browser.close()
  },
})

// In one worker: the editor's page must not be built twice at the same time.
test.describe.configure({ mode: 'default' })

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"><path fill="#fff" d="M0 0h900v90H0" /></svg>'

const framed =
  '<!doctype html><body style="margin: 0"><iframe src="/preview/index.html" style="border: 0; height: 800px"></iframe>'

async function show(frame: Frame, page: string, content: object, width: number): Promise<void> {
  await resize(frame, width)
  const failure = await frame.evaluate(
    ([page, content]) =>
      new Promise<string | undefined>((onShown) =>
        window.preview?.show({ page, content: content as ContentValues, scheme: 'light', onShown }),
      ),
    [page, content] as const,
  )
  expect(failure).toBeUndefined()
  await frame.evaluate(async () => void (await document.fonts.ready))
}

const resize = (frame: Frame, width: number): Promise<unknown> =>
  frame.evaluate((px) => {
    const element = window.frameElement as HTMLElement
    element.style.width = `${px}px`
    // Chromium may style new elements for the old width if the window was resized just before.
    return new Promise(requestAnimationFrame)
  }, width)

/** Returns the content check's findings, except missing pictures, which are expected here. */
const findingsOf = async (content: AnyContent) => {
  const findings = await checkContent(sdl, {
    ...contentConfig,
    name: 'content',
    files: Object.entries(content).map(([name, values]) => ({
      name: `${name}.yaml`,
      text: stringify(values, { lineWidth: 0 }),
    })),
    pictures: { paths: [], read: async () => new Uint8Array() },
  })
  return findings.filter(({ rule }) => rule !== 'pictureMissing')
}

// Breakpoints scale with the text, so at 200 % a wide window has the layout of one half as wide.
for (const [seed, numRuns, textSize, widths] of [
  [1, 16, 16, allWidths],
  [2, 8, 32, [320, 390]],
] as const) {
  test.describe(`with text of ${textSize} px`, () => {
    test.use({ textSize })

    test(`any content that the check accepts fits every page at every width (${seed})`, async ({
      frame,
    }) => {
      const property = fc.asyncProperty(contents, async (content) => {
        expect(await findingsOf(content)).toEqual([])
        for (const path of allPages) {
          await show(frame, path, content, allWidths[0])
          for (const width of widths) {
            await resize(frame, width)
            expect(await frame.evaluate(misfits), `${path} at ${width} px`).toEqual([])
          }
        }
      })
      // Shrinking the counterexample takes minutes.
      await fc.assert(property, { seed, numRuns, endOnFailure: true })
    })
  })
}

const sample = fc.sample(contents, { seed: 6, numRuns: 1 })[0] as AnyContent

test('a short headline over a white picture: the dark layer has no edge', async ({ frame }) => {
  const hero = { ...(sample.home?.hero as object), headline: 'A', lead: 'B' }
  const content = { ...sample, home: { ...sample.home, hero } }
  for (const width of [320, 1280]) {
    await show(frame, '/', content, width)
    const section = frame.locator('main > section').first()
    const png = await section.screenshot({ style: 'section * { color: transparent !important }' })
    expect(await largestStep(png), `between two rows, at ${width} px`).toBeLessThan(8)
  }
})

/** Returns the largest difference in brightness, of 255, between neighbours in one column of pixels. */
async function largestStep(png: Buffer): Promise<number> {
  const { height } = await sharp(png).metadata()
  const column = sharp(png).extract({ left: 4, top: 0, width: 1, height })
  const rows = await column.greyscale().raw().toBuffer()
  return Math.max(...rows.map((grey, index) => Math.abs(grey - (rows[index + 1] ?? grey))))
}
