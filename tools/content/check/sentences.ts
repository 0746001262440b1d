/**
 * What is wrong and what to do, by rule. One that begins with a small letter follows the key it is
 * about: "hero.headline" is empty. The words in braces are the values of the finding.
 */
export const sentences = {
  // The files.
  fileMissing: 'The file is missing. It must have the shape {type}.',
  fileUnused: 'The file is not used. The site reads {files}. Remove it.',
  fileMisnamed: 'The file is not used. The site reads {files}. Rename it to {name}.',
  notUtf8:
    'The file is not saved as UTF-8, so characters like © and – are lost. Type the lost one again (� here), and save the file with the encoding "UTF-8".',
  utf16:
    'The file is not text in UTF-8. Save it again with the encoding "UTF-8", not "UTF-16" or "Unicode".',
  hiddenCharacter: 'This line has {name}, which nobody sees. Type the word around it again.',

  // YAML.
  mergeMarks:
    'git left this line when two changes met. Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>.',
  tab: 'The line begins with a tab. Replace it with spaces, as many as its neighbours have.',
  otherSpace:
    'The line begins with a space of another kind, perhaps from Word or a web page. Replace it with ordinary spaces, as many as its neighbours have.',
  secondDocument:
    'This line ends the file for its readers: nothing below --- is read. Remove the line.',
  openQuote:
    'The quotation mark ({quote}) that begins here is never closed. Add one at the end of the text.',
  backslash: "A backslash (\\) has a meaning in double quotes. Put the text in single quotes: '…'.",
  textAfterQuote:
    'The text ends at its second {quote} for YAML. Put the whole text in the other kind of quotes: {other}.',
  needsQuotes: "A text that begins with {mark} needs quotes. Put the whole text in quotes: '…'.",
  blockText:
    'After {mark} the text begins on the next line, with two more spaces than the key. Move it there.',
  noSpaceAfterDash: 'There is no space after the dash. Write "- " before each entry of a list.',
  noSpaceAfterColon: 'There is no space after the colon. Write "{key}: " and then the text.',
  printedQuotes:
    'Printed quotation marks (“ ”) are no quotes for YAML. Replace both with straight ones (").',
  colonInText:
    'A colon and a space within a text make YAML expect a key. Put the whole text in quotes: "…".',
  noColon:
    'The line has no key with a colon. If "{word}" is the key, write "{word}: "; if the line goes on with the text above, give it as many spaces as that.',
  indentation:
    'The indentation is wrong here: this line begins with {own}, the one above with {above}, the one below with {below}. Lines that belong together begin with the same number of spaces.',
  unreadable:
    'This line cannot be read. The text after the key may need quotes, or the line has too many or too few spaces at its start.',
  yamlMark:
    "begins with {mark}, which YAML takes for {meaning}. Put the whole text in quotes: '…'.",
  oddKey: 'has a key that is not a plain word. Write a word and a colon.',
  cutByNote:
    'ends before "#{note}", which YAML takes for a note. Put the whole text in quotes, or move the note to a line of its own.',

  // Keys.
  keyMissing: 'is missing. Add a line "{name}: …".',
  groupMissing: 'is missing. Add a line "{name}:", and below it {keys}.',
  groupLineMissing:
    'is missing. Add a line "{name}:" above this one, two spaces to the left of its keys.',
  keyTwice: 'is already in line {line}. Remove one of the two.',
  keyTwiceInEntry:
    'is already in line {line}. Remove one of the two. If a new entry begins here, its first line needs "- ".',
  keyMisplaced:
    '"{name}" is {here}, but belongs {home} as "{meant}". Begin its line with as many spaces as its neighbours there.',
  keyMisspelt: 'is not in {type}. Did you mean "{nearest}"?',
  keyUnknown: 'is not in {type}. It may have {keys}. Remove the line, or correct the key.',

  // Shape.
  notObject: '{whole} must have {keys}, one per line.',
  notList: 'must be a list: lines that start with "- ".',
  listForText: 'must be one text, but is a list. Remove the "- " and write one text.',
  keyForText:
    'has a colon and a space after "{key}", so YAML takes that for a key. Put the whole text in quotes ("…"), or remove "{key}:".',
  keysForText: 'must be one text, but has keys of its own. Write one text.',
  notText: "must be text. Put it in quotes: '…'.",
  notBoolean: 'must be true or false.',
  empty: 'is empty. Write what belongs there.',
  emptyEntry: 'is empty. Write its text, or remove the line.',
  notOption: 'cannot be "{text}". It is one of {options}.',
  tooFew: 'has {count}. Write at least {min}.',
  tooMany: 'has {count}, but at most {max} fit. Remove some.',
  entryTwice: 'has the same {what} as the entry in line {line}. Remove or change one.',
  textTwice: 'is also that of {file}, so nobody can tell the two apart. Change one.',

  // Texts.
  html: 'has HTML ({part}), which visitors would see as it is typed. Remove it.',
  markdownLink:
    'has a link in Markdown, which visitors would see as it is typed. Write only its words; links have a key of their own.',
  markdown: 'has Markdown ({part}), which visitors would see as it is typed. Remove the marks.',
  bullet: 'begins with {part}, which visitors would see. Remove it.',
  quoted: 'is in quotation marks ({part}), which visitors would see. Remove both.',
  placeholderUnknown: 'has {found}, which nothing fills in. It may have {allowed}.',
  brace: 'has a brace that is no part of a placeholder. {remedy}',
  placeholderLost: 'has lost {lost}, which the site fills in. Put {lost} back into the sentence.',
  emoji: "has {part}, but the site's font has no emoji. Remove it.",
  noGlyph: "has {characters}, which the site's font does not have. Use another character.",
  longWord:
    'has a word of {length} characters ({start}…), too long for a phone. Use words of at most {max}, or a hyphen.',
  tooLong: 'has {length} characters, but at most {max} fit. Shorten it.',
  tooManyWords: 'has {count} words, but at most {max} fit. Shorten it.',
  tooManyLines:
    'has {count} lines, but the page shows {max}. Begin it with >- instead of |, without empty lines in it.',

  // Kinds of texts.
  notEmail: 'is not an e-mail address: "{text}". Write one like name@example.com.',
  notPhone:
    'is not a phone number: "{text}". Write it with its country code, like +65 0000 0000: digits, spaces and hyphens only.',
  notCountry:
    'is not the code of a country: "{text}". Write its two letters, like SG for Singapore.',
  notLanguage:
    'is not the code of a language: "{text}". Write one like en for English, or en-GB for British English.',
  notEncrypted: 'is not encrypted: "{text}". Write https:// at the start.',
  noProtocol: 'is "{text}", which browsers take for a page of this site. Write "https://{text}".',
  notAddress: 'is not a web address: "{text}". Write one like https://www.example.com/page.',
  notAscii: 'is "{text}", which not every program can open. Write "{meant}".',
  notOrigin:
    'is "{text}", but must end after the name of the site, without a slash. Write "{meant}".',
  noPart: 'is "{text}", but that page has no part "#{part}". Write "{page}".',
  otherProtocol:
    'is "{text}", but a link may only begin with /, https://, mailto: or tel:. Write a page of this site, like "{page}".',
  noPage: 'is "{text}", but the site has no such page. It has {pages}. Did you mean "{nearest}"?',

  // Pictures.
  pictureElsewhere:
    'is "{path}", but pictures come from content/images. Save it there, and write images/ and its name.',
  backslashes: 'is "{path}", but paths have slashes (/). Write {meant}.',
  folder: 'is "{path}", which is a folder. Write the name of a picture in it.',
  capitals: 'is "{path}", but the file is called {meant}: capitals count. Write it like that.',
  pictureMissing:
    'is "{path}", but there is no such file in content/images. Save it there, or correct the name.',
  pictureMisspelt:
    'is "{path}", but there is no such file in content/images. Did you mean {meant}?',
  notPicture: 'names {path}, which is {what}. Save it as {formats} again.',
  otherFormat: 'names {path}, which is {format} inside. Save it as {formats}.',
  otherEnding: 'names {path}, which is {format} inside. Give its name the ending .{ending}.',
  otherSize:
    'names {path}, which is {width} by {height} pixels, but must be {minWidth} by {minHeight}. Save it in that size.',
  tooSmall:
    'names {path}, which is {width} by {height} pixels, but must be at least {minWidth} by {minHeight}. Take a larger one.',
  tooLarge:
    'names {path}, which is {width} by {height} pixels ({megapixels} megapixels), but at most {maxMegapixels} megapixels can be made smaller. Save it smaller, about {meant} pixels wide.',
  turned:
    'names {path}, which is stored lying on its side, as phones do it. Open it in a picture program and save it as a copy, the right way up.',
  damaged: 'names {path}, whose file is damaged or cut off. Copy it again from where it came.',
  svgNotUtf8: 'names {path}, which is not saved as UTF-8. Save it again as UTF-8.',
  svgNoSize: 'names {path}, which says no size. Export it again with a "viewBox".',
  svgUnsafe: 'names {path}, which has {what}. Export it again as a plain or optimised SVG.',
  altIsFileName:
    'is "{text}", which is the name of the file. Write what the picture shows, for people who cannot see it.',
  altSaysPicture:
    'begins with "{text}", which screen readers say by themselves. Begin with what the picture shows.',
} as const

export type Rule = keyof typeof sentences
