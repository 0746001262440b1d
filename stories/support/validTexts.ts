import { documentNames, eachDocument, eachText } from '../../src/registration/rules/fields'

const texts: Readonly<Record<string, string>> = {
  company_name: 'Sunrise Holidays Pvt Ltd',
  your_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  gst_number: '07ABCDE1234F1Z5',
  company_address: '12 MG Road, Bengaluru 560001',
}

/** The texts of a valid application, for stories and tests; a new field has an ordinary word. */
export const validTexts = eachText((field) => texts[field] ?? 'Example')

const ids: Readonly<Record<string, string>> = {
  gst_pdf: '7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01',
  pan_pdf: '04be11d0-8a3c-4a52-8f6e-6c5d0b9e7a02',
}

/** The upload service's identifiers of its documents; a new one has an ordinary one. */
export const documentIds = eachDocument(
  (field) => ids[field] ?? `5b1c7e90-2f4d-4b8a-a1c6-00000000000${documentNames.indexOf(field)}`,
)

/** Addresses as Uploadcare returns them: `<cdn>/<uuid>/`. */
export const documentUrls = eachDocument(
  (field) => `https://cdn.example.com/${documentIds[field]}/`,
)
