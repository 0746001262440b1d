import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { type ConfigData, HtmlValidate } from 'html-validate'

type Rules = NonNullable<ConfigData['rules']>

/** Rules of the recommended preset that are off or otherwise set, with the reason. */
const rules: Rules = {
  // React writes `charSet`, `<meta/>` and `required=""`; to every parser they are the same.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // HTML asks only that an id is not empty and has no space; React's begin with `_`.
  'valid-id': ['error', { relaxed: true }],
  // The content check limits the page's own title; what is too long of the rest, a search engine cuts.
  'long-title': 'off',
  // A telephone number has a line of its own, and visitors would copy the no-break space.
  'tel-non-breaking': 'off',
}

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })

/**
 * Checks HTML with html-validate's recommended rules.
 *
 * @param html a whole document
 * @returns of each error the rule, the message and the element
 */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) => messages)
  return found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}

/** Returns what csp-evaluator finds in a Content-Security-Policy, with severity and directive. */
export function cspFindings(policy: string): string[] {
  const { csp } = new CspParser(policy)
  const findings = new CspEvaluator(csp).evaluate()
  // NONE are notes, for example that new browsers ignore what only older ones need.
  const serious = findings.filter(({ severity }) => severity < Severity.NONE)
  return serious.map((each) => `${Severity[each.severity]} ${each.directive}: ${each.description}`)
}
