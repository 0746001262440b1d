/**
 * The fields of an agent application, as sent in `template_params`
 * (docs/specification.md, sections 3 and 7). Repeated here on purpose: the sandbox checks the
 * site's requests independently, so it does not import this list from src.
 */
export const applicationFields = [
  'company_name',
  'your_name',
  'email',
  'phone',
  'gst_number',
  'company_address',
  'gst_pdf_url',
  'pan_pdf_url',
] as const

export type ApplicationField = (typeof applicationFields)[number]
export type Application = Readonly<Record<ApplicationField, string>>

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
