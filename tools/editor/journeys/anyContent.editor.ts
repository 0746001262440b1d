import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Frame } from '@playwright/test'
import fc from 'fast-check'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { type AnyContent, anyContent } from '../../../__tests__/support/anyContent'
import {
  clippedTexts,
  overlappingTexts,
  pixelsTooWide,
  squeezedTexts,
  textsOutsideWindow,
} from '../../../__tests__/support/overflow'
import { root } from '../../../scripts/lib/run'
import { basicCharacters, moreCharacters } from '../../../src/theme/tokens'
import { checkContent } from '../../content/checkContent'
import { pageAddresses } from '../preview/pages'
import { buildPage } from '../server/buildPage'

const measures = [
  pixelsTooWide,
  clippedTexts,
  textsOutsideWindow,
  overlappingTexts,
  squeezedTexts,
  styleAttributes,
]

/** In px, rising: Chromium may leave new elements with styles for the window's old width. */
const widths = [320, 390, 768, 900, 1280, 1920]
const sdl = readFileSync(join(root, 'content', 'schema.graphql'), 'utf8')
const origin = 'http://content.test'

/** The editor's preview, which renders every page of the site with any content, in a frame. */
const test = base.extend<{ textSize: number; frame: Frame }>({
  /** What the visitor has set, in px. */
  textSize: [16, { option: true }],
  frame: async ({ playwright, launchOptions, textSize }, use) => {
    const { out: ui } = await buildPage({ root })
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
    await page.addInitScript(
      `window.measures = { ${measures.map((each) => `${each.name}: ${each}`)} }`,
    )
    await page.goto(origin)
    await page.waitForFunction('window.isReady')
    await use(page.frames()[1] as Frame)
    await browser.close()
  },
})

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"><path fill="#fff" d="M0 0h900v90H0" /></svg>'

/** Says in `shown` what became of the last page that it was asked to `show`. */
const framed = `<!doctype html><body style="margin: 0"><iframe src="/preview/index.html" style="border: 0; height: 800px"></iframe><script>
  addEventListener('message', ({ data }) => {
    if (data.type === 'ready') window.isReady = true
    if (data.type === 'shown' || data.type === 'failed') window.settle?.(data)
  })
  window.show = (message) => new Promise((resolve) => {
    window.settle = resolve
    frames[0].postMessage(message, origin)
  })
</script>`

/** Runs in the page: what the policy of a built page would block. */
function styleAttributes(): string[] {
  return [...document.querySelectorAll('#root [style]')].map(({ outerHTML }) =>
    outerHTML.slice(0, 80),
  )
}

/** What is wrong with a content's pages, at any of the widths. */
async function problemsOf(frame: Frame, content: AnyContent): Promise<string[]> {
  const problems: string[] = []
  for (const page of pageAddresses) {
    problems.push(
      ...(await frame.evaluate(measureAt, { page, content: content as object, widths })),
    )
  }
  return problems
}

/** Runs in the frame, whose width is that of its element. */
async function measureAt(options: { page: string; content: object; widths: number[] }) {
  const { page, content, widths } = options
  const element = window.frameElement as HTMLElement
  const { show } = window.parent as unknown as { show: (message: object) => Promise<object> }
  const { measures } = window as unknown as { measures: Record<string, () => number | string[]> }
  element.style.width = `${widths[0]}px`
  // Chromium may style new elements for the old width, if the window changes just before them.
  await new Promise(requestAnimationFrame)
  const outcome = await show({ type: 'show', page, content, scheme: 'light' })
  await document.fonts.ready
  const problems: string[] = []
  if (!('type' in outcome) || outcome.type !== 'shown') problems.push(JSON.stringify(outcome))
  for (const width of widths) {
    element.style.width = `${width}px`
    for (const [name, measure] of Object.entries(measures)) {
      const found = measure()
      if (found === 0 || (Array.isArray(found) && found.length === 0)) continue
      problems.push(`${page} at ${width} px, ${name}: ${JSON.stringify(found)}`)
    }
  }
  return problems
}

const pages = pageAddresses.filter((page) => page !== '/404/')

/** The check's findings. */
const findingsOf = async (content: AnyContent): Promise<string[]> => {
  const findings = await checkContent(sdl, {
    files: Object.entries(content).map(([name, values]) => ({
      name: `${name}.yaml`,
      text: stringify(values, { lineWidth: 0 }),
    })),
    pictures: { paths: [], read: async () => new Uint8Array() },
    pages,
    characters: `${basicCharacters}, ${moreCharacters}`,
    checkPicture: async () => undefined,
  })
  return findings.map(({ file, source, message }) => `${file}: ${message} ${source}`)
}

const expectAnyToFit = (frame: Frame, seed: number, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(anyContent(sdl, pages), async (content) => {
      expect(await findingsOf(content)).toEqual([])
      expect(await problemsOf(frame, content)).toEqual([])
    }),
    // A smaller example takes minutes to find.
    { seed, numRuns, endOnFailure: true },
  )

for (const seed of [1, 2, 3, 4]) {
  test(`any content that the check accepts fits every page at every width (${seed})`, async ({
    frame,
  }) => {
    await expectAnyToFit(frame, seed, 50)
  })
}

test.describe('with text at 200 %', () => {
  test.use({ textSize: 32 })

  test('any content that the check accepts fits every page at every width', async ({ frame }) => {
    await expectAnyToFit(frame, 5, 20)
  })
})

test('headings hyphenate long words, where the browser knows how', async ({ frame }) => {
  const [content] = fc.sample(anyContent(sdl, pages), { seed: 6, numRuns: 1 })
  await frame.evaluate(measureAt, { page: '/about/', content: content as object, widths: [320] })
  for (const heading of await frame.locator('h1, h2, h3').all()) {
    await expect(heading).toHaveCSS('hyphens', 'auto')
  }
})

test('a short headline over a white picture: the dark layer has no edge', async ({ frame }) => {
  const [content] = fc.sample(anyContent(sdl, pages), { seed: 6, numRuns: 1 })
  const hero = { ...(content?.home?.hero as object), headline: 'A', lead: 'B' }
  const short = { ...content, home: { ...content?.home, hero } }
  for (const width of [320, 1280]) {
    await frame.evaluate(measureAt, { page: '/', content: short, widths: [width] })
    const section = frame.locator('main > section').first()
    const png = await section.screenshot({ style: 'section * { color: transparent !important }' })
    expect(await largestStep(png), `between two rows, at ${width} px`).toBeLessThan(8)
  }
})

/** How much of the hero the next band covers, in px. */
const bandOverHero = 40

/** The largest difference of brightness, of 255, between two neighbours in the first column. */
async function largestStep(png: Buffer): Promise<number> {
  const { height } = await sharp(png).metadata()
  const column = sharp(png).extract({ left: 4, top: 0, width: 1, height: height - bandOverHero })
  const rows = await column.greyscale().raw().toBuffer()
  return Math.max(...rows.map((grey, index) => Math.abs(grey - (rows[index + 1] ?? grey))))
}
