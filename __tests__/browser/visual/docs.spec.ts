import { expect } from '@playwright/test'
import { test } from './screenshots'
import { builtEntries, collectProblems } from './storybook'

test('every page of the docs opens without a problem', async ({ page, iframe }) => {
  const problems = collectProblems(page)
  for (const { id } of builtEntries().filter(({ type }) => type === 'docs')) {
    await test.step(id, async () => {
      await page.goto(`${iframe}?viewMode=docs&id=${id}`)
      await expect(page.locator('.sbdocs-content')).toBeVisible()
      await expect(page.getByRole('status', { name: /^Content is loading/ })).toHaveCount(0)
      await page.waitForFunction(hasLoadedPictures, undefined, { polling: 100 })
    })
  }
  expect(problems).toEqual([])
})

/** Runs in the page: returns whether it and every picture that is not lazy has loaded or failed. */
const hasLoadedPictures = (): boolean =>
  document.readyState === 'complete' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
