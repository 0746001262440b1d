import sharp from 'sharp'
import { codeOf } from '../src/characters'
import { type Rule, sentences } from '../src/check/sentences'

export interface Mistake {
  /** The title of its test: the changed file and the change. */
  what: string
  file: string
  change: (text: string) => string
  /**
   * The broken rule, and its key; the line, counted from the first changed one, if it is another;
   * and, after ` | `, a part of the sentence, or the line from the mistake on. Empty if the check
   * accepts the change.
   */
  finds: readonly string[]
  pictures: Record<string, () => Promise<Uint8Array> | Uint8Array>
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2F8090' } })
const png = (width: number, height: number) => () => blank(width, height).png().toBuffer()
const jpeg = (width: number, height: number) => () => blank(width, height).jpeg().toBuffer()
const turned = (width: number, height: number) => () =>
  blank(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer()
const halfOf = (picture: () => Promise<Buffer>) => async () => {
  const bytes = await picture()
  return bytes.subarray(0, bytes.length / 2)
}
/** Adds bytes between the parts, as some phones do: programs warn, but show the picture. */
const withNoise = (picture: () => Promise<Buffer>) => async () => {
  const bytes = await picture()
  return Buffer.concat([bytes.subarray(0, 2), Buffer.alloc(2), bytes.subarray(2)])
}
/** Pads a picture to this many bytes, because what follows its end is not read. */
const padded = (picture: () => Promise<Buffer>, size: number) => async () => {
  const bytes = await picture()
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
}
/** Fakes the header of a large JPEG, which is all that the check reads: encoding one takes seconds. */
const hugeJpeg = (width: number, height: number) => async () => {
  const bytes = await jpeg(16, 16)()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}
const animatedWebp = async () => {
  const frames = [blank(2560, 1000), blank(2560, 1000).negate()].map((each) =>
    each.png().toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
}
/** Adds an `acTL` chunk behind the header, which makes a PNG animated. */
const animatedPng = async () => {
  const bytes = await png(2560, 1000)()
  const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xF3\x8D\x93\x70', 'latin1')
  return Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)])
}
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}<rect width="9" height="9"/></svg>`
const text = (content: string) => () => new TextEncoder().encode(content)

type Finds = string | readonly string[]
type Pictures = Mistake['pictures']

type Replacement = readonly [from: string | RegExp, to: string]

const mistakeIn =
  (file: string) =>
  (from: string | RegExp, to: string, finds: Finds, ...others: readonly Replacement[]): Mistake => {
    const replaced: readonly Replacement[] = [[from, to], ...others]
    return {
      what: `${file}: ${replaced.map((each) => each.map(shown).join(' becomes ')).join(', ')}`,
      file,
      change: (text) => replaced.reduce(replace, text),
      finds: [finds].flat(),
      pictures: {},
    }
  }

const shown = (text: string | RegExp): string =>
  typeof text === 'string' ? JSON.stringify(text.slice(0, 60)) : String(text)

function replace(text: string, [from, to]: Replacement): string {
  const changed = text.replace(from, () => to)
  if (changed === text) throw new Error(`The tests' content has no ${from}.`)
  return changed
}

const home = mistakeIn('home.yaml')
const about = mistakeIn('about.yaml')
const contact = mistakeIn('contact.yaml')
const site = mistakeIn('site.yaml')

/** Creates mistakes in the value of the first key of this name; adds its path to the findings. */
const mistakeAt =
  (mistake: ReturnType<typeof mistakeIn>, key: string, at: string) =>
  (value: string, finds: Finds, pictures: Pictures = {}): Mistake => ({
    ...mistake(
      new RegExp(`(?<=^ *(?:- )?${key}:).*$`, 'm'),
      ` ${value}`,
      [finds].flat().map((each) => each.replace(/^\w+/, (rule) => withPath(rule as Rule, at))),
    ),
    what: `${key}: ${value.slice(0, 60)}`,
    pictures,
  })

/** Sentences that follow a key begin in lower case. */
const withPath = (rule: Rule, at: string): string =>
  /^[a-z]/.test(sentences[rule]) ? `${rule} ${at}` : rule

const headline = mistakeAt(home, 'headline', 'hero.headline')
const heroImage = mistakeAt(home, 'image', 'hero.image')
const imageAlt = mistakeAt(home, 'imageAlt', 'hero.imageAlt')
const fleetImage = mistakeAt(about, 'image', 'fleet.image')
const path = mistakeAt(home, 'path', 'hero.action.path')
const heading = mistakeAt(about, 'heading', 'heading')
const mark = mistakeAt(site, 'mark', 'brand.mark')
const url = mistakeAt(site, 'url', 'url')
const socialCard = mistakeAt(site, 'socialCard', 'socialCard')
const language = mistakeAt(site, 'language', 'language')
const phone = mistakeAt(site, 'phone', 'contact.phone')
const email = mistakeAt(site, 'email', 'contact.email')
const copyright = mistakeAt(site, 'copyright', 'footer.copyright')
const addressCountry = mistakeAt(site, 'addressCountry', 'contact.address.addressCountry')

const reasons = (value: string, finds: Finds): Mistake =>
  contact(/(?<=items:)[\s\S]*$/, `${value}\n`, finds)
const listOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => `\n    - Reason ${index + 1}`).join('')

const policy = (value: string, finds: Finds): Mistake =>
  contact('policyLabel:', `policy: ${value}\n    policyLabel:`, finds)
const all = (
  mistake: (value: string, finds: Finds) => Mistake,
  finds: Finds,
  values: readonly string[],
): Mistake[] => values.map((value) => mistake(value, finds))
const hero = (name: string, bytes: Pictures[string], finds: string, says = ''): Mistake =>
  heroImage(`images/${name}`, `${finds} | ${says}`, { [`images/${name}`]: bytes })
const svgMark = (source: string, finds: Finds): Mistake => ({
  ...mark('images/other.svg', finds, { 'images/other.svg': text(source) }),
  what: `a mark of ${source}`,
})

const accepted: readonly string[] = []

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen'

export const mistakes: readonly Mistake[] = [
  // The file format.
  about('    We are a', '\tWe are a', 'oddSpace'),
  headline('Our offer: expand your business', 'colonInText'),
  headline('Our offer:', 'colonInText'),
  headline('"Expand your business”', 'openQuote | in the place of a curly one'),
  contact('more. Upload it again."', 'more. Upload it again.', 'openQuote'),
  headline("'We're here for you'", 'needsQuotes'),
  headline('"Expand \\your business"', 'backslash'),
  home('  lead:', 'lead:', 'indentation'),
  home(
    '  imageAlt:',
    'imageAlt:',
    'keyMisplaced hero.imageAlt | "imageAlt" belongs in "hero" as "imageAlt".',
  ),
  [' \u00A0', '\u00A0\u00A0', '\u3000', '\u202F '].map((space) =>
    home('  lead:', `${space}lead:`, 'oddSpace'),
  ),
  home('headline: ', 'headline:\u00A0', 'oddSpace'),
  home('- icon: ', '-\u00A0icon: ', 'oddSpace'),
  home('    quality and our own', '  guaranteed quality', 'noColon'),
  home('description: >-\n    Exclusive', 'description: > Exclusive', 'blockText'),
  about('text: Our own vehicles', 'text: &own Our own vehicles', 'needsQuotes | like &'),
  headline('!own Our own vehicles', 'needsQuotes'),
  headline('*own', 'needsQuotes | *own'),
  home('seo:', '[seo]:', 'needsQuotes | [seo]'),
  about('fleet:', '---\nfleet:', 'secondDocument'),
  headline('Your # 1 partner', 'cutByNote | "# 1 partner"'),
  headline('# 1 in Singapore', 'cutByNote'),
  about(/.*/s, '', 'notObject | The file must have seo, heading, '),
  // A byte order mark, and Windows' line ends.
  home(
    'Expand',
    '<b>Expand</b>',
    'markup hero.headline line 10 | <b>Expand',
    [/\n/g, '\r\n'],
    [/^/, '\uFEFF'],
  ),
  // Keys and values.
  home(
    /^ {2}title:.*\n/m,
    '',
    [
      'keyMissing seo.title',
      'keyUnknown offers.items[1].tex line 21 | Did you mean "text"?',
      'keyUnknown offers.items[3].titel line 26 | Did you mean "title"?',
    ],
    ['title: Group', 'titel: Group'],
    ['text: Net', 'tex: Net'],
  ),
  about(
    '\nheading:',
    '\n  heading:',
    'keyMisplaced heading | "heading" belongs at the top of the file as "heading".',
  ),
  home(/^ {2}headline:.*\n/m, '', 'keyMissing hero.headline | a line "headline: …".'),
  home('  lead: ', '  headline: Again\n  lead: ', 'keyTwice | headline: Again'),
  // Names that look the same.
  home('  lead: ', '  head\u200Bline: Again\n  lead: ', 'keyTwice'),
  [
    ['head\u200Bline', 'head<U+200B>line'],
    ['h\u0435adline', 'h<U+0435>adline'],
    ['headlin\u0395', 'headlin<U+0395>'],
  ].map(([name, says]) =>
    home(
      '  headline:',
      `  ${name}:`,
      `keyUnknown hero.${name} | "hero.${says}" is not in HeroContent. Did you mean "headline"?`,
    ),
  ),
  site('footer:\n', '', 'groupLineMissing footer | a line "footer:"'),
  home(
    /^seo:[\s\S]*?\n\n/m,
    '',
    'keyMissing seo | a line "seo:", and below it title, description.',
  ),
  headline('', 'empty'),
  home(
    '  lead: ',
    '  weather: fine\n  lead: ',
    'keyUnknown hero.weather | It may have headline, lead, ',
  ),
  site('button: true', 'button: yes', 'notBoolean navigation[3].button'),
  site('button: true', 'button: true # in colour', accepted),
  policy('', accepted),
  heading('2026-01-01', 'notText'),
  heroImage('20', 'notText'),
  reasons(' Marketing support', 'notList whyPartner.items'),
  home(
    /^ {2}lead:.*$/m,
    '  lead:\n    text: Competitive prices',
    'keyForText hero.lead line 1 | "text"',
  ),
  home(/^ {2}lead:.*$/m, '  lead:\n    a: One\n    b: Two', 'notText hero.lead line 1'),
  home(
    'icon: palm',
    'icon: palmtree',
    'notOption offers.items[2].icon | "palmtree". Choose one of bus, ',
  ),
  // Texts.
  [
    '"# 1 in Singapore, or your # 2"',
    'Agents say “Great” and “Well done”',
    '2*3*4 or a_b_c',
    'Rooms for < 5 & > 2 * 3, R&D; and __init',
    '“Great” and “Well done”',
    '"–5 degrees"',
    'Expand your business   ',
    '"2 ** 3 ** 4"',
    '"#Fleet"',
    'Expand your busi\u00ADness',
    '" Expand\tyour business "',
    'Cafe\u0301s in Singapore',
    '"A* b *c"',
    'One two three four five six seven eight nine ten eleven  twelve',
    'x'.repeat(30),
    `${'Singapores '.repeat(8)}ab`,
  ].map((value) => headline(value, accepted)),
  [' ', '-', '–', '—', '/'].map((each) =>
    headline(`${'x'.repeat(20)}${each}${'x'.repeat(20)}`, accepted),
  ),
  [
    ['Expand <br> now', 'HTML (<br>), '],
    ['Expand <!-- now', 'HTML (<!--), '],
    ['Meetings &amp; incentives', 'HTML (&amp;), '],
    ['Singapore &#8211; Malaysia', 'HTML (&#8211;), '],
    ['Expand, and [register](/contact/)', 'Markdown ([register](/contact/)), '],
    ['Expand your **business**', 'Markdown (**business**), '],
    ['"*Expand your* business"', 'Markdown (*Expand your*), '],
    ['Expand your _business_.', 'Markdown (_business_), '],
    ['"## Fleet"', 'Markdown (##), '],
    ['"# Fleet"', 'Markdown (#), '],
    ['"- Fleet"', 'Markdown (-), '],
    ['"• Expand your business"', 'a bullet (•), '],
    ['“Expand your business”', 'quotation marks (“ ”), '],
    ['"\'Expand your business\'"', "quotation marks (' '), "],
  ].map(([value = '', says]) => headline(value, `markup | has ${says}`)),
  headline(`${'Singapores '.repeat(8)}abc`, 'tooLong | has 91 characters, but at most 90 fit.'),
  headline(
    'One two three four five six seven eight nine ten eleven twelve thirteen',
    'tooManyWords | has 13 words, but at most 12 fit.',
  ),
  headline(`${longWord} and ${'x'.repeat(31)}`, [
    'longWord | of 60 characters (Donaudampfsc…)',
    'longWord | of 31 characters (xxxxxxxxxxxx…)',
  ]),
  home(
    /lead: .*/,
    'lead: |\n    Competitive prices\n    and guaranteed quality.',
    'tooManyLines hero.lead | has 2 lines, but the page shows at most 1.',
  ),
  home(
    /lead: .*/,
    'lead: >-\n    Competitive prices\n      and guaranteed quality.',
    'tooManyLines hero.lead | all its lines with the same number of spaces',
  ),
  headline(
    'Expand with {brand}',
    'placeholder | {brand}, which is not a placeholder here. It may have no placeholders.',
  ),
  copyright('© {year} { brand }', 'placeholder | It may have {year}, {brand}.'),
  contact(
    'Try again, or contact us at {email} or {phone}.',
    'Try again, or contact us.',
    'placeholderLost form.failure.notSent | lacks {email} and {phone}, ',
  ),
  headline('Expand your business 👩‍💻', 'noGlyph | has "👩‍💻" (U+1F469) in "business 👩‍💻", which'),
  headline('Expand to 新新加坡市', 'noGlyph | letters that are not Latin ("新新加坡市"), which'),
  headline('नमस्ते from Singapore', 'noGlyph | letters that are not Latin ("नमस्ते"), which'),
  headline('Expand to 🇸🇬', 'noGlyph | has "🇸🇬" (U+1F1F8) in "to 🇸🇬", which'),
  headline(
    'Night 🙂 buses A→B, ✓ and ≠',
    'noGlyph | "🙂" (U+1F642) in "Night 🙂 buses", "→" (U+2192) in "A→B,", "✓" (U+2713) in "A→B, ✓ and"',
  ),
  headline(
    '👩日本👩',
    'noGlyph | letters that are not Latin ("日本"), "👩" (U+1F469) in "👩日本👩", which',
  ),
  headline('Expand to 新加坡', 'noGlyph | | 新加坡'),
  headline('"Expand <b>busi\u200Bness</b> **now** 🙂 in {city}"', [
    'markup | has HTML (<b>, </b>), Markdown (**now**), which',
    'hidden | (U+200B in "<b>busi<U+200B>ness</b>")',
    'noGlyph | "🙂" (U+1F642) in "**now** 🙂 in", which',
    'placeholder | has {city}, which',
  ]),
  ['\u200B', '\u202E', '\u2028', '\u034F', '\uFE0F', '\uFEFF'].map((character) =>
    headline(`Expand your${character} business`, `hidden | (${codeOf(character)} in "`),
  ),
  [' ', '\u00A0', '\u2007', '\u202F'].map((space) =>
    headline(
      'Expand your business in Singapore'.replaceAll(' ', space),
      space === ' ' ? accepted : `gluedWords | (Expand<${codeOf(space)}>your`,
    ),
  ),
  headline('Rooms for 5\u00A0000 guests, 24\u00A0h a day', accepted),
  headline('"Expand your \\a business"', 'hidden | (U+0007 in "'),
  // Saved as Latin-1, and as UTF-16.
  site(/\P{ASCII}/gu, '\uFFFD', 'notUtf8'),
  site(/(?=.)/gs, '\0', 'notUtf8'),
  // Links and addresses.
  path(
    '/contcat/',
    'noPage | to "/contcat/", which the site does not have. Its pages are /, /about/, ',
  ),
  path('/contact', 'slashMissing | Write "/contact/", with a slash'),
  path('/contact/#main2', 'noSuchPart | to "#main2" on /contact/. That page exists'),
  path('/#mainabout/', 'noSuchPart | Write "/".'),
  all(
    path,
    'noPage',
    `javascript:alert(1) | about/www.example | mailto:a |
x mailto:a@b.com | mailto:a#b@c.com | tel:+65x | x tel:+6500 |
see https://a.example`.split(/ \|\s/),
  ),
  all(path, 'notAddress', ['http://a.com', 'www.a.com', 'a.com/page', 'https://a.com/é']),
  [
    ['mailto:a@b.com?subject=GST form', 'mailto:a@b.com?subject=GST%20form'],
    ['mailto:a@b.com?body="100%" é', 'mailto:a@b.com?body=%22100%25%22%20%C3%A9'],
    ['tel:+65 0000 0000', 'tel:+6500000000'],
    ['/contact/?from=spring sale#main', '/contact/?from=spring%20sale#main'],
  ].map(([value = '', meant]) => path(`'${value}'`, `notEncoded | Write "${meant}".`)),
  all(
    path,
    accepted,
    '/contact/#main /?a=b#main https://a.com/a?b#c mailto:a@b.com?c=d%20e tel:+65-0000-0000'.split(
      ' ',
    ),
  ),
  all(path, 'notPhone', [
    'tel:+05',
    'tel:+',
    'tel:+65-0000',
    'tel:65-0000-0000',
    'https://wa.me/1234',
  ]),
  all(path, 'trunkZero', [
    'tel:+44-020-7946-0000',
    'tel:+910984501234',
    'https://wa.me/4402079460000',
    'https://wa.me/910984501234?text=a',
    'https://api.whatsapp.com/send?phone=910984501234',
  ]),
  [
    ['https://wa.me/+6561234567', 'https://wa.me/6561234567'],
    ['https://wa.me/65-6123-4567?text=a', 'https://wa.me/6561234567?text=a'],
  ].map(([value = '', meant]) => path(value, `notEncoded | Write "${meant}".`)),
  all(
    path,
    accepted,
    `https://wa.me/6561234567 | https://wa.me/message/ABC0 | https://wa.me/qr/0123 |
https://api.whatsapp.com/send?phone=6561234567&text=a | https://wa.me/390612345678`.split(/ \|\s/),
  ),
  phone('call us', 'notPhone | "call us"'),
  all(phone, 'notPhone', [
    '0000 0000',
    '+65 1234',
    '+12345678901 23456',
    '+05 12345',
    '1 +65 12345',
    '+65 12345 x',
    '+65 12345',
    '+1 0 201 555 0123',
  ]),
  phone('+44 (0)20 7946 0000', 'trunkZero | for example "+442079460000"'),
  all(
    phone,
    'trunkZero',
    `+44 020 7946 0000 | +91 098450 12345 | +91-(0)98450-12345 | +60 03 1234 5678 |
+353 (01) 234 5678 | +49.030.123456 | +971 0501234567`.split(/ \|\s/),
  ),
  all(
    phone,
    accepted,
    `+39 06 1234 5678 | +39 (0)6 1234 5678 | +378 0549 123456 | +225 07 12 34 56 78 |
+229 01 23 45 67 89 | +242 06 123 4567 | +65 0000-0000 | +91 90000 00000 | +65 0000 1234`.split(
      / \|\s/,
    ),
  ),
  addressCountry('EU', 'notCountry | "EU"'),
  all(addressCountry, 'notCountry', ['Singapore', 'sg', 'UK', 'DD']),
  language('EN', 'notLanguage | "EN"'),
  all(language, 'notLanguage', ['English', 'en_GB', 'xx', 'en-']),
  email('partners.example.com', 'notEmail | "partners.example.com"'),
  all(
    email,
    'notEmail',
    `josé@b.com | a b@c.com | a@example | a@b.c | a@.com | .a@b.com | a.@b.com | a..b@c.com | a@-b.com |
a@b-.com | a@b.com. | a@b-á.com`.split(/ \|\s/),
  ),
  email('\u0430gents@a.com', 'notEmail | "<U+0430>gents@a.com"'),
  email('\u0430\u043E@a.com', 'notEmail | "<U+0430><U+043E>@a.com"'),
  [...'?%#&/=^`|}'].map((part) => email(`a${part}b@c.com`, `notInMailto | has "${part}", which`)),
  email('a.b?subject=x@c.com', 'notInMailto | ?subject=x@c.com'),
  all(email, accepted, ['a.b+c_d@e-f--g.h2.com', 'a@b-cd.co', 'a-b+c--d.e@f.com', 'a!$*~@b.com']),
  url('https://www.example.com/', 'notOrigin | Write "https://www.example.com".'),
  url('our site', 'notAddress | "our site"'),
  all(url, 'notAddress', ['www.a.com', 'https://a', 'https://a b.com', 'xhttps://a.com']),
  policy('https://a.com/é', 'notAddress form.privacy.policy'),
  // Lists.
  reasons(' []', 'tooFew whyPartner.items | (0). Write at least 1.'),
  reasons(listOf(13), 'tooMany whyPartner.items line 12 | has 13 entries, but at most 12 fit.'),
  reasons(listOf(12), accepted),
  site('- label: LinkedIn\n      url: https', '- https', 'notObject footer.social[1]'),
  contact(
    '- Marketing support',
    '- exclusive PREMIUM\u00A0packages',
    'entryTwice whyPartner.items[2] | the same text as',
  ),
  about(
    'title: Tailor-made packages and group tours',
    'title: Direct fleet operations',
    'entryTwice whyChoose.items[2] line -1 | the same title as entry 1.',
  ),
  // Pictures.
  all(heroImage, 'pictureMissing | Did you mean images/hero.png? Capitals count.', [
    'images/h\u0435ro.png',
    'images/Hero.PNG',
    'images\\hero.png',
    'images/heronnnn.png',
  ]),
  all(heroImage, 'pictureMissing | Save it there, and write images/ and its name.', [
    'images/coach.jpg',
    '../package.json',
    'images/heronnnnn.png',
  ]),
  hero('a.avif', () => blank(9, 9).avif().toBuffer(), 'otherSize', '9 by 9'),
  hero('a.png', text('0000ftypheic'), 'notPicture', 'HEIC, as iPhones save it, an animated AVIF'),
  hero('a.png', jpeg(2560, 1440), 'otherEnding', 'JPEG inside. Give its name the ending .jpg.'),
  hero('a.webp', animatedWebp, 'animated', 'It is animated, but'),
  hero('a.png', animatedPng, 'animated'),
  hero('a.pngx', png(2560, 1440), 'otherEnding', 'PNG inside. Give its name the ending .png.'),
  [png(2559, 1000), png(2560, 999)].map((bytes) =>
    hero('low.png', bytes, 'otherSize', 'pixels, but must be at least 2560 by 1000.'),
  ),
  heroImage('images/a.jpg', accepted, { 'images/a.jpg': hugeJpeg(5000, 4000) }),
  hero('vast.jpg', hugeJpeg(20_000, 15_000), 'otherSize', 'at most 20 megapixels'),
  hero('half.jpg', halfOf(jpeg(2560, 1440)), 'damaged'),
  hero('turned.jpg', turned(2560, 1440), 'turned'),
  ['images/a.jpeg', 'images/a.JPG'].map((value) =>
    heroImage(value, accepted, { [value]: jpeg(2560, 1440) }),
  ),
  heroImage('images/a.jpg', accepted, { 'images/a.jpg': withNoise(jpeg(2560, 1440)) }),
  heroImage('images/the mark.svg', 'otherFormat | SVG inside. Save it as JPEG, PNG'),
  ['hero.png', 'Hero'].map((value) => imageAlt(value, `altIsFileName | "${value}"`)),
  {
    ...home('hero.png', 'hero.v2.png', 'altIsFileName hero.imageAlt line 3 | "hero.v2"', [
      /imageAlt:.*/,
      'imageAlt: hero.v2',
    ]),
    pictures: { 'images/hero.v2.png': png(2560, 1440) },
  },
  ['Picture of', 'An image of', 'a photo of', 'The photograph of'].map((start) =>
    imageAlt(`${start} a coach`, `altSaysPicture | "${start}"`),
  ),
  headline('""', 'empty'),
  headline('Book \u00A9\uFE0F coach', 'noGlyph'),
  headline('!!str A coach', accepted),
  home(/^/, '<<<<<<< HEAD\n', 'mergeMarks'),
  home('headline: ', 'headline: "A ======= B ', 'openQuote'),
  home('headline: ', "headline: '", 'openQuote'),
  home('headline: Expand', 'headline Expand\u00A0', 'noColon'),
  all(imageAlt, accepted, ['A wall with a picture of a lion', 'Photo offices', 'Hero.jpg']),
  [png(1199, 630), png(1200, 629), png(1201, 630), png(1200, 631)].map((bytes) =>
    socialCard('images/card.png', 'otherSize | must be 1200 by 630.', { 'images/card.png': bytes }),
  ),
  socialCard('images/card.jpg', 'heavyPicture | has 301 kB, but at most 300 kB', {
    'images/card.jpg': padded(jpeg(1200, 630), 300_001),
  }),
  socialCard('images/card.jpg', accepted, { 'images/card.jpg': padded(jpeg(1200, 630), 300_000) }),
  fleetImage('images/vast.jpg', 'otherSize | about 2560 pixels wide', {
    'images/vast.jpg': hugeJpeg(6000, 4000),
  }),
  [
    [svg('<script>alert(1)</script>'), 'the element script'],
    [svg('<x.y:script xmlns:x.y="http://www.w3.org/2000/svg"/>'), 'the element script'],
    [svg('<desc><![CDATA[<!--]]></desc><script>alert(1)</script><!-- -->'), 'the element script'],
    [svg('<foreignObject/>'), 'the element foreignObject'],
    [svg('<style>rect{fill:red}</style>'), 'the element style'],
    [svg('<animate attributeName="href" to="#"/>'), 'the element animate'],
    [svg('<rect onload = "alert(1)"/>'), 'an event attribute'],
    [svg('<a href = " javascript:alert(1)"><rect/></a>'), 'a link to another file or page'],
    [svg('<use y:href="a.svg#b" xmlns:y="http://www.w3.org/1999/xlink"/>'), 'a link'],
    [svg('<image href="data:image/png;base64,"/>'), 'a link to another file or page'],
    [svg('<rect fill="url( \'a.svg#b\')"/>'), 'a reference to another file'],
    [svg('<rect style="fill:u\\72l(//a.example/b#c)"/>'), 'a reference to another file'],
    [svg('<rect style="mask-image:image-set(\'a.png\' 1x)"/>'), 'a reference to another file'],
    [
      svg('<desc><x:math xmlns:x="http://www.w3.org/1998/Math/MathML"/></desc>'),
      'a web page inside',
    ],
    [svg('\uFFFD'), 'characters that are not UTF-8'],
    [
      `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`,
      'declarations in its DOCTYPE',
    ],
    [`<?xml-stylesheet href="a.css"?>${svg('')}`, 'a style sheet from elsewhere'],
    [`<!-- ${svg('')} --><svg viewBox="0 0 9 9"/>`, 'no namespace ("xmlns")'],
    [svg('').replace(/viewBox="[^"]*"/, ''), 'no size ("viewBox")'],
  ].map(([source = '', says]) => svgMark(source, `svgUnsafe | It has ${says}`)),
  [
    svg('<!-- <script> --><a href="#b"><rect/></a>'),
    svg('<rect fill="url(#a)" style="stroke:url(\'#a\')"/>'),
    svg('').replace('viewBox=', 'viewBox = '),
    svg('<title>Only one ="x", on a = "b"</title><desc>@import url(a.css), href="b"</desc>'),
    svg('<rect aria-label="See url(a.png)" data-name="onload=&quot;x&quot;"/>'),
    svg('<x:page xmlns:x="urn:x" onclick="y" href="https://a.example/"/>'),
    svg('<text>&lt;script&gt; &#38; <![CDATA[<script>]]></text>'),
    `<?xml version="1.0"?><?xpacket a?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
  ].map((source) => svgMark(source, accepted)),
  ['width="9" height="9"', 'width = "9" height = "9"'].map((size) =>
    svgMark(svg('').replace(/viewBox="[^"]*"/, size), accepted),
  ),
  ['hero@2x', "Singapore's bridge", 'a#b', 'A & B', '9.41\u202FPM', '50%'].map((name) =>
    hero(`${name}.png`, png(2560, 1440), 'pictureName'),
  ),
  ['café', 'hero (1)', 'hero_2-b.v2'].map((name) =>
    heroImage(`images/${name}.png`, accepted, {
      [`images/${name.normalize('NFD')}.png`]: png(2560, 1440),
    }),
  ),
].flat()
