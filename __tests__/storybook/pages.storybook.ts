import { expect, type Locator, type Page, test } from '@playwright/test'
import { builtEntries, type IndexEntry } from './index'

const address = (path: string): string => new URL(path, process.env.STORYBOOK_BELOW).href

/** Starts a list of all that the browser complains about, each with the page it came from. */
function complaintsOf(page: Page, grave = ['error', 'warning']): string[] {
  const complaints: string[] = []
  const add = (text: string) => complaints.push(`${page.url().split('?')[1] ?? ''}: ${text}`)
  page.on('console', (message) => {
    if (grave.includes(message.type())) add(message.text())
  })
  page.on('pageerror', ({ message }) => add(message))
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`)
  })
  return complaints
}

async function open(page: Page, { id, type }: IndexEntry): Promise<void> {
  await page.goto(address(`iframe.html?id=${id}&viewMode=${type}`))
  if (type === 'docs') await expect(page.locator('.sbdocs-content')).toBeVisible()
  else await page.waitForFunction(hasPlayed)
  await page.waitForFunction(hasPictures)
}

const built = builtEntries()

for (const title of new Set(built.map((entry) => entry.title))) {
  test(`${title} opens without a complaint`, async ({ page }) => {
    const complaints = complaintsOf(page)
    for (const entry of built.filter((each) => each.title === title)) await open(page, entry)
    expect(complaints).toEqual([])
  })
}

const backgroundOf = (element: Locator): Promise<string> =>
  element.evaluate((button) => getComputedStyle(button).backgroundColor)

test.describe('with its frame', () => {
  // Storybook warns itself of what its next version will ask.
  const grave = ['error']

  test('a story opens, and its controls change it', async ({ page }) => {
    const complaints = complaintsOf(page, grave)
    await page.goto(address('?path=/story/components-button--primary'))
    const preview = page.frameLocator('#storybook-preview-iframe')
    await expect(preview.getByRole('button', { name: 'Register Now' })).toBeVisible()
    await page
      .getByRole('row', { name: /^children/ })
      .getByRole('textbox')
      .fill('Apply')
    await expect(preview.getByRole('button', { name: 'Apply' })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('a state that one story asks for ends with it', async ({ page }) => {
    const button = page.frameLocator('#storybook-preview-iframe').getByRole('button')
    await page.goto(address('?path=/story/components-button--primary'))
    await expect(button).toBeVisible()
    const atRest = await backgroundOf(button)
    await page.getByRole('link', { name: 'Hovered', exact: true }).click()
    await expect.poll(() => backgroundOf(button)).not.toBe(atRest)
    await page.getByRole('link', { name: 'Primary', exact: true }).click()
    await expect.poll(() => backgroundOf(button)).toBe(atRest)
  })

  test('a page of documentation opens, and its links lead on', async ({ page }) => {
    const complaints = complaintsOf(page, grave)
    await page.goto(address('?path=/docs/welcome--docs'))
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.getByRole('link', { name: 'components', exact: true }).click()
    await expect(preview.getByRole('heading', { name: 'Button', level: 1 })).toBeVisible()
    expect(page.url()).toContain('/some/sub/path/?path=/docs/components-button--docs')
    expect(complaints).toEqual([])
  })
})

test('every prop has a control, but functions and refs', async ({ page }) => {
  await page.goto(address('iframe.html?id=components-button--primary&viewMode=story'))
  await page.waitForFunction(hasPlayed)
  const without = await page.evaluate(propsWithoutControl)
  expect(without).toEqual([])
})

interface Preview {
  currentRender?: { phase?: string }
  extract: () => Promise<Record<string, { id: string; argTypes: Record<string, ArgType> }>>
}
interface ArgType {
  type?: { name: string }
  control?: { type?: string; disable?: boolean }
}

/** Runs in the page: the story is drawn and its `play` has ended. */
function hasPlayed(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__?: Preview
  }
  const phase = preview?.currentRender?.phase
  if (phase === 'errored' || phase === 'aborted') throw new Error(`The story ${phase}.`)
  return phase === 'finished' || phase === 'completed'
}

/** Runs in the page: every picture has arrived, or failed, or waits to be scrolled to. */
const hasPictures = (): boolean =>
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')

/** Runs in the page: the props of all stories that a reader could not change. */
async function propsWithoutControl(): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview }
  const stories = Object.values(await preview.extract())
  return stories.flatMap(({ id, argTypes }) =>
    Object.entries(argTypes)
      .filter(([, { type }]) => type?.name !== 'function')
      .filter(([, { control }]) => !control?.type || control.disable)
      .map(([name]) => `${id}: ${name}`),
  )
}
