/** The texts that docs/specification.md quotes or lists, not those that it only describes. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { toApplication } from '../../src/registration/rules/application'
import { emptyDraft } from '../../src/registration/rules/fields'

const [home, site, about, contact] = ['home', 'site', 'about', 'contact'].map((name) =>
  parse(readFileSync(`content/${name}.yaml`, 'utf8')),
)

const saying = (words: string) => expect.stringMatching(new RegExp(words, 'i'))

const allSaying = (...each: readonly string[]) => expect.arrayContaining(each.map(saying))

test('section 2: home', () => {
  expect(home.hero.action).toMatchObject({ label: 'Register Now', path: '/contact/' })
})

test('section 2: header and footer', () => {
  expect(site.navigation.slice(0, 3)).toMatchObject([
    { label: 'Home', path: '/' },
    { label: 'About', path: '/about/' },
    { label: 'Contact', path: '/contact/', button: true },
  ])
  expect(site.footer.copyright).toContain('{year}')
})

test('section 2: about', () => {
  const { heading, items } = about.whyChoose
  expect(heading).toEqual(saying('Why Choose'))
  expect(items.map(({ title }: { title: string }) => title)).toEqual(
    allSaying(
      'direct fleet operations',
      'tailor-made packages and group tours',
      'strong B2B partnerships',
      '24/7 customer assistance',
    ),
  )
  expect(items.map(({ text }: { text: string }) => text)).toEqual(allSaying('competitive rates'))
  expect(about.promise.heading).toBe('Our Promise')
})

test('section 2: contact', () => {
  expect(contact).toMatchObject({
    heading: 'Become Our Travel Partner',
    form: { title: 'Agent Registration' },
    getInTouch: { heading: 'Get in Touch' },
    whyPartner: {
      heading: 'Why Partner With Us?',
      items: allSaying(
        'exclusive premium packages',
        'marketing support',
        'flexible payment and settlement options',
        'a network of trusted partners',
      ),
    },
  })
})

test('section 3: an application has exactly these fields', () => {
  const text = readFileSync('docs/specification.md', 'utf8')
  const specified = [...text.matchAll(/^\| `(\w+)` \| text \|/gm)].map(([, field]) => field)
  expect(Object.keys(toApplication(emptyDraft)).sort()).toEqual(specified.sort())
})

test('section 5: messages of the validation', () => {
  const gst = 'Please enter a valid GST Number (15 characters, e.g., 07ABCDE1234F1Z5).'
  expect(contact.form).toMatchObject({
    fields: { gst_number: { missing: gst } },
    documents: {
      missing: 'Please upload both GST and PAN PDF documents.',
      tooLarge: 'File too large (max 5MB)',
      notPdf: 'Only PDF allowed',
    },
  })
  // The specification has one message for a missing and an invalid number.
  expect(contact.form.fields.gst_number.invalid ?? gst).toBe(gst)
})

test('section 8: the outcome', () => {
  expect(contact.form.success.heading).toBe('Application sent successfully!')
  expect(contact.form.failure.message).toBe('Failed to send application: {reason}')
  expect(site.failure.title).toBe('Unexpected Application Error!')
})

test('section 9: the fleet', () => {
  expect(about.fleet.figures.slice(0, 2)).toEqual([
    { value: '20+', label: saying('vehicles in Singapore') },
    { value: '10+', label: saying('in Malaysia') },
  ])
})
