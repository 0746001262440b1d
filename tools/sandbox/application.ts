interface FieldRow {
  /** In the e-mail. */
  label: string
  kind: 'line' | 'lines' | 'document'
  example: string
}

/**
 * The fields of an agent application, as sent in `template_params`
 * (docs/specification.md, sections 3 and 7), in the order of the e-mail. Repeated here on purpose:
 * the sandbox checks the site's requests independently, so it does not import this list from src.
 */
export const fieldRows = {
  company_name: { label: 'Company', kind: 'line', example: 'Sunrise Holidays Pvt Ltd' },
  your_name: { label: 'Name', kind: 'line', example: 'Asha Rao' },
  email: { label: 'E-mail', kind: 'line', example: 'asha@example.com' },
  phone: { label: 'Phone', kind: 'line', example: '+91 98765 43210' },
  gst_number: { label: 'GST number', kind: 'line', example: '07ABCDE1234F1Z5' },
  company_address: { label: 'Address', kind: 'lines', example: '12 MG Road, Bengaluru 560001' },
  gst_pdf_url: {
    label: 'GST document',
    kind: 'document',
    example: 'https://cdn.example.com/7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01/',
  },
  pan_pdf_url: {
    label: 'PAN document',
    kind: 'document',
    example: 'https://cdn.example.com/04be11d0-8a3c-4a52-8f6e-6c5d0b9e7a02/',
  },
} as const satisfies Record<string, FieldRow>

export type ApplicationField = keyof typeof fieldRows
export type Application = Readonly<Record<ApplicationField, string>>

export const applicationFields = Object.keys(fieldRows) as ApplicationField[]

/** For the tests. */
export const exampleApplication = Object.fromEntries(
  applicationFields.map((field) => [field, fieldRows[field].example]),
) as Application

/**
 * Lists what keeps a value from being an application: exactly these fields, all text. The service
 * itself accepts any variables; the sandbox is stricter on purpose, so that a field the site omitted or
 * misspelt fails here instead of leaving a blank in an e-mail.
 *
 * @returns one sentence; empty for an application
 */
export function problemsIn(params: unknown): string {
  const given = isRecord(params) ? params : {}
  const has = (field: string) => Object.hasOwn(given, field)
  const isKnown = (name: string) => Object.hasOwn(fieldRows, name)
  const found = [
    ['Missing', applicationFields.filter((field) => !has(field))],
    ['Unknown', Object.keys(given).filter((name) => !isKnown(name))],
    ['Not text', applicationFields.filter((f) => has(f) && typeof given[f] !== 'string')],
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

/**
 * One accepted request: the application, under the e-mail service's name for it, and the request's
 * other values.
 */
export type OutboxEntry = Readonly<{
  id: string
  receivedAt: string
  template_params: Application
  [detail: string]: unknown
}>
