import { expect } from '@playwright/test'
import { builtEntries, collectProblems } from '../support/storybook'
import { openPreview, showStory } from '../support/storybookPreview'
import { staleTexts, startTranslator } from '../support/translator'
import { test } from './previews'

/** In the others nothing changes; `stories.test.tsx` checks them for what a change would need. */
const played = builtEntries().filter(
  ({ type, tags }) => type === 'story' && tags.includes('play-fn'),
)

test('under a translator every story plays as without one', async ({ page, address }) => {
  const problems = collectProblems(page)
  await openPreview(page, address('iframe.html'))
  await page.evaluate(startTranslator, 'same' as const)
  for (const { id } of played) {
    await test.step(id, async () => {
      await expect.soft(showStory(page, id), id).resolves.toBeDefined()
      expect.soft(await page.evaluate(staleTexts), id).toEqual([])
    })
  }
  expect(played.length).toBeGreaterThan(0)
  expect(problems.found).toEqual([])
})
