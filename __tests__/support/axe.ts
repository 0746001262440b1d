import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { axeRules } from '../../.storybook/axe'

/** What `expectAccessible` runs in a page. A context whose pages all have it needs it sent only once. */
export const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** People who speak to their device say what they see: WCAG 2.5.3, which axe calls experimental. */
const labelInName = { enabled: true }

/** What axe looks for: all faults of a page, or of a part of one, or what depends on the scheme. */
const scopes = {
  page: { runOnly: axeRules, rules: { 'label-content-name-mismatch': labelInName } },
  // It has no landmarks around it.
  part: {
    runOnly: axeRules,
    rules: { 'label-content-name-mismatch': labelInName, region: { enabled: false } },
  },
  contrast: { runOnly: ['color-contrast'] },
} satisfies Record<string, RunOptions>

/**
 * Runs axe in the page and its frames, which are of the same origin.
 *
 * @throws if axe finds a violation; the message names the rules and the elements
 */
export async function expectAccessible(
  page: Page,
  scope: keyof typeof scopes = 'page',
): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript)
  }
  const include = scope === 'part' ? 'body' : 'html'
  expect(await page.evaluate(violationsIn, { include, options: scopes[scope] })).toEqual([])
}

/** Runs in the page. */
async function violationsIn(run: { include: string; options: RunOptions }): Promise<string[][]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  // What axe loads and says for its other results takes half of its time.
  const lean: RunOptions = { resultTypes: ['violations'], preload: false }
  const { violations } = await axe.run(run.include, { ...run.options, ...lean })
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
