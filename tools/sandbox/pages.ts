import { createHash } from 'node:crypto'
import { shortened, singleLine } from '../lib/text'
import { accounts } from './accounts'
import {
  type Application,
  type ApplicationField,
  applicationFields,
  fieldRows,
  type OutboxEntry,
} from './application'
import { infoPath, uploadPath } from './uploadcare'

const style = `
:root { color-scheme: light dark; --ink: #1b2733; --quiet: #4a5a69; --paper: #fff; --band: #eef2f6; --line: #d5dee7; --accent: #0b4f6c }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eef4; --quiet: #b3c0cc; --paper: #16202a; --band: #1f2b37; --line: #37475a; --accent: #8fd0ee }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--band); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 52rem; margin: 0 auto; padding: 2.5rem 1.5rem; background: var(--paper); min-height: 100vh }
h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 .5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); font-size: 1.3rem }
a { color: var(--accent) }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
.quiet { color: var(--quiet) }
code { font: .9em/1.5 ui-monospace, monospace }
pre { padding: 1rem; background: var(--band); border-radius: .5rem; white-space: pre-wrap }
table { width: 100%; border-collapse: collapse }
th, td { padding: .7rem .7rem .7rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { width: 9rem; color: var(--quiet) }
td { white-space: pre-line }
dt { margin-top: .75rem; font-weight: 600 }
dd { margin: 0; color: var(--quiet) }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The pages need only their own text and style; nothing else may load or run. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** HTML that is safe to insert. */
class Html {
  constructor(readonly source: string) {}
}

type Insert = string | Html | readonly Html[]

/** Inserted strings are escaped, so that whatever an applicant sent is only ever text. */
const html = (parts: TemplateStringsArray, ...inserts: readonly Insert[]): Html =>
  new Html(String.raw({ raw: parts }, ...inserts.map(sourceOf)))

function sourceOf(insert: Insert): string {
  if (insert instanceof Html) return insert.source
  if (typeof insert !== 'string') return insert.map(sourceOf).join('\n')
  return insert.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
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

const subjectOf = ({ template_params }: OutboxEntry): string =>
  shortened(singleLine(`Travel partner application from ${template_params.company_name}`), 200)

/** `GET /mailbox`: the e-mails, newest first. */
export function mailboxPage(entries: readonly OutboxEntry[]): string {
  const rows = entries.toReversed().map(
    (entry) => html`<tr>
<td><a href="/mailbox/${entry.id}">${subjectOf(entry)}</a></td>
<td>${new Date(entry.receivedAt).toUTCString()}</td>
</tr>`,
  )
  const list = rows.length > 0 ? html`<table>${rows}</table>` : html`<p>There is no e-mail yet.</p>`
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p class="quiet">What the company has received, newest first. Reload the page to look again.</p>
${list}`,
  )
}

/**
 * `GET /mailbox/<id>`: the e-mail staff receive for one application. The design is the sandbox's;
 * the real template is in the owner's account.
 */
export function mailPage(entry: OutboxEntry): string {
  const subject = subjectOf(entry)
  const rows = applicationFields.map(
    (field) => html`<tr>
<th scope="row">${fieldRows[field].label}</th>
<td>${shownValue(field, entry.template_params)}</td>
</tr>`,
  )
  return page(
    subject,
    html`<p><a href="/mailbox">Mailbox</a></p>
<h1>${subject}</h1>
<p class="quiet">To partners@example.com, ${new Date(entry.receivedAt).toUTCString()}</p>
<table>${rows}</table>
<p class="quiet">The sandbox on this machine created this e-mail. It was sent to nobody else, and nothing in it has been checked.</p>`,
  )
}

function shownValue(field: ApplicationField, application: Application): Html {
  const { kind } = fieldRows[field]
  const lines = application[field].split(/\r\n?|[\n\u2028\u2029]/).map(singleLine)
  const text = lines.join(kind === 'lines' ? '\n' : ' ').trim()
  const isLink = kind === 'document' && isWebAddress(text)
  return isLink ? html`<a href="${text}">${text}</a>` : html`${text || '(not given)'}`
}

/** So that no `javascript:` address becomes a link. */
const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/**
 * `GET /`: what the sandbox is, and how to use it.
 *
 * @param email the e-mail service's path, and a request that it accepts
 */
export function homePage(url: string, email: { path: string; request: object }): string {
  const key = accounts.uploadPublicKey
  const faults = { email: { status: 500, body: 'text', times: 1 }, upload: { drop: true } }
  return page(
    'Sandbox: both services on this machine',
    html`<h1>Sandbox</h1>
<p>It replaces the e-mail and the upload service, so the registration form works without either. No e-mail or file leaves this machine, and everything is deleted when the sandbox stops.</p>
<p><a href="/mailbox">Read the mailbox</a> · <a href="/outbox">Outbox as JSON</a> · <a href="/faults">Current faults</a></p>
<h2>Send an application</h2>
<p><code>POST ${email.path}</code> accepts the e-mail client's request, with exactly these fields, and puts an e-mail into the mailbox.</p>
<pre><code>curl ${url}${email.path} -H 'Content-Type: application/json' -d '${JSON.stringify(email.request, null, 2)}'</code></pre>
<h2>Upload a document</h2>
<p><code>POST ${uploadPath}</code> accepts a file, <code>GET ${infoPath}</code> describes it, and <code>GET /&lt;uuid&gt;/</code> returns it. Add <code>jsonerrors=1</code> to get errors in the format that the upload widget expects.</p>
<pre><code>curl '${url}${uploadPath}?jsonerrors=1' -F file=@gst.pdf -F UPLOADCARE_PUB_KEY=${key} -F UPLOADCARE_STORE=1
curl '${url}${infoPath}?jsonerrors=1&pub_key=${key}&file_id=UUID'
curl '${url}/UUID/' -o back.pdf</code></pre>
<h2>See what arrived</h2>
<p><code>GET /outbox</code> lists the accepted applications, oldest first. <code>DELETE /outbox</code> empties it and the mailbox.</p>
<pre><code>curl ${url}/outbox
curl -X DELETE ${url}/outbox</code></pre>
<h2>Make something fail</h2>
<p><code>PUT /faults</code> replaces all faults, for <code>email</code>, <code>upload</code>, <code>info</code>, <code>list</code> and <code>delete</code>; <code>DELETE /faults</code> removes them.</p>
<pre><code>curl -X PUT ${url}/faults -d '${JSON.stringify(faults)}'
curl -X DELETE ${url}/faults</code></pre>
<dl>
<dt><code>status</code>, <code>body</code>, <code>headers</code></dt><dd>Respond with this instead. A JSON body is sent as JSON, any other as plain text.</dd>
<dt><code>delayMs</code></dt><dd>Wait first, in milliseconds. On its own, the request then continues as usual.</dd>
<dt><code>drop</code></dt><dd>Close the connection without a response.</dd>
<dt><code>after</code></dt><dd>Deliver the e-mail (or store or delete the files) first, then fail: “it arrived, but the response was lost”.</dd>
<dt><code>times</code></dt><dd>The number of requests the fault affects. Without it the fault stays.</dd>
</dl>
<h2>How faithful it is</h2>
<p>Its responses follow the providers' documentation or their observed behaviour; some texts are guesses. The file <code>tools/sandbox/README.md</code> says which.</p>`,
  )
}
