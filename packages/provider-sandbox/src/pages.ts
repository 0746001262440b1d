import { escaped, filled, type MailTemplate, type OutboxEntry } from './mailTemplate'

/** Allows the pages and e-mails their own text and style; nothing else may load or run. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const style = `
:root { color-scheme: light dark; --line: light-dark(#d5dee7, #37475a); --accent: light-dark(#0b4f6c, #8fd0ee) }
body { margin: 0; background: light-dark(#eef2f6, #1f2b37); color: light-dark(#1b2733, #e8eef4); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
main { box-sizing: border-box; max-width: 52rem; min-height: 100vh; margin: 0 auto; padding: 2.5rem 1.5rem; background: light-dark(#fff, #16202a) }
h1 { margin: 0 0 .5rem; line-height: 1.2 }
a { color: var(--accent) }
table { width: 100%; border-collapse: collapse }
th, td { padding: .7rem .7rem .7rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
td { white-space: pre-line }
iframe { box-sizing: border-box; width: 100%; height: 40rem; border: 1px solid var(--line); background: #fff }
`

/** @param content HTML in which every text is already escaped */
const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`

/** Removes line breaks, which could fake a header. */
const singleLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const subjectOf = ({ variables }: OutboxEntry, template?: MailTemplate): string =>
  template ? singleLine(filled(template.subject, variables)) : 'E-mail'

const dateOf = ({ receivedAt }: OutboxEntry): string => new Date(receivedAt).toUTCString()

/** Renders `GET /mailbox`: the e-mails, newest first. */
export function mailboxPage(entries: readonly OutboxEntry[], template?: MailTemplate): string {
  const rows = entries.toReversed().map(
    (entry) => `<tr>
<td><a href="/mailbox/${entry.id}">${escaped(subjectOf(entry, template))}</a></td>
<td>${dateOf(entry)}</td>
</tr>`,
  )
  const list = rows.length > 0 ? `<table>${rows.join('\n')}</table>` : 'There is no e-mail yet.'
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>What has arrived, newest first. Reload the page to look again.</p>
${list}`,
  )
}

/** Renders `GET /mailbox/<id>`: the e-mail of one request; without a template, its variables. */
export function mailPage(entry: OutboxEntry, template?: MailTemplate): string {
  const subject = subjectOf(entry, template)
  return page(
    subject,
    `<p><a href="/mailbox">Mailbox</a></p>
<h1>${escaped(subject)}</h1>
<p>${dateOf(entry)}</p>
${template ? filledMail(entry, template) : variableTable(entry)}
<p>The sandbox on this machine created this e-mail. It was sent to nobody else, and nothing in it has been checked.</p>`,
  )
}

/** The frame keeps the page's style out of the e-mail; its links open in a new tab. */
function filledMail({ variables }: OutboxEntry, { replyTo, body }: MailTemplate): string {
  const mail = `<base target="_blank">${filled(body, variables)}`
  return `<p>Reply to: ${escaped(singleLine(filled(replyTo, variables)))}</p>
<iframe title="E-mail" sandbox="allow-downloads allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(mail)}"></iframe>`
}

function variableTable({ variables }: OutboxEntry): string {
  const rows = Object.entries(variables).map(
    ([name, value]) => `<tr>
<th scope="row">${escaped(name)}</th>
<td>${escaped(value)}</td>
</tr>`,
  )
  return `<table>${rows.join('\n')}</table>`
}
