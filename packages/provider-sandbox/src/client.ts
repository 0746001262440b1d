import { accounts } from './accounts'
import { sendPath } from './email'
import type { MailVariables } from './mailTemplate'

/** The body of the e-mail client's request. */
export const emailRequest = (template_params: MailVariables): Record<string, unknown> => ({
  lib_version: '3.2.0',
  user_id: accounts.emailPublicKey,
  service_id: accounts.emailServiceId,
  template_id: accounts.emailTemplateId,
  template_params,
})

/** Sends an e-mail as EmailJS's browser client does. */
export const sendEmail = (url: string, variables: MailVariables): Promise<Response> =>
  fetch(url + sendPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(emailRequest(variables)),
  })

/**
 * Uploads a file as Uploadcare's widget does.
 *
 * @returns its uuid; the file is then at `/<uuid>/`
 * @throws Error if the sandbox refuses it
 */
export async function uploadFile(url: string, file: File): Promise<string> {
  const form = new FormData()
  form.append('file', file)
  form.append('UPLOADCARE_PUB_KEY', accounts.uploadPublicKey)
  form.append('UPLOADCARE_STORE', '1')
  form.append('source', 'local')
  const answer = await fetch(`${url}/base/`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`The upload was refused: ${await answer.text()}`)
  return (await answer.json()).file
}
