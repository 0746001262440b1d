import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { axeRules } from '../../.storybook/axe'

export interface AxeOptions {
  /** Only these rules. */
  rules?: string[]
  /** A selector of what is looked at; otherwise the document. */
  include?: string
  /** Selectors of what is not looked at. */
  exclude?: string[]
  /** Rules that are switched on or off, by their name. */
  switched?: Record<string, { enabled: boolean }>
}

const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** People who speak to their device say what they see: WCAG 2.5.3, which axe calls experimental. */
const labelInName = { 'label-content-name-mismatch': { enabled: true } }

/** The one rule whose result depends on the scheme. */
export const contrastOnly: AxeOptions = { rules: ['color-contrast'] }

/**
 * Runs axe in the page and its frames, which are of the same origin.
 *
 * @throws if axe finds a violation; the message names the rules and the elements
 */
export async function expectAccessible(
  page: Page,
  { rules, include = 'html', exclude = [], switched }: AxeOptions = {},
): Promise<void> {
  const options: RunOptions = {
    ...(rules ? { runOnly: rules } : { runOnly: axeRules, rules: { ...labelInName, ...switched } }),
    // What axe loads and says for its other results takes half of its time.
    resultTypes: ['violations'],
    preload: false,
  }
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(script)
  }
  const parts = { include: [include], exclude }
  expect(await page.evaluate(violationsIn, { parts, options })).toEqual([])
}

interface AxeRun {
  parts: { include: string[]; exclude: string[] }
  options: RunOptions
}

/** Runs in the page. */
async function violationsIn({ parts, options }: AxeRun): Promise<string[][]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(parts, options)
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
