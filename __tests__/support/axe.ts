import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { axeRules } from '../../.storybook/axe'

/** axe's source. As an init script of the context, it is sent only once for all its pages. */
export const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.5.3, for people who say what they see; axe calls the rule experimental. */
const labelInName = { enabled: true }

const scopes = {
  page: { runOnly: axeRules, rules: { 'label-content-name-mismatch': labelInName } },
  // A part has no landmarks around it.
  part: {
    runOnly: axeRules,
    rules: { 'label-content-name-mismatch': labelInName, region: { enabled: false } },
  },
  contrast: { runOnly: ['color-contrast'] },
} satisfies Record<string, RunOptions>

/**
 * Runs axe in the page and its same-origin frames; fails the test with the rules and elements in violation,
 * but lets it go on, so that one run shows tree and picture, too.
 */
export async function expectAccessible(
  page: Page,
  scope: keyof typeof scopes = 'page',
): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript)
  }
  const include = scope === 'part' ? 'body' : 'html'
  const violations = await page.evaluate(violationsIn, { include, options: scopes[scope] })
  expect.soft(violations, 'axe').toEqual([])
}

/** Runs in the page. */
async function violationsIn(run: { include: string; options: RunOptions }): Promise<string[][]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  // Preloading and axe's other results take half of its time.
  const lean: RunOptions = { resultTypes: ['violations'], preload: false }
  const { violations } = await axe.run(run.include, { ...run.options, ...lean })
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
