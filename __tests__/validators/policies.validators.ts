import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { pageHeaders } from '../../scripts/lib/headers'
import { sandboxOrigin } from '../../scripts/lib/sandboxed'
import { testBuilds } from '../../scripts/lib/testBuilds'
import { observatoryScore } from '../support/observatory'

const folder = testBuilds.realSite

/** As for visitors: the tests' build has the sandbox where theirs has the providers, over HTTPS. */
const forVisitors = (headers: Readonly<Record<string, string>>) => ({
  ...headers,
  'content-security-policy': `${headers['content-security-policy']}`.replaceAll(
    sandboxOrigin(),
    'https://provider.example',
  ),
})

for (const { path, file, headers: sent } of pageHeaders(folder)) {
  const headers = forVisitors(sent)

  test(`${path}: csp-evaluator finds nothing`, () => {
    const { csp } = new CspParser(headers['content-security-policy'])
    const findings = new CspEvaluator(csp).evaluate()
    // NONE are notes, for example that new browsers ignore what only older ones need.
    const serious = findings.filter(({ severity }) => severity < Severity.NONE)
    expect(
      serious.map((each) => `${Severity[each.severity]} ${each.directive}: ${each.description}`),
    ).toEqual([])
  })

  test(`${path}: 130 points by the rules of MDN's HTTP Observatory`, () => {
    const html = readFileSync(join(folder, file), 'utf8')
    const { score, findings } = observatoryScore({ headers, html })
    expect(score, JSON.stringify(findings)).toBe(130)
  })
}
