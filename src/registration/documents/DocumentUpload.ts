import type { DocumentAction } from '../../components/DocumentField'
import type { DocumentMessage } from '../../components/DocumentStatus'
import { formatFileSize } from '../../components/formatFileSize'
import type { FormDocuments } from '../../content/generated/types'
import { cleanFileName, type DocumentName, type UploadedDocument } from '../rules/fields'
import { documentType } from '../rules/limits'
import type { Page, PdfFile, RegistrationPorts, UploadStage } from '../rules/ports'
import {
  checkFile,
  failedUpload,
  failure,
  notLoaded,
  problemsOfPages,
  uploadedMessage,
} from './chosenFile'
import {
  type Chosen,
  type DocumentState,
  filesOf,
  fillNamed,
  inPlace,
  lastGivenUp,
  nameOf,
  nameOfPages,
  pagesOf,
  type Waiting,
} from './documentState'
import { watchTyping } from './watchTyping'

export interface DocumentUploadOptions
  extends Pick<RegistrationPorts, 'loadPdf' | 'loadPictures' | 'uploadDocument'> {
  texts: FormDocuments
  /** What is uploaded. */
  document: UploadedDocument | null
  /** Stores what was uploaded, or removes it. */
  onChange: (document: UploadedDocument | null) => void
}

/** One thing that is done with a document; its signal is aborted when it ends, however it does. */
interface Run {
  signal: AbortSignal
  typesNow: () => boolean
}

/** The upload of one document: what waits, and the one thing that is done with it at a time. */
export class DocumentUpload {
  private state: DocumentState = {}
  private running = new AbortController()
  private readonly listeners = new Set<() => void>()

  /**
   * @param takeTurn resolves when the upload window that was open before has ended
   * @param options returns them as they are now
   */
  constructor(
    private readonly field: DocumentName,
    private readonly takeTurn: (signal: AbortSignal) => Promise<unknown>,
    private readonly options: () => DocumentUploadOptions,
  ) {}

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Also for code that has begun before the last render: a submit. */
  latest = (): DocumentState => this.state

  /** Takes a file to the upload service, once it has passed the rules. */
  async choose([choice, ...others]: readonly File[]): Promise<void> {
    const { texts } = this.options()
    if (!choice) return this.say(failure(texts.noFile))
    if (others.length > 0) return this.say(failure(texts.oneFile))
    const message = fillNamed(texts.checking, { name: cleanFileName(choice.name) })
    await this.take(choice, this.begin({ message, choice }))
  }

  /** Adds pictures to the pages that wait. */
  addPictures(added: readonly File[]): Promise<void> {
    const pages = pagesOf(this.state)
    const isNew = (picture: File) => pages.every((page) => page.picture !== picture)
    return this.arrangePages([...pages, ...added.filter(isNew).map((picture) => ({ picture }))])
  }

  /** @param order the positions of the pages that stay, from 0, in their new order */
  arrange(order: readonly number[]): Promise<void> {
    const pages = pagesOf(this.state)
    const removed = pages.find((_page, index) => !order.includes(index))
    const name = cleanFileName(removed?.picture.name ?? '')
    return this.arrangePages(
      order.flatMap((index) => pages[index] ?? []),
      fillNamed(this.options().texts.removed, { name }),
    )
  }

  readonly act: Record<DocumentAction, () => unknown> = {
    start: () => this.upload(),
    cancel: () => {
      const { choice } = this.state.underWay ?? {}
      this.end(undefined)
      if (!choice) this.put(undefined)
    },
    undo: () => {
      const last = lastGivenUp(this.state)
      if (!last) return
      this.end(undefined)
      const others = this.state.givenUp?.filter((other) => other !== last) ?? []
      const { waiting, givenUp = [] } = this.placed(last.waiting, { ...this.state, givenUp: [] })
      // What is lost by that comes back after the others.
      return this.restore({ waiting, givenUp: [...givenUp, ...others] })
    },
    keep: () => this.say(undefined),
    remove: () => {
      const { texts, document, onChange } = this.options()
      const announcement = fillNamed(texts.removed, { name: document?.name ?? '' })
      this.set({ said: { message: { kind: 'note', announcement }, about: undefined } })
      onChange(null)
    },
  }

  /** Forgets everything but what is uploaded; what it returns can be restored. */
  clear(): Chosen {
    this.end(undefined)
    const { waiting, givenUp } = this.state
    this.set({ waiting: undefined, givenUp: undefined })
    return { waiting, givenUp }
  }

  /** Puts in place what waited before; it waits for a press. */
  restore({ waiting, givenUp }: Chosen): unknown {
    this.end(undefined)
    this.set({ waiting, givenUp })
    const pages = pagesOf(this.state)
    return pages.some(({ drawn }) => !drawn) && this.arrangePages(pages)
  }

  /** Another message is announced: ours stays visible, but is no longer an alert. */
  silence(): void {
    const { said } = this.state
    if (said?.message.kind !== 'failure') return
    this.set({ said: { ...said, message: { ...said.message, announce: false } } })
  }

  private set(changes: Partial<DocumentState>): void {
    this.state = { ...this.state, ...changes }
    for (const listener of this.listeners) listener()
  }

  private say(message: DocumentMessage | undefined): void {
    this.set({ said: message && { message, about: this.options().document?.id } })
  }

  /** Ends what is done, and begins something else. */
  private begin(underWay: DocumentState['underWay']): Run {
    this.end(undefined)
    this.running = new AbortController()
    const { signal } = this.running
    this.set({ underWay })
    return { signal, typesNow: watchTyping(signal) }
  }

  /** Ends what is done, if anything is; what waits stays, and a file that was looked at can be brought back. */
  private end(message: DocumentMessage | undefined): void {
    const { choice } = this.state.underWay ?? {}
    this.running.abort()
    this.set({ underWay: undefined })
    if (choice) {
      const waiting: Waiting = { kind: 'file', file: choice }
      const { givenUp } = this.placed(undefined, { ...this.state, waiting })
      this.set({ givenUp })
    }
    this.say(message)
  }

  private put(waiting: Waiting | undefined, message?: string): void {
    this.set(this.placed(waiting, this.state, message))
  }

  private placed(waiting: Waiting | undefined, chosen: Chosen, message?: string): Chosen {
    const { texts } = this.options()
    const name = nameOf(chosen, this.field, texts)
    return inPlace(chosen, waiting, message ?? fillNamed(texts.notUploaded, { name }))
  }

  /** Draws these pages, if there are any. */
  private async arrangePages(pages: readonly Page[], message?: string): Promise<void> {
    if (pages.length === 0) {
      this.end(undefined)
      return this.put(undefined, message)
    }
    this.put({ kind: 'pages', pages }, message)
    const run = this.begin(this.checking())
    if (await this.make(run)) this.end(undefined)
  }

  /** Takes what waits to the upload service. */
  private async upload(): Promise<void> {
    const { waiting } = this.state
    if (!waiting) return
    const run = this.begin(this.checking())
    if (waiting.kind === 'file') return this.take(waiting.file, run)
    const made = await this.make(run)
    if (made) await this.send(made, run)
  }

  private checking(): DocumentState['underWay'] {
    const { texts } = this.options()
    return { message: fillNamed(texts.checking, { name: nameOf(this.state, this.field, texts) }) }
  }

  /** Takes a file, which may be the one that waits, through the rules to the upload window. */
  private async take(file: File, run: Run): Promise<void> {
    const { texts, loadPdf } = this.options()
    const checked = await checkFile(file, texts, loadPdf)
    if (run.signal.aborted) return
    const isWaiting = filesOf(this.state.waiting).includes(file)
    // It is no longer only looked at.
    this.set({ underWay: undefined })
    if (checked.kind === 'refused') {
      if (isWaiting) this.set({ waiting: undefined })
      return this.end(checked.message)
    }
    const waiting: Waiting = { kind: 'file', file: checked.file }
    if (isWaiting) this.set({ waiting })
    else this.put(waiting)
    if (checked.kind === 'pdf') await this.send(checked.pdf, run)
    else this.end(failedUpload(notLoaded, cleanFileName(file.name), texts))
  }

  /** @returns the PDF, once all pages are drawn; otherwise it ends, and says why */
  private async make({ signal }: Run): Promise<PdfFile | undefined> {
    const { texts, loadPictures } = this.options()
    const name = nameOfPages(this.field, texts)
    const part = await loadPictures()
    if (signal.aborted) return undefined
    if (!part) return void this.end(failedUpload(notLoaded, name, texts))
    const made = await part.makePages(pagesOf(this.state), signal, (index, pages) => {
      if (signal.aborted) return
      const message = fillNamed(texts.making, { name, index, count: pages.length })
      this.set({ waiting: { kind: 'pages', pages }, underWay: { message } })
    })
    if (signal.aborted) return undefined
    const { pages } = made
    this.set({ waiting: pages.length > 0 ? { kind: 'pages', pages } : undefined })
    const problems = problemsOfPages(made, texts)
    if (problems) return void this.end(problems)
    const pdf = new File([part.pdfOfPages(pages)], name, { type: documentType })
    return { ok: true, pdf, isEncrypted: false, hasEnd: true }
  }

  private async send(file: PdfFile, { signal, typesNow }: Run): Promise<void> {
    const { texts, onChange, uploadDocument } = this.options()
    const name = cleanFileName(file.pdf.name)
    this.set({ underWay: { message: fillNamed(texts.opening, { name }) } })
    const outcome = await uploadDocument({
      field: this.field,
      signal,
      file: file.pdf,
      description: formatFileSize(file.pdf.size),
      mayOpen: async () => {
        if (signal.aborted) return
        // A window that opens while somebody types would take their keys.
        if (typesNow()) this.end(undefined)
        else await this.takeTurn(signal)
      },
      onStage: (stage) => {
        if (!signal.aborted) this.set({ underWay: stageOf(stage, name, texts) })
      },
    })
    if (signal.aborted) return
    if (outcome.ok) {
      const { document } = outcome
      this.end(undefined)
      const said = { message: uploadedMessage(name, file, texts), about: document.id }
      this.set({ waiting: undefined, givenUp: undefined, said })
      onChange(document)
    } else this.end(failedUpload(outcome, name, texts))
  }
}

function stageOf(stage: UploadStage, name: string, texts: FormDocuments) {
  if (stage.name === 'waiting') return { message: fillNamed(texts.waiting, { name }) }
  return { message: fillNamed(texts.uploading, { name }), percent: stage.percent }
}
