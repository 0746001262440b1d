import { readData } from '../model/edit'
import type { StoredFile } from '../model/protocol'
import { createTurns } from './createTurns'

/** A content file that is being edited. */
export interface OpenFile {
  readonly name: string
  /** As the server gave it; the edits begin there. */
  readonly base: StoredFile
  /** As it would be saved. */
  readonly text: string
  /** What somebody else has made of it meanwhile; the person still has to decide. */
  readonly theirs?: StoredFile
  /** The last text that could be read, before somebody else changed or deleted the file. */
  readonly before?: string
}

/** An edit that can be undone: the text that a file had before. */
interface Step {
  readonly file: string
  readonly text: string
  /** Edits of the same place in a row are one step. */
  readonly place: string
}

export interface EditorState {
  readonly files: readonly OpenFile[]
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

export const isChanged = ({ base, text }: OpenFile): boolean => text !== base.text

/** Whether there is no such file, and none has been written again. */
export const isGone = ({ base, text }: OpenFile): boolean => base.version === '' && text === ''

/** How many steps can be undone; a text has about 20,000 characters. */
const longestPast = 200

/** Holds the texts of the files; each change is a new state. Knows neither React nor the server. */
export class EditorStore {
  private state: EditorState
  private readonly listeners = new Set<() => void>()

  constructor(files: readonly OpenFile[]) {
    this.state = { files, past: [], future: [] }
  }

  /** What reads files from the server and what saves them must not overlap. */
  readonly inTurn = createTurns()

  readonly getState = (): EditorState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** @throws Error if there is no such file */
  file(name: string): OpenFile {
    const found = this.state.files.find((file) => file.name === name)
    if (!found) throw new Error(`${name} is not open.`)
    return found
  }

  /** @param place what was edited; an edit of the same place right after belongs to it */
  write(name: string, text: string, place: string): void {
    const before = this.file(name)
    if (text === before.text) return
    const { past } = this.state
    const steps = this.isSameStep(name, place)
      ? past
      : [...past, { file: name, text: before.text, place }]
    this.set({
      files: this.with({ ...before, text }),
      past: steps.slice(-longestPast),
      future: [],
    })
  }

  /**
   * The text to which an edit is applied: the one before the step that it belongs to. So a text
   * that is emptied and typed again does not keep the quotes that the empty one needed.
   */
  textBefore(name: string, place: string): string {
    const last = this.state.past.at(-1)
    return last && this.isSameStep(name, place) ? last.text : this.file(name).text
  }

  private isSameStep(name: string, place: string): boolean {
    const { past, future } = this.state
    const last = past.at(-1)
    return place !== '' && last?.file === name && last.place === place && future.length === 0
  }

  /** Ends the row of edits that are one step, when the person goes to another field. */
  endStep(): void {
    const last = this.state.past.at(-1)
    if (!last || last.place === '') return
    this.set({ ...this.state, past: [...this.state.past.slice(0, -1), { ...last, place: '' }] })
  }

  /** @returns the file that changed; undefined if there was nothing to undo */
  undo(): string | undefined {
    return this.step('past', 'future')
  }

  /** @returns the file that changed; undefined if there was nothing to do again */
  redo(): string | undefined {
    return this.step('future', 'past')
  }

  private step(from: 'past' | 'future', to: 'past' | 'future'): string | undefined {
    const step = this.state[from].at(-1)
    if (!step) return undefined
    const file = this.file(step.file)
    const back = { file: step.file, text: file.text, place: '' }
    this.set({
      ...this.state,
      files: this.with({ ...file, text: step.text }),
      [from]: this.state[from].slice(0, -1),
      [to]: [...this.state[to], back],
    })
    return step.file
  }

  /**
   * Takes over what the server has. A file that is not edited follows it; one that is edited
   * becomes a question, unless both have the same text by now.
   *
   * @returns the names of the files that followed
   */
  meet(stored: readonly StoredFile[]): string[] {
    const news = stored.filter(({ name, version }) => {
      const { base, theirs } = this.file(name)
      return version !== (theirs ?? base).version
    })
    const followed: string[] = []
    for (const theirs of news) {
      const file = this.file(theirs.name)
      const isQuestion =
        isChanged(file) && file.text !== theirs.text && theirs.text !== file.base.text
      if (!isChanged(file) && theirs.version !== '') followed.push(theirs.name)
      if (isQuestion) this.set({ ...this.state, files: this.with({ ...file, theirs }) })
      else if (isChanged(file)) this.rebase(theirs, file.text)
      else this.rebase(theirs, theirs.text)
    }
    return followed
  }

  /** The answer to that question: their version with this text on it. */
  settle(name: string, text: string): void {
    const { theirs } = this.file(name)
    if (theirs) this.rebase(theirs, text)
  }

  /** @param sent the text that was saved; what was typed meanwhile stays */
  saved(stored: StoredFile, sent: string): void {
    const { text } = this.file(stored.name)
    this.set({
      ...this.state,
      files: this.with({
        name: stored.name,
        base: stored,
        text: text === sent ? stored.text : text,
      }),
    })
  }

  /** Back to what is saved; can be undone. */
  discard(name: string): void {
    this.write(name, this.file(name).base.text, '')
  }

  /** Steps back to texts without the others' changes would undo those too. */
  private rebase(base: StoredFile, text: string): void {
    const isOther = ({ file }: Step) => file !== base.name
    const last = this.file(base.name)
    const before = !isGone(last) && readData(last.text).ok ? last.text : last.before
    this.set({
      files: this.with({ name: base.name, base, text, before }),
      past: this.state.past.filter(isOther),
      future: this.state.future.filter(isOther),
    })
  }

  private with(changed: OpenFile): OpenFile[] {
    return this.state.files.map((file) => (file.name === changed.name ? changed : file))
  }

  private set(state: EditorState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
