/**
 * Returns the address that opens a chat with a number (WhatsApp, "How to use click to chat").
 *
 * @param number as people write it, with its country code
 */
export const whatsAppUrl = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`
