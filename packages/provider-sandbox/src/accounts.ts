/** Identifiers that the sandbox accepts. They work on this machine only, so none of them is secret. */
export const accounts = {
  EMAILJS_PUBLIC_KEY: 'sandbox_emailjs_public_key',
  EMAILJS_SERVICE_ID: 'sandbox_emailjs_service_id',
  EMAILJS_TEMPLATE_ID: 'sandbox_emailjs_template_id',
  UPLOADCARE_PUBLIC_KEY: 'sandbox_uploadcare_public_key',
  UPLOADCARE_SECRET_KEY: 'sandbox_uploadcare_secret_key',
} as const
