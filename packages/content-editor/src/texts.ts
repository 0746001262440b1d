/** The editor's own texts, in code and not in content/ because they are for staff. */

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const texts = {
  title: 'Content editor',
  loading: 'Opening the content…',
  notOpened: 'The content could not be opened.',
  tryAgain: 'Try again',
  files: 'Files',
  /** Must differ from the names of landmarks in the previewed page. */
  form: 'Form',
  help: 'Help',
  noHelp: 'There is no help yet.',
  contents: 'Contents',
  undo: 'Undo',
  redo: 'Redo',
  undone: (label: string) => `Undone: ${label}.`,
  redone: (label: string) => `Redone: ${label}.`,
  review: 'Review and save',
  nothingToSave: 'Everything is saved',
  unsaved: (count: number) => counted(count, 'change'),
  errors: (count: number) => counted(count, 'error'),
  changed: 'changed',
  savesTo: (folder: string) => `Saves to ${folder} on this computer`,
  find: 'Find a text',
  nothingFound: 'No text or label contains this.',
  goTo: 'Go to the field',
  server: {
    unreachable:
      'The editor’s server does not answer. Is the content editor still running in its terminal? Your changes are kept in this browser.',
    broken:
      'Something other than the editor’s server has answered. Reload the page. Your changes are kept in this browser.',
  },
  unreadable: {
    title: (file: string) => `${file} cannot be read`,
    noForm: 'Ask a developer to repair it. The form comes back by itself.',
    form: 'Its texts are still here. They can be saved once the file is mended: ask a developer.',
  },
  /** For another tab of the same folder. */
  alreadyOpen:
    'The editor is already open in another tab or window of this browser. Continue there, or close that one and try again.',
  close: 'Close this message',
  restored: (moment: Date) =>
    `Your unsaved changes are back. This browser kept them on ${moment.toLocaleString()}.`,
  discardRestored: 'Discard them',
  followed: (file: string) => `${file} was changed on the disk. You see the new version.`,
  saved: (files: string) => `Saved ${files}.`,
  deleted: (path: string) => `Delete ${path.replace(/^images\//, '')}`,
  notPublished: 'Visitors see it once the site is built and published.',
}

export const conflictTexts = {
  changed: (file: string) => `${file} was changed on the disk while you were editing it.`,
  detail: 'By another program, perhaps a text editor or Git. Where both differ:',
  versions: {
    before: 'Yours',
    after: 'On the disk',
    added: 'Only on the disk',
    removed: 'Only yours',
    reordered: 'Order on the disk',
  },
  keepMine: 'Keep mine',
  takeIt: 'Take it',
  show: (file: string) => `Show ${file}`,
}

export const valueTexts = { nothing: '(removed)', empty: '(empty)' }

export const reviewTexts = {
  title: 'Review and save',
  before: 'Before',
  after: 'After',
  added: 'Added',
  removed: 'Removed',
  reordered: 'New order',
  discard: (label: string) => `Discard the change to ${label}`,
  discardShort: 'Discard',
  discardFile: (file: string) => `Discard all changes to ${file}`,
  save: 'Save',
  saving: 'Saving…',
  close: 'Continue editing',
  errors: (count: number) => `Fix ${counted(count, 'error')} before saving`,
  undecided: (file: string) =>
    `First choose what to keep in ${file}, which was changed on the disk too.`,
  decide: 'Decide now',
  pictures: 'Pictures',
}

export const fieldTexts = {
  used: (count: number, max: number, unit: string) => `${count} of ${max} ${unit}s`,
  left: (count: number, unit: string) => `${counted(count, unit)} left`,
  tooMany: (count: number, unit: string) => `${counted(count, unit)} too many`,
  placeholders: 'The site fills these in:',
  insert: (name: string) => `Insert {${name}}`,
  choose: 'Choose…',
  none: 'None',
  addGroup: (label: string) => `Add “${label}”`,
}

export const listTexts = {
  entry: (noun: string, position: number, name: string) =>
    `${capital(noun)} ${position}${name && `: ${name}`}`,
  add: (noun: string) => `Add ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`,
  remove: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  moved: (name: string, position: number, count: number) =>
    `${name} moved to ${position} of ${count}.`,
  isFirst: (name: string) => `${name} is already the first.`,
  isLast: (name: string) => `${name} is already the last.`,
  removed: (name: string, left: number) => `${name} removed, ${left} left.`,
  added: (name: string) => `${name} added.`,
  count: (count: number, max: number) => `${count} of at most ${max}`,
  full: (max: number) => `The page has room for ${max}. Remove one before you add another.`,
  fewest: (min: number) =>
    min === 1
      ? 'The last one cannot be removed: the page needs at least 1.'
      : `None can be removed: the page needs at least ${min}.`,
}

export const pictureTexts = {
  chooseAnother: 'Choose another picture',
  close: 'Keep this picture',
  upload: 'Upload a picture',
  uploading: (name: string) => `Uploading ${name}…`,
  drop: 'You can also drop a picture here.',
  loading: 'Loading the pictures…',
  size: (width: number, height: number, bytes: string) => `${width} × ${height} px, ${bytes}`,
  needs: (formats: string) => `The page needs ${formats} here.`,
  tooSmall: (width: number, height: number) => `Too small: at least ${width} × ${height} px.`,
  tooLarge: (width: number, height: number) => `Too large: at most ${width} × ${height} px.`,
  decorative: 'Decorative: screen readers skip this image.',
  checkAlt: 'Check that the alternative text still describes it.',
  notLoaded: 'This picture cannot be shown.',
  current: 'In use here',
  remove: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} will be deleted when you save.`,
  moved: (name: string) =>
    `${name} is not in its place, where something else is meanwhile. It is below “Choose another picture”.`,
}

export const previewTexts = {
  title: 'Preview',
  page: 'Page',
  width: 'Width',
  widths: { phone: 'Phone, 390', desktop: 'Desktop, 1280' },
  colours: 'Colours',
  schemes: { light: 'Light', dark: 'Dark' },
  state: 'State of the page',
  asItOpens: 'As it opens',
  loading: 'The preview is loading…',
  scale: (width: number, percent: number) => `${width} px wide, shown at ${percent} %`,
  failed:
    'This page cannot be shown with these texts, so the preview stays as it was. The errors beside the fields say why.',
}
