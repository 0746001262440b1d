/** How a variable of `template_params` is shown in an e-mail. */
export interface MailRow {
  /** What is before it in the e-mail. */
  readonly label: string
  /** A text in one line, a text that keeps its lines, or the address of a document. */
  readonly kind: 'line' | 'lines' | 'document'
}

/** The e-mail that is made of each request. */
export interface MailTemplate {
  /** A name in double braces stands for a variable: `Order of {{customer}}`. */
  readonly subject: string
  /** By variable, in the order of the e-mail; a request must have these and no others. */
  readonly rows: Readonly<Record<string, MailRow>>
}

export type MailVariables = Readonly<Record<string, string>>

/**
 * Lists what keeps a value from being a template's variables: exactly these, all text. The service
 * itself accepts any variables; the sandbox is stricter on purpose, so that one that the site omitted
 * or misspelt fails here instead of leaving a blank in an e-mail. Without a template, any texts will do.
 *
 * @returns one sentence; empty if nothing is wrong
 */
export function problemsIn(params: unknown, template?: MailTemplate): string {
  const given = isRecord(params) ? params : {}
  const known = Object.keys(template?.rows ?? given)
  const found = [
    ['Missing', known.filter((name) => !Object.hasOwn(given, name))],
    ['Unknown', Object.keys(given).filter((name) => !known.includes(name))],
    [
      'Not text',
      known.filter((name) => Object.hasOwn(given, name) && typeof given[name] !== 'string'),
    ],
  ] as const
  return found
    .filter(([, names]) => names.length > 0)
    .map(([label, names]) => `${label}: ${names.join(', ')}.`)
    .join(' ')
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
