import { test as base, expect, type Page } from '@playwright/test'
import { type AriaTrees, approvedTrees, takeTree } from '../../../tools/testing/ariaTrees'
import { remedy } from './screenshots'

let trees: AriaTrees | undefined

/**
 * Compares what a screen reader gets of a story, as a whole: Playwright's own comparison accepts a part.
 * Descriptions and text directions are not in it.
 */
export async function compareAria(page: Page, id: string): Promise<void> {
  const snapshot = await page.locator('body').ariaSnapshot()
  // Empty where it is all decoration, such as an icon.
  const tree = snapshot && `${snapshot}\n`
  if (base.info().config.updateSnapshots === 'all') return takeTree(id, tree)
  trees ??= approvedTrees()
  expect.soft(tree, remedy).toBe(trees[id])
}
