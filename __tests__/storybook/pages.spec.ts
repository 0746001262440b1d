import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { builtEntries, collectProblems } from '../support/storybook'
import { showDocs } from '../support/storybookPreview'
import { test } from './previews'

const stories = join(__dirname, '../../stories')

for (const { id } of builtEntries().filter(({ type }) => type === 'docs')) {
  test(`${id} opens without a problem`, async ({ docs }) => {
    const problems = collectProblems(docs)
    await showDocs(docs, id)
    await expect(docs.locator('.sbdocs-content')).toBeVisible()
    await docs.waitForFunction(hasLoadedPictures)
    problems.stop()
    expect(problems.found).toEqual([])
  })
}

test('links in the docs pages lead to pages that exist', () => {
  const ids = builtEntries().map(({ id }) => id)
  const links = readdirSync(stories, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => [
      ...readFileSync(join(stories, name), 'utf8').matchAll(/\?path=\/\w+\/([\w-]+)/g),
    ])
    .map(([, id]) => id)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((id) => !ids.includes(`${id}`))).toEqual([])
})

/** Runs in the page: every picture has loaded, or failed, or waits to be scrolled to. */
const hasLoadedPictures = (): boolean =>
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')

test.describe('with its frame', () => {
  // Storybook's own frame warns about its next version.
  const types = ['error']

  test('a story opens, and its controls change it', async ({ page, address }) => {
    const problems = collectProblems(page, types)
    await page.goto(address('?path=/story/components-button--primary'))
    const preview = page.frameLocator('#storybook-preview-iframe')
    await expect(preview.getByRole('button', { name: 'Register Now' })).toBeVisible()
    await page
      .getByRole('row', { name: /^children/ })
      .getByRole('textbox')
      .fill('Apply')
    await expect(preview.getByRole('button', { name: 'Apply' })).toBeVisible()
    expect(problems.found).toEqual([])
  })

  test('a docs page opens, and its links work', async ({ page, address }) => {
    const problems = collectProblems(page, types)
    await page.goto(address('?path=/docs/welcome--docs'))
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.getByRole('link', { name: 'components', exact: true }).click()
    await expect(preview.getByRole('heading', { name: 'Button', level: 1 })).toBeVisible()
    expect(page.url()).toContain('/some/sub/path/?path=/docs/components-button--docs')
    expect(problems.found).toEqual([])
  })
})

test('props have a type and, except functions and refs, a control', async ({ stories }) => {
  expect(await stories.evaluate(incompleteProps)).toEqual([])
})

interface Preview {
  extract: () => Promise<Record<string, { id: string; argTypes: Record<string, ArgType> }>>
}
interface ArgType {
  type?: { name: string }
  control?: { type?: string; disable?: boolean }
  table?: { type?: { summary?: string } }
}

/** Runs in the page: the props without a known type, or without a control where one is needed. */
async function incompleteProps(): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview }
  const stories = Object.values(await preview.extract())
  return stories.flatMap(({ id, argTypes }) =>
    Object.entries(argTypes)
      .filter(
        ([, { type, control, table }]) =>
          table?.type?.summary === 'unknown' ||
          (type?.name !== 'function' && (!control?.type || control.disable)),
      )
      .map(([name]) => `${id}: ${name}`),
  )
}
