import type { ContentData, Finding, Value } from '@partner-site/content-model'
import same from 'fast-deep-equal'
import { setIn } from 'formik'
import type { EditorConfig } from '../config'
import type { EditedFile, OpenContent } from '../protocol'
import { texts } from '../texts'
import { changesIn, fileLabel, takeOver } from './changes'
import { fieldAt, idOf } from './data'
import { merge } from './merge'
import type { EditorServer } from './server'
import type { EditorState, EditorStore, OpenFile } from './state'

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
    store.setState({ data, notices: { others: [] } })
    history.resume()
    typed = { id, data, end: Date.now() + pause }
  }
  const travel = (how: 'undo' | 'redo') => {
    const { data: before, fields } = store.getState()
    store.temporal.getState()[how]()
    const { data } = store.getState()
    const file = Object.keys(fields).find((name) => !same(before[name], data[name]))
    const form = file && fields[file]
    if (!form) return
    const [change] = changesIn(form, before[file], data[file])
    const said = texts[how === 'undo' ? 'undone' : 'redone'](change?.label ?? file)
    store.setState({ notices: { others: [] }, current: file, said })
  }
  return {
    /** Sets a value; `undefined` removes it. Consecutive typed changes of one field are one undo step. */
    edit(file: string, place: string, value: Value | undefined, isTyped = false) {
      const { data } = store.getState()
      write({ ...data, [file]: setIn(data[file], place, value) }, isTyped ? idOf(file, place) : '')
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    discard(names: readonly string[]) {
      const { data, files } = store.getState()
      const saved = files.flatMap(({ name, saved }) =>
        saved && names.includes(name) ? [[name, saved]] : [],
      )
      write({ ...data, ...Object.fromEntries(saved) })
    },
  }
}

function serverActions(store: EditorStore) {
  /** Applies others' changes; undo never reverts them. */
  const replace = ({ files, data }: Pick<EditorState, 'files' | 'data'>) => {
    const { data: before } = store.getState()
    if (same(data, before)) return store.setState({ files })
    const { temporal } = store
    temporal.getState().pause()
    store.setState({ files, data })
    temporal.getState().resume()
    const { pastStates, futureStates, clear } = temporal.getState()
    const news = Object.entries(data).filter(([name, one]) => !same(one, before[name]))
    const isIn = ({ data: step }: (typeof pastStates)[number]) =>
      news.some(([name]) => !same(step?.[name], before[name]))
    if ([...pastStates, ...futureStates].some(isIn)) return clear()
    const withNews = ({ data: step }: (typeof pastStates)[number]) => ({
      data: { ...step, ...Object.fromEntries(news) },
    })
    temporal.setState({
      pastStates: pastStates.map(withNews),
      futureStates: futureStates.map(withNews),
    })
  }
  const sync = ({ files, workplace }: Pick<OpenContent, 'files' | 'workplace'>) => {
    const { news, ...taken } = takeOver(store.getState(), files)
    replace(taken)
    const { notices } = store.getState()
    const others = [...new Set([...notices.others, ...news])]
    store.setState({ workplace, notices: { ...notices, others } })
  }
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
    /** Records what was saved; keeps what was typed meanwhile. */
    noteSaved(sent: readonly EditedFile[], content: OpenContent) {
      const files = store.getState().files.map((file): OpenFile => {
        const { name, version } = file
        const saved = sent.find((one) => one.name === name)?.data
        return saved ? { name, version, saved } : file
      })
      const names = sent.map(({ name }) => fileLabel(store.getState(), name)).join(', ')
      // In one step with the message, which is not announced behind a dialog.
      store.setState({
        files,
        notices: { saved: texts.saved(names), others: [] },
        isReviewing: false,
      })
      sync(content)
    },
    /** Resolves a conflict: their version becomes the base of the edits. Undo restores my texts. */
    resolve(name: string, chosen: ContentData) {
      const { files, data, fields } = store.getState()
      const { saved: base, theirs: other } = files.find((file) => file.name === name) ?? {}
      const versions = { base, mine: data[name], theirs: other?.data }
      const mine = merge(versions, { field: fields[name] }).value as ContentData
      const resolved = files.map((file): OpenFile => {
        const { theirs } = file
        if (file.name !== name || !theirs) return file
        return { name, version: theirs.version, saved: theirs.data }
      })
      replace({ files: resolved, data: { ...data, [name]: mine } })
      if (!same(mine, chosen)) store.setState({ data: { ...data, [name]: chosen } })
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
