import { expect } from '@playwright/test'
import { test } from './screenshots'
import { builtEntries, collectProblems } from './storybook'

for (const { id } of builtEntries().filter(({ type }) => type === 'docs')) {
  test(`${id} opens without a problem`, async ({ tab, iframe }) => {
    const problems = collectProblems(tab)
    await tab.goto(`${iframe}?viewMode=docs&id=${id}`)
    await expect(tab.locator('.sbdocs-content')).toBeVisible()
    await expect(tab.getByRole('status', { name: /^Content is loading/ })).toHaveCount(0)
    await tab.waitForFunction(hasLoadedPictures, undefined, { polling: 100 })
    expect(problems).toEqual([])
  })
}

/** Runs in the page: returns whether it and every picture that is not lazy has loaded or failed. */
const hasLoadedPictures = (): boolean =>
  document.readyState === 'complete' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
