import type { Finding, Value } from '@partner-site/content-model'
import same from 'fast-deep-equal'
import { setIn } from 'formik'
import type { EditorConfig } from '../config'
import type { OpenContent, SaveRequest } from '../protocol'
import { texts } from '../texts'
import { changesIn, fileLabel } from './changes'
import { fieldAt, idOf, tabOf } from './data'
import { followDisk } from './followDisk'
import type { EditorServer } from './server'
import type { EditorState, EditorStore, Message, OpenFile } from './state'

/** The pause in typing that ends an undo step, in ms. */
const pause = 1000

export type Actions = ReturnType<typeof actionsOn>

export function actionsOn(store: EditorStore, server: EditorServer, config: EditorConfig) {
  return {
    set: (part: Partial<EditorState>) => store.setState(part),
    ...contentActions(store),
    ...serverActions(store),
    ...viewActions(store, config),
    async loadPictures() {
      // If the server does not respond, the check reports it.
      const pictures = await server.pictures().catch(() => undefined)
      if (pictures) store.setState({ pictures })
    },
  }
}

function contentActions(store: EditorStore) {
  /** The last typed change: its field, its data, and the time in ms at which its undo step ends. */
  let typed: { id: string; data?: EditorState['data']; end: number } = { id: '', end: 0 }
  const write = (data: EditorState['data'], id = '') => {
    const isSameStep =
      id !== '' && id === typed.id && store.getState().data === typed.data && Date.now() < typed.end
    const history = store.temporal.getState()
    if (isSameStep) history.pause()
    store.setState({ data })
    history.resume()
    typed = { id, data, end: Date.now() + pause }
  }
  const travel = (how: 'undo' | 'redo') => {
    const before = store.getState()
    store.temporal.getState()[how]()
    const { data, removed } = store.getState()
    const said = texts[how === 'undo' ? 'undone' : 'redone']
    const file = Object.keys(before.fields).find((name) => !same(before.data[name], data[name]))
    const form = file && before.fields[file]
    if (form) {
      const [change] = changesIn(form, before.data[file], data[file])
      store.setState({ current: file, said: said(change?.label ?? file) })
      return
    }
    const [picture] = [before.removed, removed].flatMap((some, at, all) =>
      some.filter((path) => !all[1 - at]?.includes(path)),
    )
    if (picture) store.setState({ said: said(texts.deleted(picture)) })
  }
  return {
    /** Sets a value; `undefined` removes it. Consecutive typed changes of one field are one undo step. */
    edit(file: string, place: string, value: Value | undefined, isTyped = false) {
      const { data } = store.getState()
      write({ ...data, [file]: setIn(data[file], place, value) }, isTyped ? idOf(file, place) : '')
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    /** Discards all edits of files. */
    discard(names: readonly string[]) {
      const { data, files } = store.getState()
      const saved = files.flatMap(({ name, saved }) =>
        saved && names.includes(name) ? [[name, saved]] : [],
      )
      write({ ...data, ...Object.fromEntries(saved) })
    },
    /** Has the next save delete a picture, or no longer. */
    removePicture(path: string, isRemoved = true) {
      const others = store.getState().removed.filter((one) => one !== path)
      store.setState({ removed: isRemoved ? [...others, path] : others })
    },
    /** Says why an upload is not in its place; by now another file may be open. */
    noteRefusal: (text: string) =>
      store.setState(({ messages }) => ({
        messages: [...messages.filter((one) => one.text !== text), { kind: 'refused', text }],
      })),
    close: (message: Message) =>
      store.setState(({ messages }) => ({ messages: messages.filter((one) => one !== message) })),
  }
}

function serverActions(store: EditorStore) {
  const { temporal } = store
  /** Sets what is on the disk, which is no step of the history. */
  const follow = (part: Partial<EditorState>) => {
    const { data } = store.getState()
    temporal.getState().pause()
    store.setState(part)
    temporal.getState().resume()
    // Its steps hold all files, and would bring old text back.
    if (store.getState().data !== data) temporal.getState().clear()
  }
  const sync = (content: Pick<OpenContent, 'files'>) =>
    follow(followDisk(store.getState(), content))
  const answered = (name: string) =>
    store.getState().files.map((file): OpenFile => {
      const { theirs } = file
      if (file.name !== name || !theirs) return file
      return { name, version: theirs.version, saved: theirs.data }
    })
  return {
    /** Stores the check's findings; drops the key from each sentence, which is shown at its field. */
    noteFindings(findings: readonly Finding[]) {
      const { fields, data } = store.getState()
      const errors = findings.map(({ file: path, path: at = [], message }) => {
        const file = path.split('/').at(-1) ?? path
        const form = fields[file]
        const { place, label } = form ? fieldAt(form, data[file], at) : { place: '', label: '' }
        const sentence = message.replace(/^"[^"]*" (?=[a-z])/, '')
        const text = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
        return { file, place, label: label || (form?.label ?? file), text }
      })
      store.setState({ errors, failure: undefined })
    },
    sync,
    /** Takes what is on the disk in place of the edits of a file, in one step. */
    takeTheirs(name: string) {
      const { data, files } = store.getState()
      const theirs = files.find((file) => file.name === name)?.theirs
      if (!theirs) return
      const next = { ...data, [name]: theirs.data }
      store.setState({ files: answered(name), data: next, target: tabOf(name) })
    },
    /** Keeps the edits of a file, as changes of what is on the disk. */
    keepMine: (name: string) => store.setState({ files: answered(name), target: tabOf(name) }),
    /** Records what was saved; keeps what was typed meanwhile. */
    noteSaved({ files: sent, remove }: SaveRequest, content: OpenContent) {
      const state = store.getState()
      const files = state.files.map((file): OpenFile => {
        const { name, version } = file
        const saved = sent.find((one) => one.name === name)?.data
        return saved ? { name, version, saved } : file
      })
      const names = sent.map(({ name }) => fileLabel(state, name))
      const text = [
        ...(names[0] ? [texts.saved(names.join(', '))] : []),
        ...remove.map(texts.deleted),
      ]
      // In one step with the message, which is not announced behind a dialog.
      follow({
        files,
        removed: state.removed.filter((path) => !remove.includes(path)),
        messages: [{ kind: 'saved', text: `${text.join(' ')} ${texts.notPublished}` }],
        isReviewing: false,
      })
      // Its steps may name what is deleted.
      if (remove.length > 0) temporal.getState().clear()
      sync(content)
    },
  }
}

function viewActions(store: EditorStore, { pages = {} }: EditorConfig) {
  const show = (file: string) => {
    const own = Object.keys(pages).find((page) => pages[page]?.file === file)
    store.setState({ current: file, ...(own !== undefined && { page: own }) })
  }
  return {
    show,
    /** Opens a field's parents and focuses it; an unknown place leads to its nearest known parent. */
    goTo(file: string, place: string) {
      const { fields, data, open } = store.getState()
      const form = fields[file]
      const found = form ? fieldAt(form, data[file], place.split('.')).place : ''
      const steps = found.split('.').map((_, index, all) => all.slice(0, index + 1).join('.'))
      const opened = Object.fromEntries(steps.map((at) => [idOf(file, at), true]))
      show(file)
      store.setState({ open: { ...open, ...opened }, target: idOf(file, found) })
    },
  }
}
