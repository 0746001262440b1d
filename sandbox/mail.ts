import {
  type Application,
  type ApplicationField,
  applicationFields,
  fieldRows,
} from './application'
import { escapeHtml, manyLines, shortened, singleLine } from './text'

/** An e-mail, ready to be sent. */
export interface Mail {
  senderName: string
  subject: string
  html: string
  text: string
  /** The applicant's address, if it is a plain `name@host.tld`. */
  replyTo?: string
}

/**
 * The e-mail staff receive for one application. Every value is untrusted input: it is escaped,
 * stripped of control characters, and cannot add a header, a tag or a line.
 * The design is the sandbox's; the real template is in the owner's EmailJS account.
 */
export function renderMail(application: Application, brandName: string): Mail {
  const brand = shortened(singleLine(brandName), 80) || fallbackBrand
  const values = printable(application)
  const mail = {
    senderName: `${brand} (sandbox)`,
    subject: shortened(`${brand}: travel partner application from ${values.company_name}`, 200),
    html: renderHtml(values, brand),
    text: renderText(values, brand),
  }
  const replyTo = plainAddress(application.email)
  return replyTo ? { ...mail, replyTo } : mail
}

/** Used when content/site.yaml does not name the brand. */
export const fallbackBrand = 'the site'

const notGiven = '(not given)'

/** What the e-mail says of each field, without control characters. */
type Values = Readonly<Record<ApplicationField, string>>

function printable(application: Application): Values {
  const values = applicationFields.map((field) => {
    const clean = fieldRows[field].kind === 'lines' ? manyLines : singleLine
    return [field, clean(application[field])]
  })
  return Object.fromEntries(values)
}

function renderText(values: Values, brand: string): string {
  const lines = applicationFields.map((field) => {
    const value = values[field].replaceAll('\n', '\n    ')
    return `${fieldRows[field].label}: ${value || notGiven}`
  })
  return [heading(brand), '', ...lines, '', footer, ''].join('\n')
}

function renderHtml(values: Values, brand: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>New travel partner application</title></head>
<body style="margin:0;padding:24px 12px;background-color:#eef2f6;font-family:Arial,Helvetica,sans-serif;color:#1b2733">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background-color:#ffffff;border:1px solid #d5dee7;border-radius:8px">
<tr><td style="padding:24px 28px;background-color:#0b4f6c;border-radius:8px 8px 0 0;color:#ffffff">
<h1 style="margin:0;font-size:22px;line-height:28px">New travel partner application</h1>
<p style="margin:6px 0 0;font-size:15px;line-height:22px">Sent with the form of ${escapeHtml(brand)}</p>
</td></tr>
<tr><td style="padding:12px 28px 20px">
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
${applicationFields.map((field) => htmlRow(field, values[field])).join('\n')}
</table>
</td></tr>
<tr><td style="padding:14px 28px;border-top:1px solid #d5dee7;font-size:13px;line-height:20px;color:#4a5a69">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** MailDev shows e-mails in a frame that may not open windows, so a plain click does nothing. */
const footer =
  'The sandbox on this machine created this e-mail. It was sent to nobody else, and nothing in it has been checked. In this mailbox, open the documents with Ctrl+click (on a Mac: Command+click).'

function heading(brand: string): string {
  return `New travel partner application, sent with the form of ${brand}`
}

function htmlRow(field: ApplicationField, value: string): string {
  const { label, kind } = fieldRows[field]
  return `<tr>
<th scope="row" align="left" valign="top" style="width:130px;padding:12px 12px 12px 0;border-bottom:1px solid #e6ecf2;font-size:14px;line-height:22px;color:#4a5a69">${label}</th>
<td valign="top" style="padding:12px 0;border-bottom:1px solid #e6ecf2;font-size:16px;line-height:22px;word-break:break-word">${htmlValue[kind](value) || notGiven}</td>
</tr>`
}

const htmlValue: Record<(typeof fieldRows)[ApplicationField]['kind'], (value: string) => string> = {
  line: escapeHtml,
  lines: (value) => escapeHtml(value).replaceAll('\n', '<br>'),
  document: documentLink,
}

/** A link if the value is a web address, otherwise plain text: never a `javascript:` link. */
function documentLink(value: string): string {
  const address = webAddress(value)
  if (!address) return escapeHtml(value)
  const safe = escapeHtml(address)
  return `<a href="${safe}" target="_blank" rel="noopener" style="color:#0b4f6c;font-weight:bold">${safe}</a>`
}

function webAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}

const addressPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
const longestAddress = 254

/** The address, if it is a plain `name@host.tld`; any other form gets no Reply-To. */
function plainAddress(email: string): string | undefined {
  const address = email.trim()
  return address.length <= longestAddress && addressPattern.test(address) ? address : undefined
}
