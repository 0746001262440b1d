import sharp from 'sharp'

type Change = (text: string) => string

/** A mistake as people make it, and what the check finds. */
export interface Mistake {
  what: string
  /** The file of the tests' content that is changed. */
  file: string
  change: Change
  /**
   * The rule that is broken, and the key that it is about; with the line, counted from the first
   * that is changed, if it is another. Empty for what is rightly accepted.
   */
  finds: readonly string[]
  /** Further files in images/. */
  pictures: Record<string, () => Promise<Uint8Array> | Uint8Array>
}

const put =
  (from: string | RegExp, to: string): Change =>
  (text) => {
    if (!(typeof from === 'string' ? text.includes(from) : from.test(text))) {
      throw new Error(`The tests' content has no ${from}.`)
    }
    return text.replace(from, () => to)
  }

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

type Finds = string | readonly string[]
type Pictures = Mistake['pictures']

/** Mistakes in one file; a change is a function, or what is replaced and by what. */
const mistakeIn =
  (file: string) =>
  (
    what: string,
    change: Change | [string | RegExp, string],
    finds: Finds,
    pictures: Pictures = {},
  ) =>
    ({
      what,
      file,
      change: typeof change === 'function' ? change : put(...change),
      finds: [finds].flat(),
      pictures,
    }) satisfies Mistake

const home = mistakeIn('home.yaml')
const about = mistakeIn('about.yaml')
const contact = mistakeIn('contact.yaml')
const site = mistakeIn('site.yaml')

/** Mistakes in the value of one key, which say themselves what they are. */
const mistakeAt =
  (mistake: ReturnType<typeof mistakeIn>, key: string) =>
  (value: string, finds: Finds, pictures?: Pictures) =>
    mistake(
      `${key}: ${value.slice(0, 60)}`,
      [new RegExp(`^  ${key}:.*$`, 'm'), `  ${key}: ${value}`],
      finds,
      pictures,
    )

const headline = mistakeAt(home, 'headline')
const heroImage = mistakeAt(home, 'image')
const imageAlt = mistakeAt(home, 'imageAlt')
const mark = mistakeAt(site, 'mark')

const accepted: readonly string[] = []

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen'

export const mistakes: readonly Mistake[] = [
  // The file format.
  home('a tab before a key', ['  headline:', '\theadline:'], 'oddSpace'),
  home(
    'a tab and, further down, a misspelt key',
    (text) => put('  heading:', '  haeding:')(put('  headline:', '\theadline:')(text)),
    'oddSpace',
  ),
  about('a tab in a paragraph', ['    We are a', '\tWe are a'], 'oddSpace'),
  home('no colon after a key', ['headline: ', 'headline '], 'noColon'),
  home('no space after the colon', ['headline: ', 'headline:'], 'noColon'),
  home('no key', ['  headline: ', '  '], 'noColon'),
  about('no space after the dash', ['- icon: bus', '-icon: bus'], 'indentation'),
  headline('Our offer: expand your business', 'colonInText'),
  headline('“Our offer: expand”', 'colonInText'),
  headline('“Expand your business”', 'markup hero.headline'),
  headline('"Expand your business', 'openQuote'),
  contact(
    'a quotation mark that the next text closes',
    ['more. Upload it again."', 'more. Upload it again.'],
    'openQuote',
  ),
  headline('"Expand" your business', 'needsQuotes'),
  headline("'We're here for you'", 'needsQuotes'),
  headline('"Expand \\your business"', 'backslash'),
  home('a key one space too far left', ['  lead:', ' lead:'], 'indentation'),
  home('a key one space too far right', ['  lead:', '   lead:'], 'indentation line -1'),
  home('a key at the start of the line', ['  lead:', 'lead:'], 'indentation'),
  home(
    'the last key of a group at the start of the line',
    ['  imageAlt:', 'imageAlt:'],
    'keyMisplaced hero.imageAlt',
  ),
  home(
    'a list entry one space too far left',
    ['    - icon: palm', '   - icon: palm'],
    'indentation',
  ),
  home(
    'a key of an entry one space too far left',
    ['      title: B2B', '     title: B2B'],
    'indentation',
  ),
  home('a non-breaking space before a key', ['  lead:', ' \u00A0lead:'], 'oddSpace'),
  home(
    'a line of a long text that is not indented',
    ['    quality and our own', '  guaranteed quality'],
    'noColon',
  ),
  home(
    'a text on the line of >',
    ['description: >-\n    Exclusive', 'description: > Exclusive'],
    'blockText',
  ),
  headline('- Expand your business', 'needsQuotes'),
  headline('@straitsway for agents', 'needsQuotes'),
  headline('{brand} for agents', 'needsQuotes'),
  headline('*Expand* your business', 'needsQuotes'),
  about(
    'an anchor and an alias',
    (text) =>
      put(
        'text: Competitive rates for agents, and one contact who knows your clients.',
        'text: *own',
      )(put('text: Our own vehicles', 'text: &own Our own vehicles')(text)),
    ['yamlMark whyChoose.items[1].text', 'yamlMark whyChoose.items[3].text line 6'],
  ),
  headline('!New for agents', 'yamlMark hero.headline'),
  about('a second document', ['fleet:', '---\nfleet:'], 'secondDocument'),
  home('what git leaves of two changes', ['  lead:', '<<<<<<< HEAD\n  lead:'], 'mergeMarks'),
  headline('Your # 1 partner', 'cutByNote hero.headline'),
  headline('# 1 in Singapore', 'cutByNote hero.headline'),
  about('an empty file', () => '', 'notObject'),
  home('a BOM', (text) => `\uFEFF${text}`, accepted),
  home('CRLF', (text) => text.replaceAll('\n', '\r\n'), accepted),
  home(
    'CRLF and BOM, and a mistake',
    (text) => `\uFEFF${put('Expand', '<b>Expand</b>')(text).replaceAll('\n', '\r\n')}`,
    'markup hero.headline line 10',
  ),
  headline('Expand your business   ', accepted),
  // Keys and values.
  home('a misspelt key', ['headline:', 'headlin:'], 'keyUnknown hero.headlin'),
  home('a key that is missing', [/^ {2}headline:.*\n/m, ''], 'keyMissing hero.headline'),
  home(
    'a key that is there twice',
    ['  lead: ', '  headline: Again\n  lead: '],
    'keyTwice hero.headline',
  ),
  site('the line of a group that is missing', ['footer:\n', ''], 'groupLineMissing footer'),
  home('a group that is missing with all its lines', [/^seo:[\s\S]*?\n\n/m, ''], 'keyMissing seo'),
  about(
    'a key without its first letter and its indentation',
    ['  figures:', 'igures:'],
    'keyMisplaced fleet.figures',
  ),
  about(
    'the first line of an entry that is missing',
    ['    - icon: route\n', ''],
    'keyTwice whyChoose.items[1].title',
  ),
  headline('', 'empty hero.headline'),
  home(
    'a key that no schema knows',
    ['  lead: ', '  weather: fine\n  lead: '],
    'keyUnknown hero.weather',
  ),
  about('a number for a text', ['value: 20+', 'value: 20'], 'notText fleet.figures[1].value'),
  site('yes for true', ['button: true', 'button: yes'], 'notBoolean navigation[3].button'),
  site(
    'a phone number as a number',
    ['phone: +65 0000 0000', 'phone: 6500000000'],
    'notText contact.phone',
  ),
  about('a date for a text', [/^heading:.*$/m, 'heading: 2026-01-01'], 'notText heading'),
  about(
    'figures that another reader takes for numbers',
    (text) => put('value: 20+', 'value: 24:7')(put('value: 10+', 'value: 1_000')(text)),
    accepted,
  ),
  about('"no" as a text', [/^heading:.*$/m, 'heading: no'], accepted),
  contact(
    'a text for a list',
    [/items:[\s\S]*$/, 'items: Marketing support\n'],
    'notList whyPartner.items',
  ),
  home(
    'a list for a text',
    [/^ {2}lead:.*$/m, '  lead:\n    - Competitive prices\n    - Quality'],
    'notText hero.lead line 1',
  ),
  home(
    'keys for a text',
    [/^ {2}lead:.*$/m, '  lead:\n    text: Competitive prices'],
    'keyForText hero.lead line 1',
  ),
  home(
    'more keys for a text',
    [/^ {2}lead:.*$/m, '  lead:\n    a: One\n    b: Two'],
    'notText hero.lead line 1',
  ),
  home('a text for keys', [/^seo:[\s\S]*?\n\n/m, 'seo: B2B deals\n\n'], 'notObject seo'),
  contact(
    'a colon in an entry',
    ['- Marketing support', '- Support: marketing and sales'],
    'keyForText whyPartner.items[2]',
  ),
  home(
    'an icon that does not exist',
    ['icon: palm', 'icon: palmtree'],
    'notOption offers.items[2].icon',
  ),
  contact('an entry without a text', ['- Marketing support', '-'], 'empty whyPartner.items[2]'),
  // Texts.
  headline('"# 1 in Singapore, or your # 2"', accepted),
  headline('Agents say “Great” and “Well done”', accepted),
  headline('Rooms for < 5 & > 2 * 3, R&D and __init', accepted),
  about(
    'HTML in the second line of a long text',
    ['we run it on the ground', 'we <i>run</i> it on the ground'],
    'markup paragraphs[1]',
  ),
  headline('Expand now '.repeat(28).trim(), 'tooLong hero.headline'),
  headline('We do it all for you and for all of your own clients', 'tooManyWords hero.headline'),
  headline(longWord, 'longWord hero.headline'),
  headline(`${longWord} and ${'x'.repeat(31)}`, [
    'longWord hero.headline',
    'longWord hero.headline',
  ]),
  home(
    'a search description of 600 characters',
    [/description: >-\n.*\n.*\n/, `description: ${'Deals for agents. '.repeat(33).trim()}\n`],
    'tooLong seo.description',
  ),
  home(
    'a text of two lines',
    [/lead: .*/, 'lead: |\n    Competitive prices\n    and guaranteed quality.'],
    'tooManyLines hero.lead',
  ),
  headline('Expand your <b>business</b>', 'markup hero.headline'),
  headline('Meetings &amp; incentives', 'markup hero.headline'),
  headline('Expand, and [register](/contact/)', 'markup hero.headline'),
  headline('Expand your **business**', 'markup hero.headline'),
  headline('Expand with {brand}', 'placeholder hero.headline'),
  site(
    'a placeholder with spaces',
    ['© {year} {brand}', '© {year} { brand }'],
    'placeholder footer.copyright',
  ),
  site('a lone brace', ['© {year}', '© {year'], 'placeholder footer.copyright'),
  site('{page} lost', ['"{page} | {brand}"', '"{brand}"'], 'placeholderLost brand.titleTemplate'),
  contact(
    '{email} and {phone} lost',
    ['Try again, or contact us at {email} or {phone}.', 'Try again, or contact us.'],
    'placeholderLost form.failure.notSent',
  ),
  contact(
    '{reason} lost',
    ['Failed to send application: {reason}', 'Failed to send application.'],
    'placeholderLost form.failure.message',
  ),
  headline('Expand your business 👩‍💻', 'noGlyph hero.headline'),
  headline('Expand to 新加坡', 'noGlyph hero.headline'),
  headline('Expand your\u200B business', 'hidden hero.headline'),
  headline('Expand your busi\u00ADness', accepted),
  headline('"• Expand your business"', 'markup hero.headline'),
  headline('" Expand\tyour business "', accepted),
  headline('Cafe\u0301s in Singapore', accepted),
  headline('Expand your\0 business', 'notUtf8'),
  site(
    'a file saved as Latin-1',
    (text) => Buffer.from(text, 'latin1').toString('utf8'),
    'notUtf8',
  ),
  site(
    'a file saved as UTF-16',
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').toString('utf8'),
    'notUtf8',
  ),
  // Links and addresses.
  home('a link to no page', ['path: /contact/', 'path: /contcat/'], 'noPage hero.action.path'),
  home(
    'a link without its last slash',
    ['path: /contact/', 'path: /contact'],
    'noPage hero.action.path',
  ),
  home(
    'a javascript: link',
    ['path: /contact/', 'path: javascript:alert(1)'],
    'noPage hero.action.path',
  ),
  home('a link to the main part of a page', ['path: /contact/', 'path: /contact/#main'], accepted),
  home(
    'a link to no part of a page',
    ['path: /contact/', 'path: /contact/#nowhere'],
    'noPage hero.action.path',
  ),
  site(
    'a phone number without its country code',
    ['phone: +65 0000 0000', 'phone: 0000 0000'],
    'notPhone contact.phone',
  ),
  ...['Singapore', 'sg', 'UK', 'DD', 'EU'].map((code) =>
    site(
      `${code} for the code of a country`,
      ['officeCountry: SG', `officeCountry: ${code}`],
      'notCountry searchFacts.officeCountry',
    ),
  ),
  ...['English', 'en_GB', 'EN', 'xx', 'en-'].map((code) =>
    site(
      `${code} for a language`,
      ['language: en-GB', `language: ${code}`],
      'notLanguage language',
    ),
  ),
  site(
    'an e-mail address with an accent',
    ['email: partners@', 'email: josé@'],
    'notEmail contact.email',
  ),
  site(
    'a web address with an accent',
    [/example\.com\/\w+/, 'example.com/café'],
    'notAddress footer.social[1].url',
  ),
  about(
    'the title of another page',
    ['title: About our fleet and services', 'title: B2B travel deals in Singapore and Malaysia'],
    'textTwice seo.title',
  ),
  site(
    'an e-mail address without @',
    ['email: partners@example.com', 'email: partners.example.com'],
    'notEmail contact.email',
  ),
  site(
    'a phone number with letters',
    ['phone: +65 0000 0000', 'phone: call us'],
    'notPhone contact.phone',
  ),
  site(
    'a web address with a slash at its end',
    ['url: https://www.example.com\n', 'url: https://www.example.com/\n'],
    'notOrigin url',
  ),
  site(
    'words for a web address',
    ['url: https://www.example.com\n', 'url: our site\n'],
    'notAddress url',
  ),
  site(
    'a web address without https://',
    ['url: https://www.example.com\n', 'url: www.example.com\n'],
    'notAddress url',
  ),
  site(
    'a social link without https://',
    ['url: https://www.example.com/linkedin', 'url: www.linkedin.com/company'],
    'notAddress footer.social[1].url',
  ),
  site(
    'a social link with http://',
    ['url: https://www.example.com/linkedin', 'url: http://www.linkedin.com/company'],
    'notAddress footer.social[1].url',
  ),
  // Lists.
  contact('an empty list', [/items:[\s\S]*$/, 'items: []\n'], 'tooFew whyPartner.items'),
  contact(
    '13 entries',
    [
      /items:[\s\S]*$/,
      `items:\n${Array.from({ length: 13 }, (_, index) => `    - Reason ${index + 1}\n`).join('')}`,
    ],
    'tooMany whyPartner.items line 12',
  ),
  contact(
    'an entry that is there twice',
    ['- Marketing support', '- Exclusive premium packages'],
    'entryTwice whyPartner.items[2]',
  ),
  about(
    'a copied entry with the same title',
    ['title: Tailor-made packages and group tours', 'title: Direct fleet operations'],
    'entryTwice whyChoose.items[2] line -1',
  ),
  // Pictures.
  heroImage('images/hreo.png', 'pictureMissing hero.image'),
  heroImage('images/coach.jpg', 'pictureMissing hero.image'),
  heroImage('images/Hero.PNG', 'pictureMissing hero.image'),
  heroImage('images\\hero.png', 'pictureMissing hero.image'),
  heroImage('images/', 'pictureMissing hero.image'),
  heroImage('../package.json', 'pictureMissing hero.image'),
  heroImage('https://example.com/hero.jpg', 'pictureMissing hero.image'),
  heroImage('images/huge.jpg', 'otherSize hero.image', {
    'images/huge.jpg': hugeJpeg(12_000, 9_000),
  }),
  heroImage('images/dot.png', 'otherSize hero.image', {
    'images/dot.png': png(1, 1),
  }),
  heroImage('images/hero2.png', 'notPicture hero.image', {
    'images/hero2.png': text('%PDF-1.7 …'),
  }),
  heroImage('images/hero2.png', 'otherEnding hero.image', {
    'images/hero2.png': jpeg(2560, 1440),
  }),
  heroImage('images/hero2.gif', 'otherFormat hero.image', {
    'images/hero2.gif': () => blank(16, 9).gif().toBuffer(),
  }),
  heroImage('images/half.jpg', 'damaged hero.image', {
    'images/half.jpg': async () => {
      const whole = await jpeg(2560, 1440)()
      return whole.subarray(0, whole.length / 2)
    },
  }),
  heroImage('images/mark.svg', 'otherFormat hero.image'),
  heroImage('images/turned.jpg', 'turned hero.image', {
    'images/turned.jpg': () => blank(2560, 1440).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  }),
  home('no alternative text', [/^ {2}imageAlt:.*\n/m, ''], 'keyMissing hero.imageAlt line -7'),
  imageAlt('hero.png', 'altIsFileName hero.imageAlt'),
  imageAlt('Hero', 'altIsFileName hero.imageAlt'),
  imageAlt('Picture of a coach at dusk', 'altSaysPicture hero.imageAlt'),
  imageAlt('A coach passes a wall with a picture of a lion', accepted),
  mark('images/photo.png', 'otherFormat brand.mark', {
    'images/photo.png': png(2560, 1440),
  }),
  site(
    'a touch icon of one pixel',
    ['images/apple-touch-icon.png', 'images/dot.png'],
    'otherSize brand.touchIcon',
    {
      'images/dot.png': png(1, 1),
    },
  ),
  mark('images/evil.svg', 'svgUnsafe brand.mark', {
    'images/evil.svg': svg('<script>alert(1)</script>'),
  }),
  mark('images/evil.svg', 'svgUnsafe brand.mark', {
    'images/evil.svg': svg('<rect onload="alert(1)"/>'),
  }),
  mark('images/none.svg', 'svgUnsafe brand.mark', {
    'images/none.svg': text(
      '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
    ),
  }),
  heroImage('images/café.png', accepted, {
    'images/cafe\u0301.png': png(2560, 1440),
  }),
  mark('images/evil.svg', 'svgUnsafe brand.mark', {
    'images/evil.svg': svg('<a href="https://example.com"><rect/></a>'),
  }),
  mark('images/evil.svg', 'svgUnsafe brand.mark', {
    'images/evil.svg': svg('<rect style="fill: url(https://example.com/a.svg#b)"/>'),
  }),
  mark('images/evil.svg', 'svgUnsafe brand.mark', {
    'images/evil.svg': text(
      '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/hostname">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>e</text></svg>',
    ),
  }),
]
