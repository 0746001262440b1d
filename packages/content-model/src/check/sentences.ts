/**
 * What is wrong and what to do, by rule. A sentence that begins in lower case follows the key that
 * it is about: "hero.headline" is empty. Placeholders in braces are values of the finding.
 */
export const sentences = {
  // The files.
  fileMissing: 'The file is missing. Its shape is {type} in the schema.',
  fileUnused: 'The file is not used. The site reads {files}. {remedy}',
  notUtf8:
    'The file is not saved as UTF-8, so it cannot be read. Save it again with the encoding "UTF-8"; if � is then in it, a character like © or – is lost: type it again.',

  // YAML.
  mergeMarks:
    'This line is left from a Git merge conflict. Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>.',
  oddSpace:
    'At the beginning of the line, or after its dash or colon, is a tab, or a space from Word or a web page. Replace it with ordinary spaces: as many as the lines around it have, or one.',
  indentation:
    'The indentation is wrong in this line or the one below. Lines that belong together begin with the same number of spaces; an entry of a list begins with "- ", a dash and a space.',
  noColon:
    'The line has no key, no colon or no space after the colon. Write the key, a colon, a space and the text; if the line continues the text above, indent it by as many spaces.',
  colonInText:
    'A colon and a space within a text make YAML expect a key. Put the whole text in straight quotes: "…".',
  openQuote:
    'The quotation mark that begins here is never closed by another straight one. Add it at the end of the text, in the place of a curly one.',
  needsQuotes:
    'A character in this text has a meaning in YAML, like & * ! @ [ and quotation marks. Put the whole text in quotes: \'…\', or "…" if it has an apostrophe.',
  blockText:
    'After > or | the text must begin on the next line, with two more spaces than the key. Move it there.',
  backslash: "A backslash (\\) has a meaning in double quotes. Put the text in single quotes: '…'.",
  secondDocument: 'Nothing below this line (---) is read. Remove the line.',
  keyTwice:
    'This key is above already, in the same group. Remove one of the two; if a new entry of a list begins here, its first line needs "- ".',
  cutByNote:
    'ends before "#{note}", which YAML reads as a note. Put the whole text in quotes, or move the note to a separate line.',

  // Keys.
  keyMissing: 'is missing. Add {lines}.',
  groupLineMissing:
    'is missing. Add a line "{name}:" above this one, two spaces to the left of its keys.',
  keyMisplaced: '"{name}" belongs {home} as "{meant}". Indent it like the lines there.',
  keyUnknown: 'is not in {type}. {remedy}',

  // Shape.
  notObject: 'must have {keys}, one per line.',
  notList: 'must be a list: lines that start with "- ".',
  keyForText:
    'has a colon and a space after "{key}", so YAML reads that as a key. Put the whole text in quotes ("…"), or remove "{key}:".',
  notText:
    "must be one text. Put a number or a date in quotes ('…'); make one text of a list or of several keys.",
  notBoolean: 'must be true or false.',
  empty: 'is empty. Write what belongs there.',
  notOption: 'cannot be "{text}". Choose one of {options}.',
  tooFew: 'has too few entries ({count}). Write at least {min}.',
  tooMany: 'has {count} entries, but at most {max} fit. Remove some.',
  entryTwice: 'has the same {what} as entry {position}. Remove or change one.',
  textTwice: 'is the same as in {file}, so nobody can tell the two apart. Change one.',

  // Texts.
  hidden: 'has an invisible character ({code}). Type the word around it again.',
  markup: 'has {what} ({part}), which visitors would see as it is typed. Remove it.',
  placeholder: 'has {found}, which is not a placeholder here. It may have {allowed}.',
  placeholderLost: 'lacks {lost}, which the site fills in. Put {lost} back into the sentence.',
  noGlyph:
    "has {characters}, which the site's font does not have. Remove or replace it; the font has only Latin letters and common signs.",
  longWord:
    'has a word of {length} characters ({start}…), too long for a phone. Use words of at most {max}, or a hyphen.',
  gluedWords:
    'has words with spaces between them at which no line ends, as Word and web pages have them ({start}…): {length} characters, too long for a phone. Type these spaces again.',
  tooLong: 'has {length} characters, but at most {max} fit. Shorten it.',
  tooManyWords: 'has {count} words, but at most {max} fit. Shorten it.',
  tooManyLines:
    'has {count} lines, but the page shows at most {max}. Begin it with >-, not |, and all its lines with the same number of spaces, without an empty one.',

  // Kinds of texts.
  notEmail: 'is not an e-mail address: "{text}". Write one like name@example.com.',
  notInMailto:
    'has "{part}", which breaks links to an e-mail address. Write an address without it, like name@example.com.',
  notPhone:
    'is not a phone number: "{text}". Write it with its country code, like +65 0000 0000: digits, spaces and hyphens only.',
  trunkZero:
    'has a 0 after the country code: "{text}". It is not dialled from abroad, but a link would dial it. Leave it out, for example "{meant}".',
  notCountry: 'is not a country code: "{text}". Write two letters, like SG for Singapore.',
  notLanguage:
    'is not a language code: "{text}". Write one like en for English, or en-GB for British English.',
  notAddress:
    'is not a web address: "{text}". Write one like https://www.example.com/page: it begins with https://, without spaces and accents.',
  notOrigin:
    'is "{text}", but must end after the name of the site, without a slash. Write "{meant}".',
  notEncoded:
    'is "{text}", which has a space or another character that an address cannot have. Write "{meant}".',
  slashMissing: 'is "{text}". Write "{meant}", with a slash at the end.',
  noSuchPart:
    'leads to "{part}" on {page}. That page exists, but an address can only lead to its #main. Write "{page}".',
  noPage:
    'leads to "{text}", which the site does not have. Its pages are {pages}; other addresses begin with https://, mailto: or tel:.',

  // Pictures.
  windowsName:
    'Windows cannot have a file of this name. Give it another one, also where a text names it.',
  pictureMissing: 'is "{path}", but there is no such file in the folder images. {remedy}',
  pictureName:
    'names {path}, but "{character}" causes trouble in web addresses. Rename the file, with letters, digits, spaces, dots and hyphens.',
  notPicture:
    'names {path}. No browser shows it: it may be HEIC, as iPhones save it, an animated AVIF, a PDF, a web page or empty. Save it as {formats} again.',
  otherFormat: 'names {path}. It is {format} inside. Save it as {formats}.',
  otherEnding: 'names {path}. It is {format} inside. Give its name the ending .{ending}.',
  otherSize:
    'names {path}. It is {width} by {height} pixels, but must be {wanted}. Save it in that size.',
  heavyPicture:
    'names {path}. It has {kilobytes} kB, but at most {max} kB are shown with a link. Save it again with a lower quality.',
  turned:
    'names {path}. It is stored sideways, as phones do. Open it in a picture program and save a copy the right way up.',
  animated:
    'names {path}. It is animated, but would stand still on the site. Save one frame of it as a separate picture.',
  damaged: 'names {path}. It is damaged or incomplete. Copy it again from its source.',
  svgUnsafe:
    'names {path}. It has {what}. Export it again as a plain SVG, with presentation attributes instead of a style sheet, and pictures left out.',
  altIsFileName:
    'is "{text}", which is the name of the file. Write what the picture shows, for people who cannot see it.',
  altSaysPicture:
    'begins with "{text}", which screen readers already say. Begin with what the picture shows.',
} as const

export type Rule = keyof typeof sentences
