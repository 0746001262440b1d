import { createHash } from 'node:crypto'
import { escaped, filled, type MailTemplate, type OutboxEntry } from './mailTemplate'

const style = `
:root { color-scheme: light dark; --ink: #1b2733; --quiet: #4a5a69; --paper: #fff; --band: #eef2f6; --line: #d5dee7; --accent: #0b4f6c }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eef4; --quiet: #b3c0cc; --paper: #16202a; --band: #1f2b37; --line: #37475a; --accent: #8fd0ee }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--band); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 52rem; margin: 0 auto; padding: 2.5rem 1.5rem; background: var(--paper); min-height: 100vh }
h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.2 }
a { color: var(--accent) }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
.quiet { color: var(--quiet) }
table { width: 100%; border-collapse: collapse }
th, td { padding: .7rem .7rem .7rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { width: 9rem; color: var(--quiet) }
td { white-space: pre-line }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); background: #fff }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Lets the pages use their own text and style, and e-mails theirs; nothing else may load or run. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; style-src-attr 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** HTML that is safe to insert. */
class Html {
  constructor(readonly source: string) {}
}

type Insert = string | Html | readonly Html[]

/** Escapes inserted strings, so that an applicant's input stays text. */
const html = (parts: TemplateStringsArray, ...inserts: readonly Insert[]): Html =>
  new Html(String.raw({ raw: parts }, ...inserts.map(sourceOf)))

function sourceOf(insert: Insert): string {
  if (insert instanceof Html) return insert.source
  if (typeof insert !== 'string') return insert.map(sourceOf).join('\n')
  return escaped(insert)
}

const page = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(style)}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`.source

/** Characters that could control the text direction or fake a line. */
const controls = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

const singleLine = (text: string): string => text.replace(controls, ' ').replace(/\s+/g, ' ').trim()

const maxSubject = 200

function subjectOf({ template_params }: OutboxEntry, template?: MailTemplate): string {
  const subject = template ? filled(template.subject, template_params) : 'E-mail'
  const characters = Array.from(singleLine(subject))
  const isLong = characters.length > maxSubject
  return isLong ? `${characters.slice(0, maxSubject - 1).join('')}…` : characters.join('')
}

/** `GET /mailbox`: the e-mails, newest first. */
export function mailboxPage(entries: readonly OutboxEntry[], template?: MailTemplate): string {
  const rows = entries.toReversed().map(
    (entry) => html`<tr>
<td><a href="/mailbox/${entry.id}">${subjectOf(entry, template)}</a></td>
<td>${new Date(entry.receivedAt).toUTCString()}</td>
</tr>`,
  )
  const list = rows.length > 0 ? html`<table>${rows}</table>` : html`<p>There is no e-mail yet.</p>`
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p class="quiet">What has arrived, newest first. Reload the page to look again.</p>
${list}`,
  )
}

/** `GET /mailbox/<id>`: the e-mail of one request; without a template, its variables. */
export function mailPage(entry: OutboxEntry, template?: MailTemplate): string {
  const subject = subjectOf(entry, template)
  return page(
    subject,
    html`<p><a href="/mailbox">Mailbox</a></p>
<h1>${subject}</h1>
<p class="quiet">${new Date(entry.receivedAt).toUTCString()}</p>
${template ? filledMail(entry, template) : variableTable(entry)}
<p class="quiet">The sandbox on this machine created this e-mail. It was sent to nobody else, and nothing in it has been checked.</p>`,
  )
}

/** In a frame, so that the e-mail has no style of the page, and its links open beside it. */
function filledMail({ template_params }: OutboxEntry, { replyTo, body }: MailTemplate): Html {
  const mail = `<base target="_blank">${filled(body, template_params)}`
  return html`<p>Reply to: ${singleLine(filled(replyTo, template_params))}</p>
<iframe title="E-mail" sandbox="allow-downloads allow-popups allow-popups-to-escape-sandbox" srcdoc="${mail}"></iframe>`
}

function variableTable({ template_params }: OutboxEntry): Html {
  const rows = Object.entries(template_params).map(
    ([name, value]) => html`<tr>
<th scope="row">${name}</th>
<td>${value}</td>
</tr>`,
  )
  return html`<table>${rows}</table>`
}
