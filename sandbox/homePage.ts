import { createHash } from 'node:crypto'
import type { Accounts } from './accounts'
import { exampleApplication } from './application'
import { sendPath } from './emailjs'
import { escapeHtml } from './text'
import { infoPath, uploadPath } from './uploadcare'

export interface HomePageFacts {
  url: string
  inboxUrl: string
  accounts: Accounts
}

const style = `
:root { color-scheme: light dark; --ink: #1b2733; --quiet: #4a5a69; --paper: #fff; --band: #eef2f6; --line: #d5dee7; --accent: #0b4f6c }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eef4; --quiet: #b3c0cc; --paper: #16202a; --band: #1f2b37; --line: #37475a; --accent: #8fd0ee }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--band); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 52rem; margin: 0 auto; padding: 2.5rem 1.5rem; background: var(--paper); min-height: 100vh }
h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 .5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); font-size: 1.3rem }
h3 { margin: 1.5rem 0 .25rem; font-size: 1rem }
p, dl { margin: .5rem 0 }
a { color: var(--accent) }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
.lead { color: var(--quiet); font-size: 1.1rem }
.doors { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0; padding: 0; list-style: none }
.doors a { display: block; padding: .65rem 1.1rem; border: 2px solid var(--accent); border-radius: .5rem; font-weight: 600; text-decoration: none }
.doors li:first-child a { background: var(--accent); color: var(--paper) }
code { font: .9em/1.5 ui-monospace, monospace }
pre { margin: .5rem 0 1rem; padding: 1rem; background: var(--band); border-radius: .5rem; white-space: pre-wrap; overflow-wrap: anywhere }
dt { margin-top: .75rem; font-weight: 600 }
dd { margin: 0; color: var(--quiet) }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The page needs only its own text and style; nothing else may load or run. */
export const homePagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** `GET /`: what the sandbox is, and how to use it. */
export function homePage(facts: HomePageFacts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox: EmailJS and Uploadcare on this machine</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>Sandbox</h1>
<p class="lead">It replaces EmailJS and Uploadcare, so the registration form works without either service. No e-mail or file leaves this machine, and everything is deleted when the sandbox stops.</p>
<ul class="doors">
<li><a href="${escapeHtml(facts.inboxUrl)}/">Read the mailbox</a></li>
<li><a href="/outbox">Outbox as JSON</a></li>
<li><a href="/faults">Current faults</a></li>
</ul>
${emailSection(facts)}
${uploadSection(facts)}
${outboxSection(facts)}
${faultSection(facts)}
<h2>How faithful it is</h2>
<p>Its responses follow the providers' documentation or their observed behaviour; some texts are guesses. The file <code>sandbox/README.md</code> says which. The design of the e-mail is the sandbox's own.</p>
</main>
</body>
</html>
`
}

function emailSection({ url, accounts }: HomePageFacts): string {
  const request = {
    lib_version: '3.2.0',
    user_id: accounts.emailPublicKey,
    service_id: accounts.emailServiceId,
    template_id: accounts.emailTemplateId,
    template_params: exampleApplication,
  }
  return `<h2>Send an application</h2>
<p><code>POST ${sendPath}</code> accepts the EmailJS client's request and delivers an e-mail to the mailbox. It requires an <code>Origin</code> header, as browsers send it, and exactly these fields.</p>
${command(`curl ${url}${sendPath} \\
  -H 'Origin: http://localhost:8000' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(request, null, 2)}'`)}`
}

function uploadSection({ url, accounts }: HomePageFacts): string {
  const key = accounts.uploadPublicKey
  return `<h2>Upload a document</h2>
<p><code>POST ${uploadPath}</code> accepts a file, <code>GET ${infoPath}</code> describes it, and <code>GET /&lt;uuid&gt;/</code> returns it. Add <code>jsonerrors=1</code> to get errors in the format that the upload widget expects.</p>
${command(`curl '${url}${uploadPath}?jsonerrors=1' \\
  -F file=@gst.pdf -F UPLOADCARE_PUB_KEY=${key} -F UPLOADCARE_STORE=1

curl '${url}${infoPath}?jsonerrors=1&pub_key=${key}&file_id=UUID'

curl '${url}/UUID/' -o back.pdf`)}`
}

function outboxSection({ url }: HomePageFacts): string {
  return `<h2>See what arrived</h2>
<p><code>GET /outbox</code> lists the accepted applications, oldest first. <code>DELETE /outbox</code> empties the list; the mailbox keeps its e-mails.</p>
${command(`curl ${url}/outbox
curl -X DELETE ${url}/outbox`)}`
}

function faultSection({ url }: HomePageFacts): string {
  const faults = { email: { status: 500, body: 'text', times: 1 }, upload: { drop: true } }
  return `<h2>Make something fail</h2>
<p><code>PUT /faults</code> replaces all faults, for <code>email</code>, <code>upload</code>, <code>info</code>, <code>list</code> and <code>delete</code>; <code>DELETE /faults</code> removes them.</p>
${command(`curl -X PUT ${url}/faults -d '${JSON.stringify(faults)}'
curl -X DELETE ${url}/faults`)}
<h3>Keys of a fault</h3>
<dl>
<dt><code>status</code>, <code>body</code>, <code>headers</code></dt><dd>Respond with this instead. A JSON body is sent as JSON, any other as plain text.</dd>
<dt><code>delayMs</code></dt><dd>Wait first, in milliseconds. On its own, the request then continues as usual.</dd>
<dt><code>drop</code></dt><dd>Close the connection without a response.</dd>
<dt><code>after</code></dt><dd>Deliver the e-mail (or store or delete the files) first, then fail: “it arrived, but the response was lost”.</dd>
<dt><code>times</code></dt><dd>The number of requests the fault affects. Without it the fault stays.</dd>
</dl>`
}

function command(text: string): string {
  return `<pre><code>${escapeHtml(text)}</code></pre>`
}
