/** The account at EmailJS. Origins have no trailing slash; without one, the provider's own is used. */
export interface EmailConfig {
  publicKey: string
  serviceId: string
  templateId: string
  origin?: string
}

/** The project at Uploadcare: where files are uploaded to, and read from. */
export interface UploadConfig {
  publicKey: string
  baseUrl?: string
  cdn?: string
}

/** The values of the build: Gatsby replaces each `process.env` name with its value. */
export const emailConfig: EmailConfig = {
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
  serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID ?? '',
  templateId: process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? '',
  origin: process.env.GATSBY_EMAILJS_ORIGIN || undefined,
}

export const uploadConfig: UploadConfig = {
  publicKey: process.env.GATSBY_UPLOADCARE_PUBLIC_KEY ?? '',
  baseUrl: process.env.GATSBY_UPLOADCARE_BASE_URL || undefined,
  cdn: process.env.GATSBY_UPLOADCARE_CDN || undefined,
}

/** The providers' own origins, for which a variable may have another. */
export const ownOrigins = {
  email: 'https://api.emailjs.com',
  upload: 'https://upload.uploadcare.com',
} as const

/** Returns the origins that the form asks, which the page's Content-Security-Policy allows (tools/site/islandOptions.ts). */
export const requestedOrigins = (): string[] => [
  process.env.GATSBY_EMAILJS_ORIGIN || ownOrigins.email,
  process.env.GATSBY_UPLOADCARE_BASE_URL || ownOrigins.upload,
]
