import { expect, type Page } from '@playwright/test'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Device } from '@siteimprove/alfa-device'
import { Native as InWindow } from '@siteimprove/alfa-device/native'
import { type Document, Node } from '@siteimprove/alfa-dom'
import { Native as InDocument } from '@siteimprove/alfa-dom/native'
import { Request, Response } from '@siteimprove/alfa-http'
import allRules, { type Flattened } from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import { Page as Snapshot } from '@siteimprove/alfa-web'

/** The rules for a success criterion of WCAG at level A or AA. */
const rules = [...allRules].filter((rule) =>
  rule.hasRequirement(
    (requirement) => Criterion.isCriterion(requirement) && Conformance.isAA()(requirement),
  ),
)

/** The one rule whose result depends on the scheme: contrast. */
const contrast = rules.filter(({ uri }) => uri.endsWith('/sia-r69'))

/** Expects that a second engine beside axe finds nothing in the page. */
export async function expectNoAlfaFailure(page: Page): Promise<void> {
  expect.soft(await alfaFailures(page)).toEqual([])
}

/**
 * Audits the page at 320 and at 1280 px, in the light and in the dark scheme.
 *
 * @returns of each failure the width, the scheme, the rule and the element
 */
export async function alfaFailures(page: Page): Promise<string[]> {
  const failures: string[] = []
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [scheme, snapshot] of Object.entries(await snapshots(page))) {
      const found = await audit(snapshot, scheme === 'light' ? rules : contrast)
      failures.push(...found.map((failure) => `${width} px, ${scheme}: ${failure}`))
    }
  }
  return failures
}

/**
 * What Alfa computes from, without the browser: the DOM with its style sheets and boxes. It
 * applies media queries itself, so that one copy of the DOM serves both schemes.
 */
async function snapshots(page: Page): Promise<Record<'light' | 'dark', Snapshot>> {
  const inDocument = InDocument.fromNode as () => Promise<Document.JSON>
  const dom = await page.evaluate(inDocument)
  const device = await page.evaluate(InWindow.fromWindow, undefined)
  const others = device.preferences.filter(({ name }) => name !== 'prefers-color-scheme')
  const inScheme = (value: 'light' | 'dark') => {
    const preferences = [...others, { name: 'prefers-color-scheme' as const, value }]
    const seen = Device.from({ ...device, preferences })
    return Snapshot.of(Request.empty(), Response.empty(), Node.from(dom, seen), seen)
  }
  return { light: inScheme('light'), dark: inScheme('dark') }
}

async function audit(page: Snapshot, rules: readonly Flattened.Rule[]): Promise<string[]> {
  const outcomes = [...(await Audit.of(page, rules).evaluate())]
  return outcomes.flatMap((outcome) => {
    if (!Outcome.isFailed(outcome)) return []
    const reasons = [...outcome.expectations.values()].flatMap((each) =>
      each
        .err()
        .map(({ message }) => message)
        .getOr([]),
    )
    const text = `${outcome.rule.uri}: ${reasons.join(' ')} ${outcome.target}`
    return text.replace(/\s+/g, ' ').slice(0, 240)
  })
}
