import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { root } from '../../scripts/run'
import { expectGoodLook } from './looks'

interface IndexEntry {
  id: string
  type: 'story' | 'docs'
  importPath: string
}

const index = JSON.parse(readFileSync(join(root, 'storybook-static', 'index.json'), 'utf8'))
const stories = (Object.values(index.entries) as IndexEntry[]).filter(
  ({ type }) => type === 'story',
)

for (const { id } of stories) {
  test(id, async ({ page }) => {
    await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?id=${id}&viewMode=story`)
    await page.waitForFunction(hasPlayed)
    await expectGoodLook(page, { name: id, selector: '#storybook-root', whole: false })
  })
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
