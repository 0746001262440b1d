/** The editor's own texts. They are for staff, so they are in code and not in content/. */

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a')

/** What the form says. */
export const formTexts = {
  contents: 'Contents',
  find: 'Find a text',
  findHint: 'By a word in it, or by its label.',
  showAll: 'Show all texts',
  found: (count: number): string =>
    count === 0 ? 'No text has this.' : `${counted(count, 'text has', 'texts have')} this.`,
  toMend: (count: number): string => `${count} to mend`,
  notThere: (label: string): string => `There is no “${label}” in this file.`,
  addGroup: (label: string): string => `Add “${label}”`,
  none: 'None',
  choose: 'Choose…',
}

/** What a field for text says. */
export const textTexts = {
  characters: (count: number, max: number): string => `${count} of ${max} characters`,
  words: (count: number, max: number): string => `${count} of ${max} words`,
  charactersLeft: (count: number): string => counted(count, 'character left', 'characters left'),
  charactersTooMany: (count: number): string =>
    counted(count, 'character too many', 'characters too many'),
  wordsLeft: (count: number): string => counted(count, 'word left', 'words left'),
  wordsTooMany: (count: number): string => counted(count, 'word too many', 'words too many'),
  oneLine: 'This text is one line, so Enter does nothing here.',
  placeholders: 'The site fills these in:',
  insert: (name: string): string => `Insert {${name}}`,
}

/** What a list says. */
export const listTexts = {
  entry: (noun: string, position: number): string =>
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${position}`,
  named: (name: string, text: string): string => `${name}: ${text}`,
  add: (noun: string): string => `Add ${article(noun)} ${noun}`,
  remove: (name: string): string => `Remove ${name}`,
  moveUp: (name: string): string => `Move ${name} up`,
  moveDown: (name: string): string => `Move ${name} down`,
  moved: (name: string, position: number, count: number): string =>
    `${name} moved to ${position} of ${count}.`,
  isFirst: (name: string): string => `${name} is already the first.`,
  isLast: (name: string): string => `${name} is already the last.`,
  removed: (name: string, left: number): string => `${name} removed, ${left} left.`,
  added: (name: string): string => `${name} added.`,
  count: (count: number, max: number): string => `${count} of at most ${max}`,
  full: (max: number): string => `No more than ${max} fit. Remove one before you add another.`,
  fewest: (min: number): string =>
    min === 1
      ? 'The last one cannot be removed: the page needs at least 1.'
      : `None can be removed: the page needs at least ${min}.`,
}

/** What a picture's field says. */
export const pictureTexts = {
  chooseAnother: 'Choose another picture',
  closeList: 'Keep this picture',
  upload: 'Upload a picture',
  uploading: (name: string): string => `Uploading ${name}…`,
  drop: 'You can also drop a picture here.',
  chooseFrom: 'Stored pictures',
  loading: 'Looking for the pictures…',
  noPictures: 'There is no other picture yet. Upload one.',
  listFailed: 'The pictures could not be listed. Try again.',
  uploadFailed: 'The picture could not be uploaded. Try again.',
  size: (width: number, height: number, bytes: string): string =>
    `${width} × ${height} px, ${bytes}`,
  needs: (formats: string): string => `The page takes ${formats} here.`,
  tooSmall: (width: number, height: number): string =>
    `Too small: at least ${width} × ${height} px.`,
  decorative: 'It only decorates: screen readers say nothing about it.',
  checkAlt: 'Does its description still say what it shows?',
  notLoaded: 'This picture cannot be shown.',
  current: 'in use',
}
