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
  company_name: { label: 'Company', kind: 'line', example: 'Lion City Tours' },
  your_name: { label: 'Name', kind: 'line', example: 'Mei Tan' },
  email: { label: 'E-mail', kind: 'line', example: 'mei@example.com' },
  phone: { label: 'Phone', kind: 'line', example: '+65 6000 0000' },
  gst_number: { label: 'GST number', kind: 'line', example: '07ABCDE1234F1Z5' },
  company_address: { label: 'Address', kind: 'lines', example: '1 Example Street\nSingapore' },
  gst_pdf_url: { label: 'GST document', kind: 'document', example: 'https://cdn.example.com/gst/' },
  pan_pdf_url: { label: 'PAN document', kind: 'document', example: 'https://cdn.example.com/pan/' },
} as const satisfies Record<string, FieldRow>

export type ApplicationField = keyof typeof fieldRows
export type Application = Readonly<Record<ApplicationField, string>>

export const applicationFields = Object.keys(fieldRows) as ApplicationField[]

/** The examples, for the home page and the tests. */
export const exampleApplication = Object.fromEntries(
  applicationFields.map((field) => [field, fieldRows[field].example]),
) as Application

export type ApplicationCheck =
  | { ok: true; application: Application }
  | { ok: false; message: string }

/**
 * Requires exactly these fields, all text. EmailJS itself accepts any variables; the
 * sandbox is stricter on purpose, so that a field the site omitted or misspelt fails here
 * instead of leaving a blank in an e-mail.
 */
export function checkApplication(params: unknown): ApplicationCheck {
  const given = isRecord(params) ? params : {}
  const missing = applicationFields.filter((field) => !Object.hasOwn(given, field))
  const unknown = Object.keys(given).filter((name) => !isApplicationField(name))
  const notText = applicationFields.filter(
    (field) => Object.hasOwn(given, field) && typeof given[field] !== 'string',
  )
  if (missing.length + unknown.length + notText.length === 0) {
    return { ok: true, application: given as Application }
  }
  const findings = [
    listed('Missing', missing),
    listed('Unknown', unknown),
    listed('Not text', notText),
  ]
  return {
    ok: false,
    message: [
      'Sandbox: template_params must be exactly the fields of the application, all text.',
      ...findings.filter((finding) => finding !== ''),
    ].join(' '),
  }
}

/** True for a plain JSON object: not null, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isApplicationField(name: string): name is ApplicationField {
  return applicationFields.some((field) => field === name)
}

const namesShown = 10
const nameLength = 60

function listed(label: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const shown = names.slice(0, namesShown).map((name) => name.slice(0, nameLength))
  const more = names.length > namesShown ? ` and ${names.length - namesShown} more` : ''
  return `${label}: ${shown.join(', ')}${more}.`
}
