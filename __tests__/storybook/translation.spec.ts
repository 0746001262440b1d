import { expect, type Page } from '@playwright/test'
import { builtEntries, collectProblems } from '../support/storybook'
import { openPreview, showStory } from '../support/storybookPreview'
import { staleTexts, startTranslator } from '../support/translator'
import { test as base } from './previews'

/** `translated` is opened once and shows one story after another, under a translator. */
const test = base.extend<object, { translated: Page }>({
  translated: [
    async ({ browser, address }, use) => {
      const page = await browser.newPage()
      await openPreview(page, address('iframe.html'))
      await page.evaluate(startTranslator, 'same' as const)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * The content editor's stories that change something. No story of the site has a text that React holds
 * (visual/stories.spec.ts), so nothing of it can fail; MUI's own components in the editor have some.
 */
const played = builtEntries().filter(
  ({ id, type, tags }) => type === 'story' && tags.includes('play-fn') && id.startsWith('editor-'),
)
if (played.length === 0) throw new Error('No story of the editor has a play function.')

const titles = [...new Set(played.map(({ title }) => title))]

for (const title of titles) {
  test(`under a translator every story of ${title} plays as without one`, async ({
    translated,
  }) => {
    const problems = collectProblems(translated)
    for (const { id } of played.filter((story) => story.title === title)) {
      await test.step(id, async () => {
        await expect.soft(showStory(translated, id), id).resolves.toBeDefined()
        expect.soft(await translated.evaluate(staleTexts), id).toEqual([])
      })
    }
    problems.stop()
    expect(problems.found).toEqual([])
  })
}
