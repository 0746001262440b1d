/** A text that the product's specification quotes or lists. */
export interface SpecifiedText {
  /** Section of the specification. */
  section: number
  /** File in content/. */
  file: string
  /** Entries count from 1; `[]` is any entry of a list. */
  key: string
  /** The whole value, exactly. */
  is?: string | boolean
  /** Part of the value, ignoring case. */
  says?: string
}

const gstMessage = 'Please enter a valid GST Number (15 characters, e.g., 07ABCDE1234F1Z5).'

/** Excludes texts that the specification only describes, such as the headline. */
export const specifiedTexts: readonly SpecifiedText[] = [
  { section: 2, file: 'home.yaml', key: 'hero.action.label', is: 'Register Now' },
  { section: 2, file: 'home.yaml', key: 'hero.action.path', is: '/contact/' },

  { section: 2, file: 'site.yaml', key: 'navigation[1].label', is: 'Home' },
  { section: 2, file: 'site.yaml', key: 'navigation[1].path', is: '/' },
  { section: 2, file: 'site.yaml', key: 'navigation[2].label', is: 'About' },
  { section: 2, file: 'site.yaml', key: 'navigation[2].path', is: '/about/' },
  { section: 2, file: 'site.yaml', key: 'navigation[3].label', is: 'Contact' },
  { section: 2, file: 'site.yaml', key: 'navigation[3].path', is: '/contact/' },
  { section: 2, file: 'site.yaml', key: 'navigation[3].button', is: true },
  { section: 2, file: 'site.yaml', key: 'footer.copyright', says: '{year}' },

  { section: 2, file: 'about.yaml', key: 'whyChoose.heading', says: 'Why Choose' },
  {
    section: 2,
    file: 'about.yaml',
    key: 'whyChoose.items[].title',
    says: 'direct fleet operations',
  },
  {
    section: 2,
    file: 'about.yaml',
    key: 'whyChoose.items[].title',
    says: 'tailor-made packages and group tours',
  },
  {
    section: 2,
    file: 'about.yaml',
    key: 'whyChoose.items[].title',
    says: 'strong B2B partnerships',
  },
  { section: 2, file: 'about.yaml', key: 'whyChoose.items[].text', says: 'competitive rates' },
  {
    section: 2,
    file: 'about.yaml',
    key: 'whyChoose.items[].title',
    says: '24/7 customer assistance',
  },
  { section: 2, file: 'about.yaml', key: 'promise.heading', is: 'Our Promise' },

  { section: 2, file: 'contact.yaml', key: 'heading', is: 'Become Our Travel Partner' },
  { section: 2, file: 'contact.yaml', key: 'form.title', is: 'Agent Registration' },
  { section: 2, file: 'contact.yaml', key: 'getInTouch.heading', is: 'Get in Touch' },
  { section: 2, file: 'contact.yaml', key: 'whyPartner.heading', is: 'Why Partner With Us?' },
  {
    section: 2,
    file: 'contact.yaml',
    key: 'whyPartner.items[]',
    says: 'exclusive premium packages',
  },
  { section: 2, file: 'contact.yaml', key: 'whyPartner.items[]', says: 'marketing support' },
  {
    section: 2,
    file: 'contact.yaml',
    key: 'whyPartner.items[]',
    says: 'flexible payment and settlement options',
  },
  {
    section: 2,
    file: 'contact.yaml',
    key: 'whyPartner.items[]',
    says: 'a network of trusted partners',
  },

  // The specification has one message for both: an empty number lacks 15 characters too.
  { section: 5, file: 'contact.yaml', key: 'form.fields.gst_number.missing', is: gstMessage },
  { section: 5, file: 'contact.yaml', key: 'form.fields.gst_number.invalid', is: gstMessage },
  {
    section: 5,
    file: 'contact.yaml',
    key: 'form.documents.missing',
    is: 'Please upload both GST and PAN PDF documents.',
  },
  {
    section: 5,
    file: 'contact.yaml',
    key: 'form.documents.tooLarge',
    is: 'File too large (max 5MB)',
  },
  { section: 5, file: 'contact.yaml', key: 'form.documents.notPdf', is: 'Only PDF allowed' },

  {
    section: 8,
    file: 'contact.yaml',
    key: 'form.success.heading',
    is: 'Application sent successfully!',
  },
  {
    section: 8,
    file: 'contact.yaml',
    key: 'form.failure.message',
    is: 'Failed to send application: {reason}',
  },
  { section: 8, file: 'site.yaml', key: 'failure.title', is: 'Unexpected Application Error!' },

  { section: 9, file: 'about.yaml', key: 'fleet.figures[1].value', is: '20+' },
  { section: 9, file: 'about.yaml', key: 'fleet.figures[1].label', says: 'vehicles in Singapore' },
  { section: 9, file: 'about.yaml', key: 'fleet.figures[2].value', is: '10+' },
  { section: 9, file: 'about.yaml', key: 'fleet.figures[2].label', says: 'in Malaysia' },
]
