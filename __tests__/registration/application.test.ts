import { toApplication } from '../../src/registration/application'

const document = (url: string) => ({
  id: url,
  url,
  name: 'a.pdf',
  size: 1,
  mimeType: 'application/pdf',
})

test('an application holds exactly the eight fields of the specification', () => {
  const application = toApplication({
    company_name: 'Sunrise Holidays',
    your_name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    gst_number: '07ABCDE1234F1Z5',
    company_address: '12 MG Road',
    gst_pdf: document('https://cdn.example.com/gst/'),
    pan_pdf: document('https://cdn.example.com/pan/'),
  })
  expect(application).toEqual({
    company_name: 'Sunrise Holidays',
    your_name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    gst_number: '07ABCDE1234F1Z5',
    company_address: '12 MG Road',
    gst_pdf_url: 'https://cdn.example.com/gst/',
    pan_pdf_url: 'https://cdn.example.com/pan/',
  })
})
