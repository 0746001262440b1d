import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/run'

/** WCAG 2.2 AA and what axe calls best practice; contrast included, which jsdom cannot see. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A part of a page lacks what only a whole page can have. */
const rulesForPages = ['region', 'page-has-heading-one', 'landmark-one-main']

interface IndexEntry {
  id: string
  type: 'story' | 'docs'
}

const index = JSON.parse(readFileSync(join(root, 'storybook-static', 'index.json'), 'utf8'))
const stories = (Object.values(index.entries) as IndexEntry[]).filter(
  ({ type }) => type === 'story',
)

for (const { id } of stories) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${id} in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?id=${id}&viewMode=story`)
      await page.waitForFunction(hasPlayed)
      const axe = new AxeBuilder({ page }).withTags(rules).disableRules(rulesForPages)
      const { violations } = await axe.analyze()
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
    })
  }
}

/** Runs in the page: the story is drawn and its `play` has ended. */
function hasPlayed(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  }
  const phase = preview?.currentRender?.phase
  if (phase === 'errored' || phase === 'aborted') throw new Error(`The story ${phase}.`)
  return phase === 'finished' || phase === 'completed'
}
