import type { TextName } from '../../src/registration/rules/fields'

/** The texts of a valid application, for stories and tests. */
export const validTexts: Record<TextName, string> = {
  company_name: 'Sunrise Holidays Pvt Ltd',
  your_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  gst_number: '07ABCDE1234F1Z5',
  company_address: '12 MG Road, Bengaluru 560001',
}
