/** The words of the editor's page. They are for staff, so they are not content. */
export const texts = {
  title: 'Content editor',
  loading: 'Opening the content…',
  notOpened: 'The content could not be opened.',
  tryAgain: 'Try again',
  files: 'Files',
  /** The page in the preview has landmarks too, which must not have the same names. */
  form: 'Form',
  help: 'Help',
  undo: 'Undo',
  redo: 'Redo',
  review: 'Review and save',
  nothingToSave: 'Everything is saved',
  unsaved: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  mistakes: (count: number) => (count === 1 ? '1 mistake' : `${count} mistakes`),
  changed: 'changed',
  undone: (file: string) => `Undone in ${file}.`,
  redone: (file: string) => `Done again in ${file}.`,
  local: (folder: string) => `Saves to ${folder} on this computer`,
  hosted: (name: string, branch: string) => `${name}, saves to ${branch}`,
  showPreview: 'Show the preview',
  showForm: 'Back to the form',
  preview: 'Preview',
  server: {
    unreachable:
      'The editor’s server does not answer. Is “npm run content” still running? What you typed is kept in this browser.',
    broken: 'The editor’s server met an error. Its terminal says more. What you typed is kept.',
  },
  notChecked: 'The content could not be checked.',
  edit: {
    impossible: 'This could not be changed here.',
  },
  unreadable: {
    title: (file: string) => `${file} cannot be shown as a form`,
    label: 'The file as it is',
    hint: 'Mend what the message names, then leave this field: the form comes back.',
    gone: 'Somebody deleted it, or it was never there.',
    writeBack: 'Write back the text that it had',
    show: (file: string) => `Show ${file}`,
  },
  restored: {
    title: 'Your unsaved changes are back.',
    detail: (moment: string) => `They were kept in this browser on ${moment}.`,
    discard: 'Drop them',
  },
  conflict: (base: string, branch: string) =>
    `${base} and ${branch} contradict each other. You can go on saving to ${branch}, but it lacks what is new in ${base}. Ask who looks after the site to merge them.`,
  notKept:
    'This browser keeps nothing, so a reload would lose what is not saved. Save before you leave.',
  followed: (files: string) => `Somebody else changed ${files}. You see the new version.`,
  theirs: {
    changed: (file: string) => `Somebody else changed ${file} while you were editing it.`,
    gone: (file: string) => `Somebody else deleted ${file} while you were editing it.`,
    detail: 'Nothing is lost. Decide what to keep before you save.',
    merge: 'Keep my changes and take theirs over',
    useTheirs: 'Drop my changes to this file',
    conflicts: 'You both changed these. Choose which to keep:',
    mine: 'Mine',
    theirs: 'Theirs',
    nothing: '(removed)',
    apply: 'Go on with these',
    apart: 'The two cannot be put together, so one of them has to be kept as a whole.',
    useMine: 'Keep my version of this file',
  },
  dialog: {
    title: 'Review and save',
    changes: 'What you changed',
    summary: 'Summary',
    summaryHint: 'In a few words, for whoever looks at the history.',
    before: 'Before',
    after: 'After',
    added: 'Added',
    removed: 'Removed',
    reordered: 'Moved to another order',
    discard: (file: string) => `Drop the changes to ${file}`,
    save: 'Save',
    saving: 'Saving…',
    close: 'Go on editing',
    mistakes: (count: number) =>
      count === 1
        ? 'One mistake has to be mended first'
        : `${count} mistakes have to be mended first`,
    goTo: 'Go to the field',
    undecided: (file: string) =>
      `First decide what to keep of ${file}, which somebody else changed.`,
    decide: 'Decide now',
    notSaved: 'Nothing was saved.',
  },
  saved: (files: string) => `Saved ${files}. Visitors see it once the site is built and published.`,
  savedCommit: (files: string, commit: string, branch: string) =>
    `Saved ${files} as ${commit} on ${branch}. Visitors see it once it is merged and published.`,
} as const
