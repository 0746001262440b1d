import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
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
  { rules, include, exclude = [], switched }: AxeOptions = {},
): Promise<void> {
  const axe = new AxeBuilder({ page, axeSource: await sourceFor(page) })
  // Otherwise it opens another page each time, and loads axe there too.
  axe.setLegacyMode()
  if (include) axe.include(include)
  for (const selector of exclude) axe.exclude(selector)
  if (rules) axe.withRules(rules)
  else axe.options({ runOnly: axeRules, rules: { ...labelInName, ...switched } })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
}

/** No script if axe has run before in the page and in all its frames; otherwise axe's own. */
async function sourceFor(page: Page): Promise<string | undefined> {
  const loaded = page.frames().map((frame) => frame.evaluate(() => 'axe' in window))
  return (await Promise.all(loaded)).every(Boolean) ? 'undefined' : undefined
}
