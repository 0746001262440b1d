import { expect } from '@playwright/test'
import { test } from './screenshots'
import { builtEntries, collectProblems } from './storybook'

const entries = builtEntries()

for (const { id, title } of entries.filter(({ type }) => type === 'docs')) {
  const stories = entries.filter((entry) => entry.type === 'story' && entry.title === title)
  test(`${id} opens without a problem, and links each story`, async ({ tab, iframe }) => {
    const problems = collectProblems(tab)
    await tab.goto(`${iframe}?viewMode=docs&id=${id}`)
    await expect(tab.locator('.sbdocs-content')).toBeVisible()
    await expect(tab.getByRole('status', { name: /^Content is loading/ })).toHaveCount(0)
    if (stories.length > 0) await tab.locator('.docblock-argstable').first().waitFor()
    for (const story of stories) {
      await expect.soft(tab.locator(`a[href$="/story/${story.id}"]`)).toBeVisible()
    }
    expect(problems).toEqual([])
  })
}
