import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { type ConfigData, HtmlValidate } from 'html-validate'

type Rules = NonNullable<ConfigData['rules']>

const rules: Rules = {
  // React writes `charSet`, `<meta/>` and `required=""`, which mean the same to every parser.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // HTML only forbids empty ids and spaces; React's begin with `_`.
  'valid-id': ['error', { relaxed: true }],
  // The content check limits the page's own title; search engines truncate the rest.
  'long-title': 'off',
  // A telephone number has its own line, and visitors would copy the no-break space.
  'tel-non-breaking': 'off',
}

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })

/** Returns rule, message and selector of each error that html-validate finds in a whole document. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) => messages)
  return found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}

export function cspFindings(policy: string): string[] {
  const { csp } = new CspParser(policy)
  const findings = new CspEvaluator(csp).evaluate()
  // NONE marks notes, for example that new browsers ignore what only older ones need.
  const serious = findings.filter(({ severity }) => severity < Severity.NONE)
  return serious.map((each) => `${Severity[each.severity]} ${each.directive}: ${each.description}`)
}
