import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { fixtureFolder } from '../../../__tests__/fixtures/content'

type Change = (text: string) => string

/** A mistake as people make it, and what the check finds. */
export interface Mistake {
  what: string
  /** The file of the tests' content that is changed. */
  file: string
  change: Change
  /** Further files in images/. */
  pictures?: Record<string, () => Promise<Uint8Array> | Uint8Array>
  /** Rule, line and column, and the key that it is about; none for what is rightly accepted. */
  finds: readonly string[]
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
  { ...home('a tab before a key', put('  headline:', '\theadline:')), finds: ['tab 11:2'] },
  {
    ...home('a tab and, further down, a misspelt key', (text) =>
      put('  heading:', '  haeding:')(put('  headline:', '\theadline:')(text)),
    ),
    finds: ['tab 11:2'],
  },
  { ...about('a tab in a paragraph', put('    We are a', '\tWe are a')), finds: ['tab 14:2'] },
  { ...home('no colon after a key', put('headline: ', 'headline ')), finds: ['noColon 11:3'] },
  {
    ...home('no space after the colon', put('headline: ', 'headline:')),
    finds: ['noSpaceAfterColon 11:3'],
  },
  { ...home('no key', put('  headline: ', '  ')), finds: ['noColon 11:3'] },
  {
    ...about('no space after the dash', put('- icon: bus', '-icon: bus')),
    finds: ['noSpaceAfterDash 32:5'],
  },
  {
    ...home('a colon in a text', headline('Our offer: expand your business')),
    finds: ['colonInText 11:13'],
  },
  {
    ...home('printed quotation marks round a text with a colon', headline('“Our offer: expand”')),
    finds: ['printedQuotes 11:13'],
  },
  {
    ...home('printed quotation marks round a text', headline('“Expand your business”')),
    finds: ['quoted 11:13 hero.headline'],
  },
  {
    ...home('a quotation mark that is never closed', headline('"Expand your business')),
    finds: ['openQuote 11:13'],
  },
  {
    ...contact(
      'a quotation mark that the next text closes',
      put('more. Upload it again."', 'more. Upload it again.'),
    ),
    finds: [`openQuote ${lineOf('gone:')}:11`],
  },
  {
    ...home('a text that begins with a quoted word', headline('"Expand" your business')),
    finds: ['textAfterQuote 11:13'],
  },
  {
    ...home('an apostrophe in single quotes', headline("'We're here for you'")),
    finds: ['textAfterQuote 11:13'],
  },
  {
    ...home('a backslash in double quotes', headline('"Expand \\your business"')),
    finds: ['backslash 11:21'],
  },
  {
    ...home('a key one space too far left', put('  lead:', ' lead:')),
    finds: ['indentation 12:2'],
  },
  {
    ...home('a key one space too far right', put('  lead:', '   lead:')),
    finds: ['indentation 12:4'],
  },
  {
    ...home('a key at the start of the line', put('  lead:', 'lead:')),
    finds: ['indentation 12:1'],
  },
  {
    ...home('the last key of a group at the start of the line', put('  imageAlt:', 'imageAlt:')),
    finds: ['keyMisplaced 18:1 hero.imageAlt'],
  },
  {
    ...home('a list entry one space too far left', put('    - icon: palm', '   - icon: palm')),
    finds: ['indentation 26:4'],
  },
  {
    ...home('a key of an entry one space too far left', put('      title: B2B', '     title: B2B')),
    finds: ['indentation 24:6'],
  },
  {
    ...home('a non-breaking space before a key', put('  lead:', ' \u00A0lead:')),
    finds: ['otherSpace 12:3'],
  },
  {
    ...home(
      'a line of a long text that is not indented',
      put('    quality and our own', '  guaranteed quality'),
    ),
    finds: ['noColon 8:3'],
  },
  {
    ...home(
      'a text on the line of >',
      put('description: >-\n    Exclusive', 'description: > Exclusive'),
    ),
    finds: ['blockText 6:16'],
  },
  {
    ...home('a dash before a text', headline('- Expand your business')),
    finds: ['needsQuotes 11:13'],
  },
  {
    ...home('a text that begins with @', headline('@straitsway for agents')),
    finds: ['needsQuotes 11:13'],
  },
  {
    ...home('a text that begins with a placeholder', headline('{brand} for agents')),
    finds: ['needsQuotes 11:13'],
  },
  {
    ...home('a text that begins with *', headline('*Expand* your business')),
    finds: ['needsQuotes 11:13'],
  },
  {
    ...about('an anchor and an alias', (text) =>
      put(
        'text: Competitive rates for agents, and one contact who knows your clients.',
        'text: *own',
      )(put('text: Our own vehicles', 'text: &own Our own vehicles')(text)),
    ),
    finds: ['yamlMark 34:18 whyChoose.items[1].text', 'yamlMark 40:13 whyChoose.items[3].text'],
  },
  {
    ...home('a text that begins with !', headline('!New for agents')),
    finds: ['yamlMark 11:18 hero.headline'],
  },
  { ...about('a second document', put('fleet:', '---\nfleet:')), finds: ['secondDocument 21:1'] },
  {
    ...home('what git leaves of two changes', put('  lead:', '<<<<<<< HEAD\n  lead:')),
    finds: ['mergeMarks 12:1'],
  },
  {
    ...home('a text that loses its end to #', headline('Your # 1 partner')),
    finds: ['cutByNote 11:13 hero.headline'],
  },
  {
    ...home('a text that is lost to #', headline('# 1 in Singapore')),
    finds: ['cutByNote 11:13 hero.headline'],
  },
  { ...about('an empty file', () => ''), finds: ['notObject 1:1'] },
  { ...home('a BOM', (text) => `\uFEFF${text}`), finds: [] },
  { ...home('CRLF', (text) => text.replaceAll('\n', '\r\n')), finds: [] },
  {
    ...home(
      'CRLF and BOM, and a mistake',
      (text) => `\uFEFF${headline('Expand <b>now</b>')(text).replaceAll('\n', '\r\n')}`,
    ),
    finds: ['html 11:20 hero.headline'],
  },
  { ...home('spaces after a text', headline('Expand your business   ')), finds: [] },
  // Keys and values.
  {
    ...home('a misspelt key', put('headline:', 'headlin:')),
    finds: ['keyMisspelt 11:3 hero.headlin'],
  },
  {
    ...home('a key that is missing', put(/^ {2}headline:.*\n/m, '')),
    finds: ['keyMissing 11:3 hero.headline'],
  },
  {
    ...home('a key that is there twice', put('  lead: ', '  headline: Again\n  lead: ')),
    finds: ['keyTwice 12:3 hero.headline'],
  },
  {
    ...site('the line of a group that is missing', put('footer:\n', '')),
    finds: ['groupLineMissing 41:3 footer'],
  },
  {
    ...home('a group that is missing with all its lines', put(/^seo:[\s\S]*?\n\n/m, '')),
    finds: ['groupMissing 4:1 seo'],
  },
  {
    ...about('a key without its first letter and its indentation', put('  figures:', 'igures:')),
    finds: ['keyMisplaced 23:1 fleet.figures'],
  },
  {
    ...about('the first line of an entry that is missing', put('    - icon: route\n', '')),
    finds: ['keyTwiceInEntry 35:7 whyChoose.items[1].title'],
  },
  { ...home('a key without a value', headline('')), finds: ['empty 11:13 hero.headline'] },
  {
    ...home('a key that no schema knows', put('  lead: ', '  weather: fine\n  lead: ')),
    finds: ['keyUnknown 12:3 hero.weather'],
  },
  {
    ...about('a number for a text', put('value: 20+', 'value: 20')),
    finds: ['notText 24:14 fleet.figures[1].value'],
  },
  {
    ...site('yes for true', put('button: true', 'button: yes')),
    finds: ['notBoolean 24:13 navigation[3].button'],
  },
  {
    ...site('a phone number as a number', put('phone: +65 0000 0000', 'phone: 6500000000')),
    finds: ['notText 37:10 contact.phone'],
  },
  {
    ...about('a date for a text', put(/^heading:.*$/m, 'heading: 2026-01-01')),
    finds: ['notText 10:10 heading'],
  },
  {
    ...about('figures that another reader takes for numbers', (text) =>
      put('value: 20+', 'value: 24:7')(put('value: 10+', 'value: 1_000')(text)),
    ),
    finds: [],
  },
  { ...about('"no" as a text', put(/^heading:.*$/m, 'heading: no')), finds: [] },
  {
    ...contact('a text for a list', put(/items:[\s\S]*$/, 'items: Marketing support\n')),
    finds: [`notList ${itemsLine}:10 whyPartner.items`],
  },
  {
    ...home(
      'a list for a text',
      put(/^ {2}lead:.*$/m, '  lead:\n    - Competitive prices\n    - Quality'),
    ),
    finds: ['listForText 13:5 hero.lead'],
  },
  {
    ...home('keys for a text', put(/^ {2}lead:.*$/m, '  lead:\n    text: Competitive prices')),
    finds: ['keyForText 13:5 hero.lead'],
  },
  {
    ...home('more keys for a text', put(/^ {2}lead:.*$/m, '  lead:\n    a: One\n    b: Two')),
    finds: ['keysForText 13:5 hero.lead'],
  },
  {
    ...home('a text for keys', put(/^seo:[\s\S]*?\n\n/m, 'seo: B2B deals\n\n')),
    finds: ['notObject 4:6 seo'],
  },
  {
    ...contact('a colon in an entry', put('- Marketing support', '- Support: marketing and sales')),
    finds: [`keyForText ${itemsLine + 2}:7 whyPartner.items[2]`],
  },
  {
    ...home('an icon that does not exist', put('icon: palm', 'icon: palmtree')),
    finds: ['notOption 26:13 offers.items[2].icon'],
  },
  {
    ...contact('an entry without a text', put('- Marketing support', '-')),
    finds: [`emptyEntry ${itemsLine + 2}:6 whyPartner.items[2]`],
  },
  // Texts.
  {
    ...home('# in quotes, as the check advises', headline('"# 1 in Singapore, or your # 2"')),
    finds: [],
  },
  {
    ...home('a quotation within a text', headline('Agents say “Great” and “Well done”')),
    finds: [],
  },
  {
    ...home(
      'signs that are no HTML and no Markdown',
      headline('Rooms for < 5 & > 2 * 3, R&D and __init'),
    ),
    finds: [],
  },
  {
    ...about(
      'HTML in the second line of a long text',
      put('we run it on the ground', 'we <i>run</i> it on the ground'),
    ),
    finds: ['html 15:17 paragraphs[1]'],
  },
  {
    ...home('a headline of 300 characters', headline('Expand now '.repeat(28).trim())),
    finds: ['tooLong 11:13 hero.headline'],
  },
  {
    ...home(
      'a headline of 13 short words',
      headline('We do it all for you and for all of your own clients'),
    ),
    finds: ['tooManyWords 11:13 hero.headline'],
  },
  {
    ...home('a word of 60 characters', headline(longWord)),
    finds: ['longWord 11:13 hero.headline'],
  },
  {
    ...home('two long words', headline(`${longWord} and ${'x'.repeat(31)}`)),
    finds: ['longWord 11:13 hero.headline', 'longWord 11:78 hero.headline'],
  },
  {
    ...home(
      'a search description of 600 characters',
      put(/description: >-\n.*\n.*\n/, `description: ${'Deals for agents. '.repeat(33).trim()}\n`),
    ),
    finds: ['tooLong 6:16 seo.description'],
  },
  {
    ...home(
      'a text of two lines',
      put(/lead: .*/, 'lead: |\n    Competitive prices\n    and guaranteed quality.'),
    ),
    finds: ['tooManyLines 12:9 hero.lead'],
  },
  { ...home('HTML', headline('Expand your <b>business</b>')), finds: ['html 11:25 hero.headline'] },
  {
    ...home('an HTML entity', headline('Meetings &amp; incentives')),
    finds: ['html 11:22 hero.headline'],
  },
  {
    ...home('a Markdown link', headline('Expand, and [register](/contact/)')),
    finds: ['markdownLink 11:25 hero.headline'],
  },
  {
    ...home('Markdown emphasis', headline('Expand your **business**')),
    finds: ['markdown 11:25 hero.headline'],
  },
  {
    ...home('a placeholder that nothing fills in', headline('Expand with {brand}')),
    finds: ['placeholderUnknown 11:25 hero.headline'],
  },
  {
    ...site('a placeholder with spaces', put('© {year} {brand}', '© {year} { brand }')),
    finds: ['brace 51:14 footer.copyright'],
  },
  { ...site('a lone brace', put('© {year}', '© {year')), finds: ['brace 51:14 footer.copyright'] },
  {
    ...site('{page} lost', put('"{page} | {brand}"', '"{brand}"')),
    finds: ['placeholderLost 11:18 brand.titleTemplate'],
  },
  {
    ...contact(
      '{email} and {phone} lost',
      put('Try again, or contact us at {email} or {phone}.', 'Try again, or contact us.'),
    ),
    finds: [`placeholderLost ${lineOf('notSent:')}:14 form.failure.notSent`],
  },
  {
    ...contact(
      '{reason} lost',
      put('Failed to send application: {reason}', 'Failed to send application.'),
    ),
    finds: [`placeholderLost ${lineOf('message: "Failed')}:14 form.failure.message`],
  },
  {
    ...home('an emoji', headline('Expand your business 👩‍💻')),
    finds: ['emoji 11:34 hero.headline'],
  },
  {
    ...home('a character that the font lacks', headline('Expand to 新加坡')),
    finds: ['noGlyph 11:23 hero.headline'],
  },
  {
    ...home('a zero-width space from Word', headline('Expand your\u200B business')),
    finds: ['hiddenCharacter 11:24 hero.headline'],
  },
  { ...home('a soft hyphen from Word', headline('Expand your busi\u00ADness')), finds: [] },
  {
    ...home('a bullet from Word', headline('"• Expand your business"')),
    finds: ['bullet 11:14 hero.headline'],
  },
  { ...home('a tab and outer spaces', headline('" Expand\tyour business "')), finds: [] },
  {
    ...home('accents as characters of their own', headline('Cafe\u0301s in Singapore')),
    finds: [],
  },
  {
    ...home('a NUL byte', headline('Expand your\0 business')),
    finds: ['hiddenCharacter 11:24 hero.headline'],
  },
  {
    ...site('a file saved as Latin-1', (text) => Buffer.from(text, 'latin1').toString('utf8')),
    finds: ['notUtf8 51:14 footer.copyright'],
  },
  {
    ...site('a file saved as UTF-16', (text) =>
      Buffer.from(`\uFEFF${text}`, 'utf16le').toString('utf8'),
    ),
    finds: ['utf16 1:1'],
  },
  // Links and addresses.
  {
    ...home('a link to no page', put('path: /contact/', 'path: /contcat/')),
    finds: ['noPage 15:11 hero.action.path'],
  },
  {
    ...home('a link without its last slash', put('path: /contact/', 'path: /contact')),
    finds: ['noPage 15:11 hero.action.path'],
  },
  {
    ...home('a javascript: link', put('path: /contact/', 'path: javascript:alert(1)')),
    finds: ['otherProtocol 15:11 hero.action.path'],
  },
  {
    ...home('a link to the main part of a page', put('path: /contact/', 'path: /contact/#main')),
    finds: [],
  },
  {
    ...home('a link to no part of a page', put('path: /contact/', 'path: /contact/#nowhere')),
    finds: ['noPart 15:11 hero.action.path'],
  },
  {
    ...site(
      'a phone number without its country code',
      put('phone: +65 0000 0000', 'phone: 0000 0000'),
    ),
    finds: ['notPhone 37:10 contact.phone'],
  },
  ...['Singapore', 'sg', 'UK', 'DD', 'EU'].map((code) => ({
    ...site(
      `${code} for the code of a country`,
      put('officeCountry: SG', `officeCountry: ${code}`),
    ),
    finds: ['notCountry 74:18 searchFacts.officeCountry'],
  })),
  ...['English', 'en_GB', 'EN', 'xx', 'en-'].map((code) => ({
    ...site(`${code} for a language`, put('language: en-GB', `language: ${code}`)),
    finds: ['notLanguage 14:11 language'],
  })),
  {
    ...site('an e-mail address with an accent', put('email: partners@', 'email: josé@')),
    finds: ['notEmail 39:10 contact.email'],
  },
  {
    ...site('a web address with an accent', put(/example\.com\/\w+/, 'example.com/café')),
    finds: ['notAscii 49:12 footer.social[1].url'],
  },
  {
    ...about(
      'the title of another page',
      put(
        'title: About our fleet and services',
        'title: B2B travel deals in Singapore and Malaysia',
      ),
    ),
    finds: ['textTwice 5:10 seo.title'],
  },
  {
    ...site(
      'an e-mail address without @',
      put('email: partners@example.com', 'email: partners.example.com'),
    ),
    finds: ['notEmail 39:10 contact.email'],
  },
  {
    ...site('a phone number with letters', put('phone: +65 0000 0000', 'phone: call us')),
    finds: ['notPhone 37:10 contact.phone'],
  },
  {
    ...site(
      'a web address with a slash at its end',
      put('url: https://www.example.com\n', 'url: https://www.example.com/\n'),
    ),
    finds: ['notOrigin 13:6 url'],
  },
  {
    ...site('words for a web address', put('url: https://www.example.com\n', 'url: our site\n')),
    finds: ['notAddress 13:6 url'],
  },
  {
    ...site(
      'a web address without https://',
      put('url: https://www.example.com\n', 'url: www.example.com\n'),
    ),
    finds: ['noProtocol 13:6 url'],
  },
  {
    ...site(
      'a social link without https://',
      put('url: https://www.example.com/linkedin', 'url: www.linkedin.com/company'),
    ),
    finds: ['noProtocol 49:12 footer.social[1].url'],
  },
  {
    ...site(
      'a social link with http://',
      put('url: https://www.example.com/linkedin', 'url: http://www.linkedin.com/company'),
    ),
    finds: ['notEncrypted 49:12 footer.social[1].url'],
  },
  // Lists.
  {
    ...contact('an empty list', put(/items:[\s\S]*$/, 'items: []\n')),
    finds: [`tooFew ${itemsLine}:10 whyPartner.items`],
  },
  {
    ...contact(
      '13 entries',
      put(
        /items:[\s\S]*$/,
        `items:\n${Array.from({ length: 13 }, (_, index) => `    - Reason ${index + 1}\n`).join('')}`,
      ),
    ),
    finds: [`tooMany ${itemsLine + 13}:7 whyPartner.items`],
  },
  {
    ...contact(
      'an entry that is there twice',
      put('- Marketing support', '- Exclusive premium packages'),
    ),
    finds: [`entryTwice ${itemsLine + 2}:7 whyPartner.items[2]`],
  },
  {
    ...about(
      'a copied entry with the same title',
      put('title: Tailor-made packages and group tours', 'title: Direct fleet operations'),
    ),
    finds: ['entryTwice 35:7 whyChoose.items[2]'],
  },
  // Pictures.
  {
    ...home('a picture whose name is misspelt', heroImage('images/hreo.png')),
    finds: ['pictureMisspelt 17:10 hero.image'],
  },
  {
    ...home('a picture that is not there', heroImage('images/coach.jpg')),
    finds: ['pictureMissing 17:10 hero.image'],
  },
  {
    ...home('a picture in the wrong case', heroImage('images/Hero.PNG')),
    finds: ['capitals 17:10 hero.image'],
  },
  {
    ...home('a Windows path', heroImage('images\\hero.png')),
    finds: ['backslashes 17:10 hero.image'],
  },
  { ...home('a folder', heroImage('images/')), finds: ['folder 17:10 hero.image'] },
  {
    ...home('a file outside content/images', heroImage('../package.json')),
    finds: ['pictureElsewhere 17:10 hero.image'],
  },
  {
    ...home('a picture on another site', heroImage('https://example.com/hero.jpg')),
    finds: ['pictureElsewhere 17:10 hero.image'],
  },
  {
    ...home('a picture of 12,000 x 9,000 pixels', heroImage('images/huge.jpg'), {
      'images/huge.jpg': hugeJpeg(12_000, 9_000),
    }),
    finds: ['tooLarge 17:10 hero.image'],
  },
  {
    ...home('a picture of one pixel', heroImage('images/dot.png'), { 'images/dot.png': png(1, 1) }),
    finds: ['tooSmall 17:10 hero.image'],
  },
  {
    ...home('a PDF named hero2.png', heroImage('images/hero2.png'), {
      'images/hero2.png': text('%PDF-1.7 …'),
    }),
    finds: ['notPicture 17:10 hero.image'],
  },
  {
    ...home('a JPEG named hero2.png', heroImage('images/hero2.png'), {
      'images/hero2.png': jpeg(2560, 1440),
    }),
    finds: ['otherEnding 17:10 hero.image'],
  },
  {
    ...home('a GIF', heroImage('images/hero2.gif'), {
      'images/hero2.gif': () => blank(16, 9).gif().toBuffer(),
    }),
    finds: ['otherFormat 17:10 hero.image'],
  },
  {
    ...home('a picture that is cut off', heroImage('images/half.jpg'), {
      'images/half.jpg': async () => {
        const whole = await jpeg(2560, 1440)()
        return whole.subarray(0, whole.length / 2)
      },
    }),
    finds: ['damaged 17:10 hero.image'],
  },
  {
    ...home('a hero picture as SVG', heroImage('images/mark.svg')),
    finds: ['otherFormat 17:10 hero.image'],
  },
  {
    ...home('a photograph that the phone turned', heroImage('images/turned.jpg'), {
      'images/turned.jpg': () =>
        blank(2560, 1440).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    }),
    finds: ['turned 17:10 hero.image'],
  },
  {
    ...home('no alternative text', put(/^ {2}imageAlt:.*\n/m, '')),
    finds: ['keyMissing 11:3 hero.imageAlt'],
  },
  {
    ...home('an alternative text that is the name of the file', imageAlt('hero.png')),
    finds: ['altIsFileName 18:13 hero.imageAlt'],
  },
  {
    ...home('an alternative text that is the name without its ending', imageAlt('Hero')),
    finds: ['altIsFileName 18:13 hero.imageAlt'],
  },
  {
    ...home(
      'an alternative text that says it is a picture',
      imageAlt('Picture of a coach at dusk'),
    ),
    finds: ['altSaysPicture 18:13 hero.imageAlt'],
  },
  {
    ...home(
      'an alternative text that mentions a picture',
      imageAlt('A coach passes a wall with a picture of a lion'),
    ),
    finds: [],
  },
  {
    ...site('a PNG as mark', mark('images/photo.png'), { 'images/photo.png': png(2560, 1440) }),
    finds: ['otherFormat 7:9 brand.mark'],
  },
  {
    ...site('a touch icon of one pixel', put('images/apple-touch-icon.png', 'images/dot.png'), {
      'images/dot.png': png(1, 1),
    }),
    finds: ['otherSize 9:14 brand.touchIcon'],
  },
  {
    ...site('a mark with a script', mark('images/evil.svg'), {
      'images/evil.svg': svg('<script>alert(1)</script>'),
    }),
    finds: ['svgUnsafe 7:9 brand.mark'],
  },
  {
    ...site('a mark with an event attribute', mark('images/evil.svg'), {
      'images/evil.svg': svg('<rect onload="alert(1)"/>'),
    }),
    finds: ['svgUnsafe 7:9 brand.mark'],
  },
  {
    ...site('a mark without a size', mark('images/none.svg'), {
      'images/none.svg': text(
        '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
      ),
    }),
    finds: ['svgNoSize 7:9 brand.mark'],
  },
  {
    ...home('a picture whose name a Mac has stored', heroImage('images/café.png'), {
      'images/cafe\u0301.png': png(2560, 1440),
    }),
    finds: [],
  },
  {
    ...site('a mark with a link', mark('images/evil.svg'), {
      'images/evil.svg': svg('<a href="https://example.com"><rect/></a>'),
    }),
    finds: ['svgUnsafe 7:9 brand.mark'],
  },
  {
    ...site('a mark with a picture from elsewhere', mark('images/evil.svg'), {
      'images/evil.svg': svg('<rect style="fill: url(https://example.com/a.svg#b)"/>'),
    }),
    finds: ['svgUnsafe 7:9 brand.mark'],
  },
  {
    ...site('a mark with an external entity', mark('images/evil.svg'), {
      'images/evil.svg': text(
        '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/hostname">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>e</text></svg>',
      ),
    }),
    finds: ['svgUnsafe 7:9 brand.mark'],
  },
]
