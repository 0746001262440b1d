import type { SaveAnswer, SaveRequest, StoredFile, Workplace } from '../model/protocol'

/** Who edits, as the sign-in proxy names them. */
export interface Person {
  readonly name: string
  readonly email: string
}

/** Where the content is, and where saved changes go. */
export interface Store {
  workplace: (person: Person | undefined) => Workplace
  /**
   * The files as they are now, with what others did.
   *
   * @throws RefusedError
   */
  read: () => Promise<StoredFile[]>
  /** The files on the disk. */
  onDisk: () => Promise<StoredFile[]>
  save: (request: SaveRequest, person: Person | undefined) => Promise<SaveAnswer>
}

/** The disk or the git server refused; the message says what to do. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/** Runs one task after the other. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve()

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(task)
    this.last = result.catch(() => undefined)
    return result
  }
}
