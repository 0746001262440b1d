import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { fixtureFolder } from '../../../__tests__/fixtures/content'

type Change = (text: string) => string

/** A mistake as an editor makes it, and what `npm run content:check` prints. */
export interface Mistake {
  what: string
  /** The file of the tests' content that is changed. */
  file: string
  change: Change
  /** Further files in images/. */
  pictures?: Record<string, () => Promise<Uint8Array> | Uint8Array>
  /** Its lines; none for what is rightly accepted. */
  prints: readonly string[]
}

const put =
  (from: string | RegExp, to: string): Change =>
  (text) => {
    if (!(typeof from === 'string' ? text.includes(from) : from.test(text))) {
      throw new Error(`The tests' content has no ${from}.`)
    }
    return text.replace(from, () => to)
  }

const headline = (value: string): Change => put(/^ {2}headline:.*$/m, `  headline: ${value}`)
const heroImage = (path: string): Change => put('image: images/hero.png', `image: ${path}`)
const imageAlt = (value: string): Change => put(/^ {2}imageAlt:.*$/m, `  imageAlt: ${value}`)
const mark = (path: string): Change => put('mark: images/mark.svg', `mark: ${path}`)

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2F8090' } })
const png = (width: number, height: number) => () => blank(width, height).png().toBuffer()
const jpeg = (width: number, height: number) => () => blank(width, height).jpeg().toBuffer()
/** The header of a large JPEG, which is all that the check reads of it: encoding one takes seconds. */
const hugeJpeg = (width: number, height: number) => async () => {
  const bytes = await jpeg(16, 16)()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}
const svg = (inside: string) => () =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}<rect width="9" height="9"/></svg>`,
  )
const text = (content: string) => () => new TextEncoder().encode(content)

const home = (what: string, change: Change, pictures?: Mistake['pictures']) =>
  ({ what, file: 'home.yaml', change, ...(pictures && { pictures }) }) as const
const about = (what: string, change: Change) => ({ what, file: 'about.yaml', change }) as const
const contact = (what: string, change: Change) => ({ what, file: 'contact.yaml', change }) as const
const site = (what: string, change: Change, pictures?: Mistake['pictures']) =>
  ({ what, file: 'site.yaml', change, ...(pictures && { pictures }) }) as const

const contactLines = readFileSync(join(fixtureFolder, 'contact.yaml'), 'utf8').split('\n')

/** The number of the only line of contact.yaml that has this: lines move with each new field. */
function lineOf(part: string): number {
  const index = contactLines.findIndex((line) => line.includes(part))
  if (index < 0 || contactLines.findLastIndex((line) => line.includes(part)) !== index) {
    throw new Error(`The tests' contact.yaml does not have this once: ${part}`)
  }
  return index + 1
}

const itemsLine = lineOf('  items:')

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen'

export const mistakes: readonly Mistake[] = [
  // The file format.
  {
    ...home('a tab before a key', put('  headline:', '\theadline:')),
    prints: [
      'content/home.yaml:11:2: The line begins with a tab. Replace it with spaces, as many as its neighbours have.',
      '    headline: Expand your business with exclusive B2B Singapore and Malaysia deals',
    ],
  },
  {
    ...home('a tab and, further down, a misspelt key', (text) =>
      put('  heading:', '  haeding:')(put('  headline:', '\theadline:')(text)),
    ),
    prints: [
      'content/home.yaml:11:2: The line begins with a tab. Replace it with spaces, as many as its neighbours have.',
      '    headline: Expand your business with exclusive B2B Singapore and Malaysia deals',
    ],
  },
  {
    ...about('a tab in a paragraph', put('    We are a', '\tWe are a')),
    prints: [
      'content/about.yaml:14:2: The line begins with a tab. Replace it with spaces, as many as its neighbours have.',
      '    We are a travel company in Singapore and Malaysia that works through travel agents.',
    ],
  },
  {
    ...home('no colon after a key', put('headline: ', 'headline ')),
    prints: [
      'content/home.yaml:11:3: The line has no key with a colon. If "headline" is the key, write "headline: "; if the line goes on with the text above, give it as many spaces as that.',
      '    headline Expand your business with exclusive B2B Singapore and Malaysia deals',
    ],
  },
  {
    ...home('no space after the colon', put('headline: ', 'headline:')),
    prints: [
      'content/home.yaml:11:3: There is no space after the colon. Write "headline: " and then the text.',
      '    headline:Expand your business with exclusive B2B Singapore and Malaysia deals',
    ],
  },
  {
    ...home('no key', put('  headline: ', '  ')),
    prints: [
      'content/home.yaml:11:3: The line has no key with a colon. If "Expand" is the key, write "Expand: "; if the line goes on with the text above, give it as many spaces as that.',
      '    Expand your business with exclusive B2B Singapore and Malaysia deals',
    ],
  },
  {
    ...about('no space after the dash', put('- icon: bus', '-icon: bus')),
    prints: [
      'content/about.yaml:32:5: There is no space after the dash. Write "- " before each entry of a list.',
      '    -icon: bus',
    ],
  },
  {
    ...home('a colon in a text', headline('Our offer: expand your business')),
    prints: [
      'content/home.yaml:11:13: A colon and a space within a text make YAML expect a key. Put the whole text in quotes: "…".',
      '    headline: Our offer: expand your business',
    ],
  },
  {
    ...home('printed quotation marks round a text with a colon', headline('“Our offer: expand”')),
    prints: [
      'content/home.yaml:11:13: Printed quotation marks (“ ”) are no quotes for YAML. Replace both with straight ones (").',
      '    headline: “Our offer: expand”',
    ],
  },
  {
    ...home('printed quotation marks round a text', headline('“Expand your business”')),
    prints: [
      'content/home.yaml:11:13: "hero.headline" is in quotation marks (“ ”), which visitors would see. Remove both.',
      '    headline: “Expand your business”',
    ],
  },
  {
    ...home('a quotation mark that is never closed', headline('"Expand your business')),
    prints: [
      'content/home.yaml:11:13: The quotation mark (") that begins here is never closed. Add one at the end of the text.',
      '    headline: "Expand your business',
    ],
  },
  {
    ...contact(
      'a quotation mark that the next text closes',
      put('more. Upload it again."', 'more. Upload it again.'),
    ),
    prints: [
      `content/contact.yaml:${lineOf('gone:')}:11: The quotation mark (") that begins here is never closed. Add one at the end of the text.`,
      '    gone: "{label}: the upload service does not have this document any more. Upload it again.',
    ],
  },
  {
    ...home('a text that begins with a quoted word', headline('"Expand" your business')),
    prints: [
      "content/home.yaml:11:13: The text ends at its second \" for YAML. Put the whole text in single quotes: '…'.",
      '    headline: "Expand" your business',
    ],
  },
  {
    ...home('an apostrophe in single quotes', headline("'We're here for you'")),
    prints: [
      'content/home.yaml:11:13: The text ends at its second \' for YAML. Put the whole text in double quotes: "…".',
      "    headline: 'We're here for you'",
    ],
  },
  {
    ...home('a backslash in double quotes', headline('"Expand \\your business"')),
    prints: [
      "content/home.yaml:11:21: A backslash (\\) has a meaning in double quotes. Put the text in single quotes: '…'.",
      '    headline: "Expand \\your business"',
    ],
  },
  {
    ...home('a key one space too far left', put('  lead:', ' lead:')),
    prints: [
      'content/home.yaml:12:2: The indentation is wrong here: this line begins with 1 space, the one above with 2 spaces, the one below with 2 spaces. Lines that belong together begin with the same number.',
      '    lead: Competitive prices and guaranteed quality, on coaches we own and run in both countries.',
    ],
  },
  {
    ...home('a key one space too far right', put('  lead:', '   lead:')),
    prints: [
      'content/home.yaml:12:4: The indentation is wrong here: this line begins with 3 spaces, the one above with 2 spaces, the one below with 2 spaces. Lines that belong together begin with the same number.',
      '    lead: Competitive prices and guaranteed quality, on coaches we own and run in both countries.',
    ],
  },
  {
    ...home('a key at the start of the line', put('  lead:', 'lead:')),
    prints: [
      'content/home.yaml:12:1: The indentation is wrong here: this line begins with no spaces, the one above with 2 spaces, the one below with 2 spaces. Lines that belong together begin with the same number.',
      '    lead: Competitive prices and guaranteed quality, on coaches we own and run in both countries.',
    ],
  },
  {
    ...home('the last key of a group at the start of the line', put('  imageAlt:', 'imageAlt:')),
    prints: [
      'content/home.yaml:18:1: "imageAlt" is at the top of the file, but belongs in "hero". Begin its line with as many spaces as its neighbours there.',
      '    imageAlt: A dark skyline below an orange and a pale disc, above coloured stripes.',
    ],
  },
  {
    ...home('a list entry one space too far left', put('    - icon: palm', '   - icon: palm')),
    prints: [
      'content/home.yaml:26:4: The indentation is wrong here: this line begins with 3 spaces, the one above with 6 spaces, the one below with 6 spaces. Lines that belong together begin with the same number.',
      '    - icon: palm',
    ],
  },
  {
    ...home('a key of an entry one space too far left', put('      title: B2B', '     title: B2B')),
    prints: [
      'content/home.yaml:24:6: The indentation is wrong here: this line begins with 5 spaces, the one above with 4 spaces, the one below with 6 spaces. Lines that belong together begin with the same number.',
      '    title: B2B travel deals',
    ],
  },
  {
    ...home('a non-breaking space before a key', put('  lead:', ' \u00A0lead:')),
    prints: [
      'content/home.yaml:12:3: The line begins with a space of another kind, perhaps from Word or a web page. Replace it with ordinary spaces, as many as its neighbours have.',
      '    lead: Competitive prices and guaranteed quality, on coaches we own and run in both countries.',
    ],
  },
  {
    ...home(
      'a line of a long text that is not indented',
      put('    guaranteed quality', '  guaranteed quality'),
    ),
    prints: [
      'content/home.yaml:8:3: The line has no key with a colon. If "guaranteed" is the key, write "guaranteed: "; if the line goes on with the text above, give it as many spaces as that.',
      '    guaranteed quality and our own fleet of coaches in both countries.',
    ],
  },
  {
    ...home(
      'a text on the line of >',
      put('description: >-\n    Exclusive', 'description: > Exclusive'),
    ),
    prints: [
      'content/home.yaml:6:16: After > the text begins on the next line, with two more spaces than the key. Move it there.',
      '    description: > Exclusive B2B Singapore and Malaysia deals for travel agents: competitive prices,',
    ],
  },
  {
    ...home('a dash before a text', headline('- Expand your business')),
    prints: [
      "content/home.yaml:11:13: A text that begins with - needs quotes. Put the whole text in quotes: '…'.",
      '    headline: - Expand your business',
    ],
  },
  {
    ...home('a text that begins with @', headline('@straitsway for agents')),
    prints: [
      "content/home.yaml:11:13: A text that begins with @ needs quotes. Put the whole text in quotes: '…'.",
      '    headline: @straitsway for agents',
    ],
  },
  {
    ...home('a text that begins with a placeholder', headline('{brand} for agents')),
    prints: [
      "content/home.yaml:11:13: A text that begins with { needs quotes. Put the whole text in quotes: '…'.",
      '    headline: {brand} for agents',
    ],
  },
  {
    ...home('a text that begins with *', headline('*Expand* your business')),
    prints: [
      "content/home.yaml:11:13: A text that begins with * needs quotes. Put the whole text in quotes: '…'.",
      '    headline: *Expand* your business',
    ],
  },
  {
    ...about('an anchor and an alias', (text) =>
      put(
        'text: Competitive rates for agents, and one contact who knows your clients.',
        'text: *own',
      )(put('text: Our own vehicles', 'text: &own Our own vehicles')(text)),
    ),
    prints: [
      'content/about.yaml:34:18: "whyChoose.items[1].text" begins with &, which YAML takes for a name for the text. Put the whole text in quotes: \'…\'.',
      '    text: &own Our own vehicles and drivers, so times, prices and quality stay in our hands.',
      'content/about.yaml:40:13: "whyChoose.items[3].text" begins with *, which YAML takes for a reference to another text. Put the whole text in quotes: \'…\'.',
      '    text: *own',
    ],
  },
  {
    ...home('a text that begins with !', headline('!New for agents')),
    prints: [
      'content/home.yaml:11:18: "hero.headline" begins with !, which YAML takes for a type. Put the whole text in quotes: \'…\'.',
      '    headline: !New for agents',
    ],
  },
  {
    ...about('a second document', put('fleet:', '---\nfleet:')),
    prints: [
      'content/about.yaml:21:1: This line ends the file for its readers: nothing below --- is read. Remove the line.',
      '    ---',
    ],
  },
  {
    ...home('what git leaves of two changes', put('  lead:', '<<<<<<< HEAD\n  lead:')),
    prints: [
      'content/home.yaml:12:1: git left this line when two changes met. Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>.',
      '    <<<<<<< HEAD',
    ],
  },
  {
    ...home('a text that loses its end to #', headline('Your # 1 partner')),
    prints: [
      'content/home.yaml:11:13: "hero.headline" ends before "# 1 partner", which YAML takes for a note. Put the whole text in quotes, or move the note to a line of its own.',
      '    headline: Your # 1 partner',
    ],
  },
  {
    ...home('a text that is lost to #', headline('# 1 in Singapore')),
    prints: [
      'content/home.yaml:11:13: "hero.headline" ends before "# 1 in Singapore", which YAML takes for a note. Put the whole text in quotes, or move the note to a line of its own.',
      '    headline: # 1 in Singapore',
    ],
  },
  {
    ...about('an empty file', () => ''),
    prints: [
      'content/about.yaml:1:1: The file must have seo, heading, paragraphs, fleet, whyChoose, promise, one per line.',
    ],
  },
  { ...home('a BOM', (text) => `\uFEFF${text}`), prints: [] },
  { ...home('CRLF', (text) => text.replaceAll('\n', '\r\n')), prints: [] },
  {
    ...home(
      'CRLF and BOM, and a mistake',
      (text) => `\uFEFF${headline('Expand <b>now</b>')(text).replaceAll('\n', '\r\n')}`,
    ),
    prints: [
      'content/home.yaml:11:20: "hero.headline" has HTML (<b>), which visitors would see as it is typed. Remove it.',
      '    headline: Expand <b>now</b>',
    ],
  },
  { ...home('spaces after a text', headline('Expand your business   ')), prints: [] },
  // Keys and values.
  {
    ...home('a misspelt key', put('headline:', 'headlin:')),
    prints: [
      'content/home.yaml:11:3: "headlin" in "hero" is not in HeroContent. Did you mean "headline"?',
      '    headlin: Expand your business with exclusive B2B Singapore and Malaysia deals',
    ],
  },
  {
    ...home('a key that is missing', put(/^ {2}headline:.*\n/m, '')),
    prints: [
      'content/home.yaml:11:3: "headline" is missing in "hero". Add a line "headline: …".',
      '    lead: Competitive prices and guaranteed quality, on coaches we own and run in both countries.',
    ],
  },
  {
    ...home('a key that is there twice', put('  lead: ', '  headline: Again\n  lead: ')),
    prints: [
      'content/home.yaml:12:3: "headline" is already in line 11. Remove one of the two.',
      '    headline: Again',
    ],
  },
  {
    ...site('the line of a group that is missing', put('footer:\n', '')),
    prints: [
      'content/site.yaml:40:3: "footer" is missing. Add a line "footer:" above this one, two spaces to the left of its keys.',
      '    blurb: >-',
    ],
  },
  {
    ...home('a group that is missing with all its lines', put(/^seo:[\s\S]*?\n\n/m, '')),
    prints: [
      'content/home.yaml:4:1: "seo" is missing. Add a line "seo:", and below it title, description.',
      '    hero:',
    ],
  },
  {
    ...about('a key without its first letter and its indentation', put('  figures:', 'igures:')),
    prints: [
      'content/about.yaml:23:1: "igures" is at the top of the file, but belongs in "fleet". Did you mean "figures"? Begin its line with as many spaces as its neighbours there.',
      '    igures:',
    ],
  },
  {
    ...about('the first line of an entry that is missing', put('    - icon: route\n', '')),
    prints: [
      'content/about.yaml:35:7: "title" is already in line 33. Remove one of the two. If a new entry begins here, its first line needs "- ".',
      '    title: Tailor-made packages and group tours',
    ],
  },
  {
    ...home('a key without a value', headline('')),
    prints: [
      'content/home.yaml:11:13: "hero.headline" is empty. Write what belongs there.',
      '    headline:',
    ],
  },
  {
    ...home('a key that no schema knows', put('  lead: ', '  weather: fine\n  lead: ')),
    prints: [
      'content/home.yaml:12:3: "weather" in "hero" is not in HeroContent. It may have headline, lead, action, image, imageAlt. Remove the line, or correct the key.',
      '    weather: fine',
    ],
  },
  {
    ...about('a number for a text', put('value: 20+', 'value: 20')),
    prints: [
      'content/about.yaml:24:14: "fleet.figures[1].value" must be text. Put it in quotes: \'…\'.',
      '    - value: 20',
    ],
  },
  {
    ...site('yes for true', put('button: true', 'button: yes')),
    prints: [
      'content/site.yaml:23:13: "navigation[3].button" must be true or false.',
      '    button: yes',
    ],
  },
  {
    ...site('a phone number as a number', put('phone: +65 0000 0000', 'phone: 6500000000')),
    prints: [
      'content/site.yaml:36:10: "contact.phone" must be text. Put it in quotes: \'…\'.',
      '    phone: 6500000000',
    ],
  },
  {
    ...about('a date for a text', put(/^heading:.*$/m, 'heading: 2026-01-01')),
    prints: [
      'content/about.yaml:10:10: "heading" must be text. Put it in quotes: \'…\'.',
      '    heading: 2026-01-01',
    ],
  },
  {
    ...about('figures that another reader takes for numbers', (text) =>
      put('value: 20+', 'value: 24:7')(put('value: 10+', 'value: 1_000')(text)),
    ),
    prints: [],
  },
  { ...about('"no" as a text', put(/^heading:.*$/m, 'heading: no')), prints: [] },
  {
    ...contact('a text for a list', put(/items:[\s\S]*$/, 'items: Marketing support\n')),
    prints: [
      `content/contact.yaml:${itemsLine}:10: "whyPartner.items" must be a list: lines that start with "- ".`,
      '    items: Marketing support',
    ],
  },
  {
    ...home(
      'a list for a text',
      put(/^ {2}lead:.*$/m, '  lead:\n    - Competitive prices\n    - Quality'),
    ),
    prints: [
      'content/home.yaml:13:5: "hero.lead" must be one text, but is a list. Remove the "- " and write one text.',
      '    - Competitive prices',
    ],
  },
  {
    ...home('keys for a text', put(/^ {2}lead:.*$/m, '  lead:\n    text: Competitive prices')),
    prints: [
      'content/home.yaml:13:5: "hero.lead" has a colon and a space after "text", so YAML takes that for a key. Put the whole text in quotes ("…"), or remove "text:".',
      '    text: Competitive prices',
    ],
  },
  {
    ...home('a text for keys', put(/^seo:[\s\S]*?\n\n/m, 'seo: B2B deals\n\n')),
    prints: [
      'content/home.yaml:4:6: "seo" must have title, description, one per line.',
      '    seo: B2B deals',
    ],
  },
  {
    ...contact('a colon in an entry', put('- Marketing support', '- Support: marketing and sales')),
    prints: [
      `content/contact.yaml:${itemsLine + 2}:7: "whyPartner.items[2]" has a colon and a space after "Support", so YAML takes that for a key. Put the whole text in quotes ("…"), or remove "Support:".`,
      '    - Support: marketing and sales',
    ],
  },
  {
    ...home('an icon that does not exist', put('icon: palm', 'icon: palmtree')),
    prints: [
      'content/home.yaml:26:13: "offers.items[2].icon" cannot be "palmtree". It is one of bus, calendar, clock, globe, handshake, headset, map, megaphone, package, palm, route, star, users, wallet.',
      '    - icon: palmtree',
    ],
  },
  {
    ...contact('an entry without a text', put('- Marketing support', '-')),
    prints: [
      `content/contact.yaml:${itemsLine + 2}:6: "whyPartner.items[2]" is empty. Write its text, or remove the line.`,
      '    -',
    ],
  },
  // Texts.
  {
    ...home('# in quotes, as the check advises', headline('"# 1 in Singapore, or your # 2"')),
    prints: [],
  },
  {
    ...home('a quotation within a text', headline('Agents say “Great” and “Well done”')),
    prints: [],
  },
  {
    ...home(
      'signs that are no HTML and no Markdown',
      headline('Rooms for < 5 & > 2 * 3, R&D and __init'),
    ),
    prints: [],
  },
  {
    ...about(
      'HTML in the second line of a long text',
      put('You sell the journey', 'You <i>sell</i> the journey'),
    ),
    prints: [
      'content/about.yaml:15:9: "paragraphs[1]" has HTML (<i>), which visitors would see as it is typed. Remove it.',
      '    You <i>sell</i> the journey; we run it on the ground, from the airport to the last transfer.',
    ],
  },
  {
    ...home('a headline of 300 characters', headline('Expand now '.repeat(28).trim())),
    prints: [
      'content/home.yaml:11:13: "hero.headline" has 307 characters, but at most 90 fit. Shorten it.',
      '    headline: Expand now Expand now Expand now Expand now Expand now Expand now Expand now Expand now Ex…',
    ],
  },
  {
    ...home(
      'a headline of 13 short words',
      headline('We do it all for you and for all of your own clients'),
    ),
    prints: [
      'content/home.yaml:11:13: "hero.headline" has 13 words, but at most 12 fit. Shorten it.',
      '    headline: We do it all for you and for all of your own clients',
    ],
  },
  {
    ...home('a word of 60 characters', headline(longWord)),
    prints: [
      'content/home.yaml:11:13: "hero.headline" has a word of 60 characters (Donaudampfsc…), too long for a phone. Use words of at most 30, or a hyphen.',
      '    headline: Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen',
    ],
  },
  {
    ...home('two long words', headline(`${longWord} and ${'x'.repeat(31)}`)),
    prints: [
      'content/home.yaml:11:13: "hero.headline" has a word of 60 characters (Donaudampfsc…), too long for a phone. Use words of at most 30, or a hyphen.',
      `    headline: ${longWord} and ${'x'.repeat(25)}…`,
      'content/home.yaml:11:78: "hero.headline" has a word of 31 characters (xxxxxxxxxxxx…), too long for a phone. Use words of at most 30, or a hyphen.',
      `    headline: ${longWord} and ${'x'.repeat(25)}…`,
    ],
  },
  {
    ...home(
      'a search description of 600 characters',
      put(/description: >-\n.*\n.*\n/, `description: ${'Deals for agents. '.repeat(33).trim()}\n`),
    ),
    prints: [
      'content/home.yaml:6:16: "seo.description" has 593 characters, but at most 170 fit. Shorten it.',
      '    description: Deals for agents. Deals for agents. Deals for agents. Deals for agents. Deals for agent…',
    ],
  },
  {
    ...home(
      'a text of two lines',
      put(/lead: .*/, 'lead: |\n    Competitive prices\n    and guaranteed quality.'),
    ),
    prints: [
      'content/home.yaml:12:9: "hero.lead" has 2 lines, but the page shows one. Begin it with >- instead of |, without empty lines in it.',
      '    lead: |',
    ],
  },
  {
    ...home('HTML', headline('Expand your <b>business</b>')),
    prints: [
      'content/home.yaml:11:25: "hero.headline" has HTML (<b>), which visitors would see as it is typed. Remove it.',
      '    headline: Expand your <b>business</b>',
    ],
  },
  {
    ...home('an HTML entity', headline('Meetings &amp; incentives')),
    prints: [
      'content/home.yaml:11:22: "hero.headline" has HTML (&amp;), which visitors would see as it is typed. Remove it.',
      '    headline: Meetings &amp; incentives',
    ],
  },
  {
    ...home('a Markdown link', headline('Expand, and [register](/contact/)')),
    prints: [
      'content/home.yaml:11:25: "hero.headline" has a link in Markdown, which visitors would see as it is typed. Write only its words; links have a key of their own.',
      '    headline: Expand, and [register](/contact/)',
    ],
  },
  {
    ...home('Markdown emphasis', headline('Expand your **business**')),
    prints: [
      'content/home.yaml:11:25: "hero.headline" has Markdown (**business**), which visitors would see as it is typed. Remove the marks.',
      '    headline: Expand your **business**',
    ],
  },
  {
    ...home('a placeholder that nothing fills in', headline('Expand with {brand}')),
    prints: [
      'content/home.yaml:11:25: "hero.headline" has {brand}, which nothing fills in. It may have none.',
      '    headline: Expand with {brand}',
    ],
  },
  {
    ...site('a placeholder with spaces', put('© {year} {brand}', '© {year} { brand }')),
    prints: [
      'content/site.yaml:50:14: "footer.copyright" has a brace that is no part of a placeholder. Write a placeholder like {year}, without spaces.',
      '    copyright: © {year} { brand }. All rights reserved.',
    ],
  },
  {
    ...site('a lone brace', put('© {year}', '© {year')),
    prints: [
      'content/site.yaml:50:14: "footer.copyright" has a brace that is no part of a placeholder. Write a placeholder like {year}, without spaces.',
      '    copyright: © {year {brand}. All rights reserved.',
    ],
  },
  {
    ...site('{page} lost', put('"{page} | {brand}"', '"{brand}"')),
    prints: [
      'content/site.yaml:11:18: "brand.titleTemplate" has lost {page}, which the site fills in. Put it back into the sentence.',
      '    titleTemplate: "{brand}"',
    ],
  },
  {
    ...contact(
      '{email} and {phone} lost',
      put('contact us at {email} or {phone}.\n    # When', 'contact us.\n    # When'),
    ),
    prints: [
      `content/contact.yaml:${lineOf('notSent:')}:14: "form.failure.notSent" has lost {email} and {phone}, which the site fills in. Put them back into the sentence.`,
      '    notSent: Everything you entered is still here. Try again, or contact us.',
    ],
  },
  {
    ...contact(
      '{reason} lost',
      put('Failed to send application: {reason}', 'Failed to send application.'),
    ),
    prints: [
      `content/contact.yaml:${lineOf('message: "Failed')}:14: "form.failure.message" has lost {reason}, which the site fills in. Put it back into the sentence.`,
      '    message: "Failed to send application."',
    ],
  },
  {
    ...home('an emoji', headline('Expand your business 👩‍💻')),
    prints: [
      'content/home.yaml:11:34: "hero.headline" has 👩‍💻, but the site\'s font has no emoji. Remove it.',
      '    headline: Expand your business 👩·💻',
    ],
  },
  {
    ...home('a character that the font lacks', headline('Expand to 新加坡')),
    prints: [
      'content/home.yaml:11:23: "hero.headline" has "新" (U+65B0), "加" (U+52A0), "坡" (U+5761), which the site\'s font does not have. Use another character.',
      '    headline: Expand to 新加坡',
    ],
  },
  {
    ...home('a zero-width space from Word', headline('Expand your\u200B business')),
    prints: [
      'content/home.yaml:11:24: This line has a zero-width space (U+200B), which nobody sees. Type the word around it again.',
      '    headline: Expand your· business',
    ],
  },
  {
    ...home('a soft hyphen from Word', headline('Expand your busi\u00ADness')),
    prints: [],
  },
  {
    ...home('a bullet from Word', headline('"• Expand your business"')),
    prints: [
      'content/home.yaml:11:14: "hero.headline" begins with •, which visitors would see. Remove it.',
      '    headline: "• Expand your business"',
    ],
  },
  {
    ...home('a tab and outer spaces', headline('" Expand\tyour business "')),
    prints: [],
  },
  {
    ...home('accents as characters of their own', headline('Cafe\u0301s in Singapore')),
    prints: [],
  },
  {
    ...home('a NUL byte', headline('Expand your\0 business')),
    prints: [
      'content/home.yaml:11:24: This line has a NUL character (U+0000), which nobody sees. Type the word around it again.',
      '    headline: Expand your· business',
    ],
  },
  {
    ...site('a file saved as Latin-1', (text) => Buffer.from(text, 'latin1').toString('utf8')),
    prints: [
      'content/site.yaml:50:14: The file is not saved as UTF-8, so characters like © and – are lost. Type the lost one again (� here), and save the file with the encoding "UTF-8".',
      '    copyright: � {year} {brand}. All rights reserved.',
    ],
  },
  {
    ...site('a file saved as UTF-16', (text) =>
      Buffer.from(`\uFEFF${text}`, 'utf16le').toString('utf8'),
    ),
    prints: [
      'content/site.yaml:1:1: The file is not text in UTF-8. Save it again with the encoding "UTF-8", not "UTF-16" or "Unicode".',
      "    ��#· ·F·o·r· ·t·h·e· ·t·e·s·t·s· ·a·l·o·n·e·;· ·t·h·e· ·s·i·t·e·'·s· ·o·w·n· ·t·e·x·t·s· ·a·r·e· ·i·…",
    ],
  },
  // Links and addresses.
  {
    ...home('a link to no page', put('path: /contact/', 'path: /contcat/')),
    prints: [
      'content/home.yaml:15:11: "hero.action.path" is "/contcat/", but the site has no such page. It has /, /about/, /contact/. Did you mean "/contact/"?',
      '    path: /contcat/',
    ],
  },
  {
    ...home('a link without its last slash', put('path: /contact/', 'path: /contact')),
    prints: [
      'content/home.yaml:15:11: "hero.action.path" is "/contact", but the site has no such page. It has /, /about/, /contact/. Did you mean "/contact/"?',
      '    path: /contact',
    ],
  },
  {
    ...home('a javascript: link', put('path: /contact/', 'path: javascript:alert(1)')),
    prints: [
      'content/home.yaml:15:11: "hero.action.path" is "javascript:alert(1)", but a link may only begin with /, https://, mailto: or tel:. Write a page of this site, like "/contact/".',
      '    path: javascript:alert(1)',
    ],
  },
  {
    ...home('a link to the main part of a page', put('path: /contact/', 'path: /contact/#main')),
    prints: [],
  },
  {
    ...home('a link to no part of a page', put('path: /contact/', 'path: /contact/#nowhere')),
    prints: [
      'content/home.yaml:15:11: "hero.action.path" is "/contact/#nowhere", but that page has no part "#nowhere". Write "/contact/".',
      '    path: /contact/#nowhere',
    ],
  },
  {
    ...site(
      'a phone number without its country code',
      put('phone: +65 0000 0000', 'phone: 0000 0000'),
    ),
    prints: [
      'content/site.yaml:36:10: "contact.phone" is "0000 0000", which is not a phone number. Write it with its country code, like +65 0000 0000: digits, spaces and hyphens only.',
      '    phone: 0000 0000',
    ],
  },
  ...['Singapore', 'sg', 'UK', 'DD', 'EU'].map((code) => ({
    ...site(
      `${code} for the code of a country`,
      put('officeCountry: SG', `officeCountry: ${code}`),
    ),
    prints: [
      `content/site.yaml:73:18: "searchFacts.officeCountry" is "${code}", which is not the code of a country. Write its two letters, like SG for Singapore.`,
      `    officeCountry: ${code}`,
    ],
  })),
  {
    ...site('an e-mail address with an accent', put('email: partners@', 'email: josé@')),
    prints: [
      'content/site.yaml:38:10: "contact.email" is "josé@example.com", which is not an e-mail address. Write one like name@example.com.',
      '    email: josé@example.com',
    ],
  },
  {
    ...site('a web address with an accent', put(/example\.com\/\w+/, 'example.com/café')),
    prints: [
      'content/site.yaml:48:12: "footer.social[1].url" is "https://www.example.com/café", which not every program can open. Write "https://www.example.com/caf%C3%A9".',
      '    url: https://www.example.com/café',
    ],
  },
  {
    ...about(
      'the title of another page',
      put(
        'title: About our fleet and services',
        'title: B2B travel deals in Singapore and Malaysia',
      ),
    ),
    prints: [
      'content/home.yaml:5:10: "seo.title" is also that of about.yaml, so nobody can tell the two apart. Change one.',
      '    title: B2B travel deals in Singapore and Malaysia',
    ],
  },
  {
    ...site(
      'an e-mail address without @',
      put('email: partners@example.com', 'email: partners.example.com'),
    ),
    prints: [
      'content/site.yaml:38:10: "contact.email" is "partners.example.com", which is not an e-mail address. Write one like name@example.com.',
      '    email: partners.example.com',
    ],
  },
  {
    ...site('a phone number with letters', put('phone: +65 0000 0000', 'phone: call us')),
    prints: [
      'content/site.yaml:36:10: "contact.phone" is "call us", which is not a phone number. Write it with its country code, like +65 0000 0000: digits, spaces and hyphens only.',
      '    phone: call us',
    ],
  },
  {
    ...site(
      'a web address with a slash at its end',
      put('url: https://www.example.com\n', 'url: https://www.example.com/\n'),
    ),
    prints: [
      'content/site.yaml:13:6: "url" is "https://www.example.com/", but must end after the name of the site, without a slash. Write "https://www.example.com".',
      '    url: https://www.example.com/',
    ],
  },
  {
    ...site(
      'a web address without https://',
      put('url: https://www.example.com\n', 'url: www.example.com\n'),
    ),
    prints: [
      'content/site.yaml:13:6: "url" is "www.example.com", which browsers take for a page of this site. Write "https://www.example.com".',
      '    url: www.example.com',
    ],
  },
  {
    ...site(
      'a social link without https://',
      put('url: https://www.example.com/linkedin', 'url: www.linkedin.com/company'),
    ),
    prints: [
      'content/site.yaml:48:12: "footer.social[1].url" is "www.linkedin.com/company", which browsers take for a page of this site. Write "https://www.linkedin.com/company".',
      '    url: www.linkedin.com/company',
    ],
  },
  {
    ...site(
      'a social link with http://',
      put('url: https://www.example.com/linkedin', 'url: http://www.linkedin.com/company'),
    ),
    prints: [
      'content/site.yaml:48:12: "footer.social[1].url" is "http://www.linkedin.com/company", which is not encrypted. Write https:// at the start.',
      '    url: http://www.linkedin.com/company',
    ],
  },
  // Lists.
  {
    ...contact('an empty list', put(/items:[\s\S]*$/, 'items: []\n')),
    prints: [
      `content/contact.yaml:${itemsLine}:10: "whyPartner.items" has no entries. Write at least 1.`,
      '    items: []',
    ],
  },
  {
    ...contact(
      '13 entries',
      put(
        /items:[\s\S]*$/,
        `items:\n${Array.from({ length: 13 }, (_, index) => `    - Reason ${index + 1}\n`).join('')}`,
      ),
    ),
    prints: [
      `content/contact.yaml:${itemsLine + 13}:7: "whyPartner.items" has 13 entries, but at most 12 fit. Remove some.`,
      '    - Reason 13',
    ],
  },
  {
    ...contact(
      'an entry that is there twice',
      put('- Marketing support', '- Exclusive premium packages'),
    ),
    prints: [
      `content/contact.yaml:${itemsLine + 2}:7: "whyPartner.items" has an entry with the same text as the one in line ${itemsLine + 1}. Remove or change one.`,
      '    - Exclusive premium packages',
    ],
  },
  {
    ...about(
      'a copied entry with the same title',
      put('title: Tailor-made packages and group tours', 'title: Direct fleet operations'),
    ),
    prints: [
      'content/about.yaml:35:7: "whyChoose.items" has an entry with the same title as the one in line 32. Remove or change one.',
      '    - icon: route',
    ],
  },
  // Pictures.
  {
    ...home('a picture that is not there', heroImage('images/coach.jpg')),
    prints: [
      'content/home.yaml:17:10: "hero.image" is "images/coach.jpg", but there is no such file in content/images. Save it there, or correct the name.',
      '    image: images/coach.jpg',
    ],
  },
  {
    ...home('a picture in the wrong case', heroImage('images/Hero.PNG')),
    prints: [
      'content/home.yaml:17:10: "hero.image" is "images/Hero.PNG", but the file is called images/hero.png: capitals count. Write it like that.',
      '    image: images/Hero.PNG',
    ],
  },
  {
    ...home('a Windows path', heroImage('images\\hero.png')),
    prints: [
      'content/home.yaml:17:10: "hero.image" is "images\\hero.png", but paths have slashes (/). Write images/hero.png.',
      '    image: images\\hero.png',
    ],
  },
  {
    ...home('a folder', heroImage('images/')),
    prints: [
      'content/home.yaml:17:10: "hero.image" is "images/", which is a folder. Write the name of a picture in it.',
      '    image: images/',
    ],
  },
  {
    ...home('a file outside content/images', heroImage('../package.json')),
    prints: [
      'content/home.yaml:17:10: "hero.image" is "../package.json", but pictures come from content/images. Save it there, and write images/ and its name.',
      '    image: ../package.json',
    ],
  },
  {
    ...home('a picture on another site', heroImage('https://example.com/hero.jpg')),
    prints: [
      'content/home.yaml:17:10: "hero.image" is "https://example.com/hero.jpg", but pictures come from content/images. Save it there, and write images/ and its name.',
      '    image: https://example.com/hero.jpg',
    ],
  },
  {
    ...home('a picture of 12,000 x 9,000 pixels', heroImage('images/huge.jpg'), {
      'images/huge.jpg': hugeJpeg(12_000, 9_000),
    }),
    prints: [
      'content/home.yaml:17:10: "hero.image" names images/huge.jpg, which is 12000 by 9000 pixels (108 megapixels), but at most 20 megapixels can be made smaller. Save it smaller, about 2560 pixels wide.',
      '    image: images/huge.jpg',
    ],
  },
  {
    ...home('a picture of one pixel', heroImage('images/dot.png'), { 'images/dot.png': png(1, 1) }),
    prints: [
      'content/home.yaml:17:10: "hero.image" names images/dot.png, which is 1 by 1 pixels, but must be at least 2560 by 1000. Take a larger one.',
      '    image: images/dot.png',
    ],
  },
  {
    ...home('a PDF named hero2.png', heroImage('images/hero2.png'), {
      'images/hero2.png': text('%PDF-1.7 …'),
    }),
    prints: [
      'content/home.yaml:17:10: "hero.image" names images/hero2.png, which is a PDF, not a picture. Save it as JPEG, PNG, WEBP or AVIF again.',
      '    image: images/hero2.png',
    ],
  },
  {
    ...home('a JPEG named hero2.png', heroImage('images/hero2.png'), {
      'images/hero2.png': jpeg(2560, 1440),
    }),
    prints: [
      'content/home.yaml:17:10: "hero.image" names images/hero2.png, which is JPEG inside. Give its name the ending .jpg.',
      '    image: images/hero2.png',
    ],
  },
  {
    ...home('a GIF', heroImage('images/hero2.gif'), {
      'images/hero2.gif': () => blank(16, 9).gif().toBuffer(),
    }),
    prints: [
      'content/home.yaml:17:10: "hero.image" names images/hero2.gif, which is GIF inside. Save it as JPEG, PNG, WEBP or AVIF.',
      '    image: images/hero2.gif',
    ],
  },
  {
    ...home('a picture that is cut off', heroImage('images/half.jpg'), {
      'images/half.jpg': async () => {
        const whole = await jpeg(2560, 1440)()
        return whole.subarray(0, whole.length / 2)
      },
    }),
    prints: [
      'content/home.yaml:17:10: "hero.image" names images/half.jpg, whose file is damaged or cut off. Copy it again from where it came.',
      '    image: images/half.jpg',
    ],
  },
  {
    ...home('a hero picture as SVG', heroImage('images/mark.svg')),
    prints: [
      'content/home.yaml:17:10: "hero.image" names images/mark.svg, which is SVG inside. Save it as JPEG, PNG, WEBP or AVIF.',
      '    image: images/mark.svg',
    ],
  },
  {
    ...home('a photograph that the phone turned', heroImage('images/turned.jpg'), {
      'images/turned.jpg': () =>
        blank(2560, 1440).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    }),
    prints: [
      'content/home.yaml:17:10: "hero.image" names images/turned.jpg, which is stored lying on its side, as phones do it. Open it in a picture program and save it as a copy, the right way up.',
      '    image: images/turned.jpg',
    ],
  },
  {
    ...home('no alternative text', put(/^ {2}imageAlt:.*\n/m, '')),
    prints: [
      'content/home.yaml:11:3: "imageAlt" is missing in "hero". Add a line "imageAlt: …".',
      '    headline: Expand your business with exclusive B2B Singapore and Malaysia deals',
    ],
  },
  {
    ...home('an alternative text that is the name of the file', imageAlt('hero.png')),
    prints: [
      'content/home.yaml:18:13: "hero.imageAlt" is "hero.png", which is the name of the file. Write what the picture shows, for people who cannot see it.',
      '    imageAlt: hero.png',
    ],
  },
  {
    ...home('an alternative text that is the name without its ending', imageAlt('Hero')),
    prints: [
      'content/home.yaml:18:13: "hero.imageAlt" is "Hero", which is the name of the file. Write what the picture shows, for people who cannot see it.',
      '    imageAlt: Hero',
    ],
  },
  {
    ...home(
      'an alternative text that says it is a picture',
      imageAlt('Picture of a coach at dusk'),
    ),
    prints: [
      'content/home.yaml:18:13: "hero.imageAlt" begins with "Picture of", which screen readers say by themselves. Begin with what the picture shows.',
      '    imageAlt: Picture of a coach at dusk',
    ],
  },
  {
    ...home(
      'an alternative text that mentions a picture',
      imageAlt('A coach passes a wall with a picture of a lion'),
    ),
    prints: [],
  },
  {
    ...site('a PNG as mark', mark('images/photo.png'), { 'images/photo.png': png(2560, 1440) }),
    prints: [
      'content/site.yaml:7:9: "brand.mark" names images/photo.png, which is PNG inside. Save it as SVG.',
      '    mark: images/photo.png',
    ],
  },
  {
    ...site('a touch icon of one pixel', put('images/apple-touch-icon.png', 'images/dot.png'), {
      'images/dot.png': png(1, 1),
    }),
    prints: [
      'content/site.yaml:9:14: "brand.touchIcon" names images/dot.png, which is 1 by 1 pixels, but must be 180 by 180. Save it in that size.',
      '    touchIcon: images/dot.png',
    ],
  },
  {
    ...site('a mark with a script', mark('images/evil.svg'), {
      'images/evil.svg': svg('<script>alert(1)</script>'),
    }),
    prints: [
      'content/site.yaml:7:9: "brand.mark" names images/evil.svg, which has a script. Export it again as a plain or optimised SVG.',
      '    mark: images/evil.svg',
    ],
  },
  {
    ...site('a mark with an event attribute', mark('images/evil.svg'), {
      'images/evil.svg': svg('<rect onload="alert(1)"/>'),
    }),
    prints: [
      'content/site.yaml:7:9: "brand.mark" names images/evil.svg, which has an event attribute, which is a script. Export it again as a plain or optimised SVG.',
      '    mark: images/evil.svg',
    ],
  },
  {
    ...site('a mark without a size', mark('images/none.svg'), {
      'images/none.svg': text(
        '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
      ),
    }),
    prints: [
      'content/site.yaml:7:9: "brand.mark" names images/none.svg, which says no size. Export it again with a "viewBox".',
      '    mark: images/none.svg',
    ],
  },
  {
    ...home('a picture whose name a Mac has stored', heroImage('images/café.png'), {
      'images/cafe\u0301.png': png(2560, 1440),
    }),
    prints: [],
  },
  {
    ...site('a mark with a link', mark('images/evil.svg'), {
      'images/evil.svg': svg('<a href="https://example.com"><rect/></a>'),
    }),
    prints: [
      'content/site.yaml:7:9: "brand.mark" names images/evil.svg, which has a link to another file or page. Export it again as a plain or optimised SVG.',
      '    mark: images/evil.svg',
    ],
  },
  {
    ...site('a mark with a picture from elsewhere', mark('images/evil.svg'), {
      'images/evil.svg': svg('<rect style="fill: url(https://example.com/a.svg#b)"/>'),
    }),
    prints: [
      'content/site.yaml:7:9: "brand.mark" names images/evil.svg, which has a reference to another file. Export it again as a plain or optimised SVG.',
      '    mark: images/evil.svg',
    ],
  },
  {
    ...site('a mark with an external entity', mark('images/evil.svg'), {
      'images/evil.svg': text(
        '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/hostname">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>e</text></svg>',
      ),
    }),
    prints: [
      'content/site.yaml:7:9: "brand.mark" names images/evil.svg, which has an entity declaration. Export it again as a plain or optimised SVG.',
      '    mark: images/evil.svg',
    ],
  },
]
