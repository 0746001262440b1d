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
