import { whatsAppUrl } from '../../components/whatsAppUrl'
import { fill } from '../../content/fill'
import type { WhatsAppTexts } from '../../content/generated/types'
import type { FormContact } from './messages'

export interface WhatsAppLinkProps {
  texts: WhatsAppTexts
  contact: FormContact
  /** See `referenceOf`. */
  reference: string
}

/**
 * Asks about an application, if the company answers there. It opens a new tab: leaving the page would
 * end what only this page shows.
 */
export function WhatsAppLink({ texts, contact: { whatsapp }, reference }: WhatsAppLinkProps) {
  if (!whatsapp) return null
  const message = encodeURIComponent(fill(texts.message, { reference }))
  return (
    <a href={`${whatsAppUrl(whatsapp)}?text=${message}`} target="_blank" rel="noopener">
      {texts.link}
    </a>
  )
}
