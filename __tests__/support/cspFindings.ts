import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'

/** Returns what csp-evaluator finds in a Content-Security-Policy, with severity and directive. */
export function cspFindings(policy: string): string[] {
  const { csp } = new CspParser(policy)
  const findings = new CspEvaluator(csp).evaluate()
  // NONE are notes, for example that new browsers ignore what only older ones need.
  const serious = findings.filter(({ severity }) => severity < Severity.NONE)
  return serious.map((each) => `${Severity[each.severity]} ${each.directive}: ${each.description}`)
}
