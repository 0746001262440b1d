import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { axeRules } from '../../.storybook/axe'

export interface AxeOptions {
  /** Only these rules. */
  rules?: string[]
}

/** The one rule whose result depends on the scheme. */
export const contrastOnly: AxeOptions = { rules: ['color-contrast'] }

/** @throws if axe finds a violation on the page; the message names the rules and the elements */
export async function expectAccessible(page: Page, { rules }: AxeOptions = {}): Promise<void> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules
    ? axe.withRules(rules)
    : axe.withTags(axeRules.values)
  ).analyze()
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
}
