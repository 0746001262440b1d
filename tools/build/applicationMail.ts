import type { MailTemplate } from '@partner-site/provider-sandbox'

/**
 * The fields of an agent application, as sent in `template_params` (docs/specification.md, sections 3
 * and 7), in the order of the e-mail. Repeated here on purpose: the sandbox checks the site's requests
 * independently, so this list is not src's.
 */
export const applicationMail = {
  subject: 'Travel partner application from {{company_name}}',
  rows: {
    company_name: { label: 'Company', kind: 'line' },
    your_name: { label: 'Name', kind: 'line' },
    email: { label: 'E-mail', kind: 'line' },
    phone: { label: 'Phone', kind: 'line' },
    gst_number: { label: 'GST number', kind: 'line' },
    company_address: { label: 'Address', kind: 'lines' },
    gst_pdf_url: { label: 'GST document', kind: 'document' },
    pan_pdf_url: { label: 'PAN document', kind: 'document' },
  },
} as const satisfies MailTemplate
