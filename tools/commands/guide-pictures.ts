/**
 * `npm run guide:pictures`: takes the pictures of docs/editing-content.md again, in the editor over
 * a copy of content/, into docs/images; look at them before committing.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPage, localStore, openEditor, type Store } from '@partner-site/content-editor'
import { chromium, type Locator, type Page } from '@playwright/test'
import contentConfig from '../../content-model.config'
import { root, runMain } from '../lib/run'
import { launchOptions } from '../testing/browser'

const width = 1280
/** In px: of a window, and of one in which a long part of the form is seen whole. */
const heights = { window: 940, long: 1600 }

/** Around a part of the page, in px. */
const margin = 16

/** A number that nobody has. */
const phone = '+65 0000 1234'

runMain(async () => {
  const editor = await startOverCopy()
  const browser = await chromium.launch(launchOptions())
  const open = async (height: number) => {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.goto(editor.url)
    await previewIsReady(page)
    return page
  }
  await changeOfPhone(await open(heights.window))
  await mistake(await open(heights.long))
  await list(await open(heights.long))
  await picture(await open(heights.long))
  await browser.close()
  await editor.close()
})

/** As with `--git`, which asks for a summary, but nothing is committed: nothing is saved here. */
async function startOverCopy() {
  const own = await mkdtemp(join(tmpdir(), 'guide-pictures-'))
  const folder = join(own, 'content')
  await cp(contentConfig.folder, folder, { recursive: true })
  const ui = await buildPage(join(root, 'content-editor.config.tsx'))
  const person = { name: 'Asha Rao', email: 'asha@example.com' }
  const workplace: Store['workplace'] = () => ({ kind: 'git', person, branch: 'content/edits' })
  const app = await openEditor({
    config: { ...contentConfig, folder },
    ui,
    uploads: join(own, 'uploads'),
    log: (error) => console.error(error),
    storeOf: (content) => ({ ...localStore(content), workplace }),
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    await rm(own, { recursive: true })
  }
  return { url, close }
}

async function changeOfPhone(page: Page): Promise<void> {
  await take(page, 'open')
  await find(page, 'phone number')
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill(phone)
  await page.frameLocator('iframe').getByText(phone).first().scrollIntoViewIfNeeded()
  await previewIsReady(page)
  await take(page, 'change')
  await page.getByRole('button', { name: 'Review and save' }).click()
  await take(page, 'review', page.getByRole('dialog'))
  await page.close()
}

async function mistake(page: Page): Promise<void> {
  await find(page, 'e-mail address')
  const address = page.getByRole('textbox', { name: 'E-mail address', exact: true })
  await address.fill('partners.example.com')
  const message = page.getByText('is not an e-mail address')
  await message.waitFor()
  await take(page, 'mistake', page.locator('label', { hasText: /^E-mail address$/ }), message)
  await page.close()
}

async function list(page: Page): Promise<void> {
  await showHome(page)
  await page.getByText('Feature 3: Group tours').click()
  await take(page, 'list', page.getByRole('group', { name: 'Features', exact: true }))
  await page.close()
}

async function picture(page: Page): Promise<void> {
  await showHome(page)
  await page.getByText(/^hero\.png, \d/).waitFor()
  const alternativeText = page.getByRole('textbox', { name: 'Alternative text' })
  await take(page, 'picture', page.getByRole('group', { name: 'Picture' }), alternativeText)
  await page.close()
}

const showHome = (page: Page): Promise<void> => page.getByRole('tab', { name: 'Home' }).click()

/** Goes to the second text that is found: the first is the word before it. */
async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Find a text' }).fill(words)
  await page.getByRole('option').nth(1).click()
}

const previewIsReady = (page: Page) => page.getByText('px wide, shown at').waitFor()

/** In the page and in its preview. */
async function picturesAreShown(page: Page): Promise<void> {
  const isReady = () =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  for (const frame of page.frames()) {
    await frame.waitForFunction(isReady)
    await frame.evaluate(() => document.fonts.ready)
  }
}

/** Takes what is in the window, or what is around some parts of it. */
async function take(page: Page, name: string, ...parts: readonly Locator[]): Promise<void> {
  const file = `docs/images/editing-${name}.jpg`
  await parts[0]?.evaluate((part) => part.scrollIntoView({ block: 'center' }))
  await picturesAreShown(page)
  await page.screenshot({
    path: join(root, file),
    type: 'jpeg',
    quality: 80,
    animations: 'disabled',
    clip: parts.length > 0 ? await areaAround(parts) : undefined,
  })
  console.log(file)
}

async function areaAround(parts: readonly Locator[]) {
  const found = await Promise.all(parts.map((part) => part.boundingBox()))
  const boxes = found.filter((box) => box !== null)
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - margin)
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin)
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin
  return { x, y, width: right - x, height: bottom - y }
}
