/**
 * The identifiers that the sandbox accepts. They are valid on this machine only, so even the secret
 * key is no secret.
 */
export const accounts = {
  emailPublicKey: 'sandbox_emailjs_public_key',
  emailServiceId: 'sandbox_emailjs_service_id',
  emailTemplateId: 'sandbox_emailjs_template_id',
  uploadPublicKey: 'sandbox_uploadcare_public_key',
  uploadSecretKey: 'sandbox_uploadcare_secret_key',
} as const
