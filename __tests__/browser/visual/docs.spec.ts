import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './screenshots'
import { builtEntries, collectProblems } from './storybook'

const entries = builtEntries()
const approved = readdirSync(`${__dirname}/screenshots`)

for (const { id, title } of entries.filter(({ type }) => type === 'docs')) {
  const stories = entries.filter((entry) => entry.type === 'story' && entry.title === title)
  test(`${id} opens without a problem, and shows each story`, async ({ tab, iframe }) => {
    const problems = collectProblems(tab)
    await tab.goto(`${iframe}?viewMode=docs&id=${id}`)
    await expect(tab.locator('.sbdocs-content')).toBeVisible()
    await expect(tab.getByRole('status', { name: /^Content is loading/ })).toHaveCount(0)
    await tab.waitForFunction(hasLoadedPictures, undefined, { polling: 100 })
    if (stories.length > 0) await tab.locator('.docblock-argstable').first().waitFor()
    const ids = stories.map((story) => story.id)
    const meant = approved.filter((name) => ids.includes(name.replace(/-[a-z]+\.png$/, '')))
    expect.soft((await tab.evaluate(approvedPictures)).sort()).toEqual(meant.sort())
    expect(problems).toEqual([])
  })
}

/** Runs in the page: returns whether it and every picture that is not lazy has loaded or failed. */
const hasLoadedPictures = (): boolean =>
  document.readyState === 'complete' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')

/** Runs in the page: returns the names of the approved pictures that it shows. */
const approvedPictures = (): string[] =>
  [...document.images].flatMap(({ src }) => /\/approved\/(.*)$/.exec(src)?.[1] ?? [])
