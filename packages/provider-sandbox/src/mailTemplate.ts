/** The e-mail that is made of each request. Each field may have variables in EmailJS's braces. */
export interface MailTemplate {
  readonly subject: string
  readonly replyTo: string
  /** HTML. */
  readonly body: string
}

export type MailVariables = Readonly<Record<string, string>>

const braces = /\{\{(\{?) *(\w+) *\}\}\}?/g

/** Fills in a field as EmailJS does: two braces escape a value for HTML, three do not (docs/providers.md, B). */
export const filled = (field: string, variables: MailVariables): string =>
  field.replace(braces, (_all, third: string, name: string) => {
    const value = variables[name] ?? ''
    return third ? value : escaped(value)
  })

/** Lists the variables of a template, in the order of its body. */
export function variablesOf({ body, subject, replyTo }: MailTemplate): string[] {
  const found = `${body}${subject}${replyTo}`.matchAll(braces)
  return [...new Set(Array.from(found, ([, , name = '']) => name))]
}

/** Escapes a text for HTML, in attributes too. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * Says what keeps a value from being a template's variables: exactly these, all text. The service
 * itself accepts any variables; the sandbox is stricter on purpose, so that one that the site omitted
 * or misspelt fails here instead of leaving a blank in an e-mail. Without a template, any texts will do.
 *
 * @returns one sentence; undefined if nothing is wrong
 */
export function problemIn(params: unknown, template?: MailTemplate): string | undefined {
  const given = isRecord(params) ? params : {}
  const known = template ? variablesOf(template) : Object.keys(given)
  const wrong = [...known, ...Object.keys(given)].filter(
    (name) => !known.includes(name) || typeof given[name] !== 'string',
  )
  if (wrong.length === 0) return undefined
  const names = [...new Set(wrong)].join(', ')
  return `Sandbox: template_params must be exactly the variables of the template, all text. Missing, unknown or not text: ${names}.`
}

/** True for a plain JSON object: not null, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One accepted request: its variables, under the e-mail service's name for them, and its other values. */
export type OutboxEntry = Readonly<{
  id: string
  receivedAt: string
  template_params: MailVariables
  [detail: string]: unknown
}>
