import { contentIn } from '../../tools/content/contentFindings'
import { valuesIn } from '../../tools/content/values'
import { expectNone } from '../support/expectNone'

/** A text that the product's specification quotes or lists. */
interface SpecifiedText {
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
const specifiedTexts: readonly SpecifiedText[] = [
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

const values = contentIn('content').files.flatMap(({ name, text }) =>
  valuesIn(text).map((value) => ({ file: name, ...value })),
)

const cases = specifiedTexts.map((text) => ({
  ...text,
  name: `section ${text.section}: ${text.key} ${text.says ? 'says' : 'is'} ${quoted(expectedOf(text))}`,
}))

test.each(cases)('$name', (text) => {
  expectNone(problemsWith(text))
})

function problemsWith(text: SpecifiedText): string[] {
  const { section, file, key, is, says } = text
  const wanted = `but the specification (section ${section}) asks for ${quoted(expectedOf(text))}`
  const candidates = values.filter(
    (value) => value.file === file && value.key.replace(/\[\d+\]/g, anyEntryIn(key)) === key,
  )
  const [first] = candidates
  if (!first) return [`content/${file}: ${key} is missing, ${wanted}.`]
  const isFound = candidates.some(({ value }) =>
    says === undefined ? value === is : contains(String(value), says),
  )
  const found = candidates.map(({ value }) => quoted(value)).join(', ')
  const part = candidates.length > 1 ? ' in one of them' : ' in it'
  return isFound
    ? []
    : [`content/${file}:${first.line}: ${key} is ${found}, ${wanted}${says ? part : ''}.`]
}

/** Lets `items[3]` match a key with `items[]`, but leaves a key with `items[3]` as it is. */
function anyEntryIn(key: string): string {
  return key.includes('[]') ? '[]' : '$&'
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

function expectedOf({ is, says }: SpecifiedText): unknown {
  return says ?? is
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : String(value)
}
