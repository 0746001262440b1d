import { expect } from '@playwright/test'
import { staleTexts, startTranslator } from '../../support/translator'
import { test } from './screenshots'
import { builtEntries, collectProblems, openStory } from './storybook'

/** Only the editor's: in the site's stories, React holds no text that a translator could break. */
const played = builtEntries().filter(
  ({ id, type, tags }) => type === 'story' && tags.includes('play-fn') && id.startsWith('editor-'),
)
if (played.length === 0) throw new Error('No story of the editor has a play function.')

for (const { id } of played) {
  test(`${id} plays under a translator as without one`, async ({ page, iframe }) => {
    const problems = collectProblems(page)
    await page.addInitScript(startTranslator, 'same' as const)
    await openStory(page, iframe, id)
    expect(await page.evaluate(staleTexts)).toEqual([])
    expect(problems).toEqual([])
  })
}
