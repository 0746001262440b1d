/** The e-mail made from each request. Each field may have variables in braces. */
export interface MailTemplate {
  readonly subject: string
  readonly replyTo: string
  /** HTML. */
  readonly body: string
}

export type MailVariables = Readonly<Record<string, string>>

const braces = /\{\{(\{?) *(\w+) *\}\}\}?/g

/** Fills in a field as the e-mail service does: two braces escape a value for HTML, three do not (docs/providers.md, B). */
export const filled = (field: string, variables: MailVariables): string =>
  field.replace(braces, (_all, third: string, name: string) => {
    const value = variables[name] ?? ''
    return third ? value : escaped(value)
  })

export function variablesOf({ body, subject, replyTo }: MailTemplate): string[] {
  const found = `${body}${subject}${replyTo}`.matchAll(braces)
  return [...new Set(Array.from(found, ([, , name = '']) => name))]
}

/** Escapes a text for HTML, in attributes too. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * Returns a sentence if a request's variables are not exactly the template's, all text; otherwise
 * undefined. The service may accept any; the sandbox is stricter on purpose, so that a missing or
 * misspelt one fails here instead of leaving a blank in an e-mail.
 */
export function problemIn(params: unknown, template?: MailTemplate): string | undefined {
  const given = isRecord(params) ? params : {}
  const known = template ? variablesOf(template) : Object.keys(given)
  const wrong = [...known, ...Object.keys(given)].filter(
    (name) => !known.includes(name) || typeof given[name] !== 'string',
  )
  if (wrong.length === 0) return undefined
  const names = [...new Set(wrong)].join(', ')
  return `Sandbox: the variables must be exactly those of the template, all text. Missing, unknown or not text: ${names}.`
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An accepted e-mail. */
export interface OutboxEntry {
  readonly id: string
  readonly receivedAt: string
  readonly variables: MailVariables
}
