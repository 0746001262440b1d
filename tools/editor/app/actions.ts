import same from 'fast-deep-equal'
import type { Finding } from '../../content/check/finding'
import type { ContentData, Value } from '../../content/value'
import type { EditorServer, Saved, StoredFile } from '../protocol'
import { texts } from '../texts'
import { changesIn } from './changes'
import { fieldAt, idOf, pathOf, withValue } from './data'
import { takeOver } from './files'
import type { EditorState, EditorStore, OpenFile } from './store'

/** The field of the next change and of the last one, and when the last one's step of undo ends. */
export interface Step {
  next: string
  id: string
  end: number
}

/** What a field, a control or the server does to the state. */
export type Actions = ReturnType<typeof actionsOn>

export const actionsOn = (store: EditorStore, server: EditorServer, step: Step) => ({
  set: (part: Partial<EditorState>) => store.setState(part),
  say: (said: string) => store.setState({ said }),
  ...contentActions(store, step),
  ...serverActions(store, step),
  ...viewActions(store),
  ...pictureActions(store, server),
})

function contentActions(store: EditorStore, step: Step) {
  const write = (data: EditorState['data'], id = '') => {
    step.next = id
    store.setState({ data, notices: [] })
  }
  const travel = (how: 'undo' | 'redo') => {
    const { data: before, fields } = store.getState()
    step.id = ''
    store.temporal.getState()[how]()
    const { data } = store.getState()
    const file = Object.keys(fields).find((name) => before[name] !== data[name])
    const form = file && fields[file]
    if (!form) return
    const [change] = changesIn(form, before[file], data[file])
    const said = texts[how === 'undo' ? 'undone' : 'redone'](change?.label ?? file)
    store.setState({ notices: [], current: file, said })
  }
  return {
    /** Sets a value; `undefined` removes it. Changes of one field in a row are one step of undo. */
    edit(file: string, place: string, value: Value | undefined, isTyped = false) {
      const { data } = store.getState()
      const next = withValue(data[file], pathOf(place), value) as ContentData
      write({ ...data, [file]: next }, isTyped ? idOf(file, place) : '')
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    discard(names: readonly string[]) {
      const { data, files } = store.getState()
      const saved = files.filter(({ name }) => names.includes(name))
      write({ ...data, ...Object.fromEntries(saved.map((file) => [file.name, file.saved ?? {}])) })
    },
  }
}

function serverActions(store: EditorStore, step: Step) {
  const replace = ({ files, data }: Pick<EditorState, 'files' | 'data'>) => {
    const isSame = same(data, store.getState().data)
    store.setState(isSame ? { files } : { files, data })
    if (isSame) return
    // Undo would take back what somebody else did.
    step.id = ''
    store.temporal.getState().clear()
  }
  return {
    /** Notes what the check found; each sentence without its key, as it is shown with the field. */
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
      store.setState({ errors })
    },
    /** Takes over what others saved, where the person need not decide. */
    meet(stored: readonly StoredFile[]) {
      const { followed, merged, ...taken } = takeOver(store.getState(), stored)
      replace(taken)
      const news = [
        ...(followed.length > 0 ? [texts.followed(followed.join(', '))] : []),
        ...(merged.length > 0 ? [texts.merged(merged.join(', '))] : []),
      ].map((text) => ({ kind: 'others', text }) as const)
      const { notices } = store.getState()
      const others = notices.filter((old) => !news.some(({ text }) => text === old.text))
      store.setState({ notices: [...others, ...news] })
    },
    /** Notes what was saved; what was typed meanwhile stays. */
    noteSaved(sent: EditorState['data'], { files: stored, workplace, commit }: Saved) {
      const { files, data } = store.getState()
      const noted = files.map((file) => {
        const { name, version } = file
        return sent[name] ? { name, version, saved: sent[name] } : file
      })
      replace(takeOver({ files: noted, data }, stored))
      const names = Object.keys(sent).join(', ')
      const text =
        workplace.kind === 'git' && commit
          ? texts.savedCommit(names, commit, workplace.branch)
          : texts.saved(names)
      store.setState({ workplace, notices: [{ kind: 'saved', text }] })
    },
    /** Ends the question about a file: their version becomes the one that is edited. */
    settle(name: string, mine: ContentData) {
      const { files, data } = store.getState()
      const settled = files.map((file): OpenFile => {
        const { theirs } = file
        if (file.name !== name || !theirs) return file
        return { name, version: theirs.version, saved: theirs.data }
      })
      replace({ files: settled, data: { ...data, [name]: mine } })
    },
  }
}

function viewActions(store: EditorStore) {
  /** Shows a file, and its page in the preview. */
  const show = (file: string) => {
    const name = file.replace(/\.yaml$/, '')
    const page = name === 'home' ? '/' : `/${name}/`
    store.setState({ current: file, ...(store.getState().pages.includes(page) && { page }) })
  }
  return {
    show,
    /** Opens what a field is in and focuses it; an unknown place leads to what it is in. */
    goTo(file: string, place: string) {
      const { fields, data, open } = store.getState()
      const form = fields[file]
      const found = form ? fieldAt(form, data[file], pathOf(place)).place : ''
      const steps = found.split('.').map((_, index, all) => all.slice(0, index + 1).join('.'))
      const opened = Object.fromEntries(steps.map((at) => [idOf(file, at), true]))
      show(file)
      store.setState({ open: { ...open, ...opened }, target: idOf(file, found) })
    },
  }
}

function pictureActions(store: EditorStore, server: EditorServer) {
  const loadPictures = async () => {
    // Should the server not answer, the check says so.
    const pictures = await server.pictures().catch(() => undefined)
    if (pictures) store.setState({ pictures })
  }
  const change = async <Answer extends { ok: boolean }>(asked: Promise<Answer>) => {
    const answer = await asked.catch(({ message }: Error) => ({ ok: false, message }) as const)
    if (answer.ok) await loadPictures()
    return answer
  }
  return {
    loadPictures,
    upload: (picture: File, file: string, key: string) => change(server.upload(picture, file, key)),
    remove: (path: string) => change(server.remove(path)),
  }
}
