import fc from 'fast-check'
import { DocumentUpload } from '../../../../src/registration/documents/DocumentUpload'
import {
  type Chosen,
  filesOf,
  messageBeside,
} from '../../../../src/registration/documents/documentState'
import { problemsOfUploads } from '../../../../src/registration/documents/useDocumentUploads'
import { emptyDraft, type UploadedDocument } from '../../../../src/registration/rules/fields'
import type { MadePages, PdfReading, UploadOutcome } from '../../../../src/registration/rules/ports'
import { form } from '../../../../stories/support/registration'
import { drawn, pending } from '../../../fixtures/registration/fakePorts'
import { uploaded } from '../../../fixtures/registration/samples'

/** One document and its services, which answer when a step says so. */
class World {
  document: UploadedDocument | null = null
  rules: 'there' | 'gone' | 'late' = 'there'
  cleared: Chosen | undefined
  #files = 0
  #window: ReturnType<typeof pending<UploadOutcome>> | undefined
  #making: ReturnType<typeof pending<'made' | 'slow'>> | undefined
  #loading: ReturnType<typeof pending<void>> | undefined
  readonly upload = new DocumentUpload(
    'gst_pdf',
    async () => undefined,
    () => ({
      texts: form.documents,
      document: this.document,
      onChange: (document) => {
        this.document = document
      },
      loadPdf: async () => {
        if (this.rules === 'gone') return undefined
        if (this.rules === 'late') this.#loading = pending()
        await this.#loading?.promise
        return { readPdf: async (file) => reading(file) }
      },
      loadPictures: async () => ({
        pdfOfPages: () => new Blob(),
        makePages: async (pages, _signal, onPage) => {
          onPage(1, pages)
          this.#making = pending()
          const end = await this.#making.promise
          const good = pages.filter(({ picture }) => !picture.name.startsWith('broken'))
          const made: MadePages = {
            pages: good.map(({ picture }) => ({ picture, drawn })),
            refused: pages.filter((page) => !good.includes(page)).map((page) => page.picture.name),
            tooSmall: [],
          }
          return end === 'made' ? made : { ...made, pages, refused: [], stop: { slow: 'x.jpg' } }
        },
      }),
      uploadDocument: async ({ mayOpen, file }) => {
        await mayOpen()
        this.#window = pending()
        const outcome = await this.#window.promise
        return outcome.ok ? { ok: true, document: uploaded('gst_pdf', file) } : outcome
      },
    }),
  )

  /** A file of its own name. */
  file(start: string, end: string): File {
    this.#files += 1
    return new File(['x'], `${start}${this.#files}.${end}`)
  }
  closeWindow = (outcome: UploadOutcome) => {
    this.#window?.resolve(outcome)
    this.#window = undefined
  }
  endMaking = (end: 'made' | 'slow') => {
    this.#making?.resolve(end)
    this.#making = undefined
  }
  loadRules = () => {
    this.rules = 'there'
    this.#loading?.resolve()
    this.#loading = undefined
  }
  /** Whether something has still to answer. */
  isPending = () => [this.#window, this.#making, this.#loading].some((answer) => answer)
  waits = () => filesOf(this.upload.latest().waiting).map(({ name }) => name)
}

const reading = (pdf: File): PdfReading =>
  pdf.name.endsWith('.pdf')
    ? { ok: true, pdf, isEncrypted: false, hasEnd: true }
    : { ok: false, problem: 'notPdf' }

const failure = (reason: 'cancelled' | 'failed') => ({ ok: false, reason, text: '' }) as const
const success = { ok: true, document: uploaded('gst_pdf', new File([], '')) } as const

const steps: Record<string, (world: World) => unknown> = {
  choose: (world) => void world.upload.choose([world.file('file', 'pdf')]),
  chooseWrong: (world) => void world.upload.choose([world.file('wrong', 'txt')]),
  chooseTwo: (world) =>
    void world.upload.choose([world.file('one', 'pdf'), world.file('two', 'pdf')]),
  add: (world) =>
    void world.upload.addPictures([world.file('page', 'jpg'), world.file('page', 'jpg')]),
  addBroken: (world) => void world.upload.addPictures([world.file('broken', 'jpg')]),
  move: (world) =>
    void world.upload.arrange(
      world
        .waits()
        .map((_file, index) => index)
        .reverse(),
    ),
  remove: (world) =>
    void world.upload.arrange(
      world
        .waits()
        .slice(1)
        .map((_file, index) => index),
    ),
  make: (world) => world.endMaking('made'),
  makeSlowly: (world) => world.endMaking('slow'),
  closeWindow: (world) => world.closeWindow(failure('cancelled')),
  fail: (world) => world.closeWindow(failure('failed')),
  finish: (world) => world.closeWindow(success),
  start: (world) => void world.upload.act.start(),
  cancel: (world) => void world.upload.act.cancel(),
  undo: (world) => void world.upload.act.undo(),
  removeDocument: (world) => world.document && void world.upload.act.remove(),
  rulesGone: (world) => {
    world.rules = 'gone'
  },
  rulesLate: (world) => {
    world.rules = 'late'
  },
  rulesCome: (world) => world.loadRules(),
  clear: (world) => {
    world.cleared = world.upload.clear()
  },
  undoClear: (world) => {
    const { waiting, underWay } = world.upload.latest()
    // As in the form: once it has something again, there is no *Undo*.
    if (world.cleared && !waiting && !underWay) void world.upload.restore(world.cleared)
    world.cleared = undefined
  },
}

/** All that was promised is done; what a service has still to answer is not. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

/** Everything that is said of the document, or can be brought back. */
function told(world: World): string {
  const state = world.upload.latest()
  const { givenUp = [] } = state
  const kept = [world.cleared, ...givenUp, ...(world.cleared?.givenUp ?? [])].flatMap((chosen) =>
    filesOf(chosen?.waiting),
  )
  const message = JSON.stringify(messageBeside(state, world.document))
  return [...kept.map(({ name }) => name), message, state.underWay?.choice?.name].join(' ')
}

async function check(names: readonly string[]): Promise<void> {
  const world = new World()
  for (const name of names) {
    const before = world.waits()
    const choice = world.upload.latest().underWay?.choice?.name
    // Nothing is left to cancel or to start where nothing waits.
    const { waiting, underWay } = world.upload.latest()
    const needsSomething = ['start', 'cancel', 'move', 'remove'].includes(name)
    if (needsSomething && !waiting && !underWay) continue
    await steps[name]?.(world)
    await settle()
    const now = world.upload.latest()
    const message = messageBeside(now, world.document)
    const isRefused = message?.kind === 'failure' && message.message === form.documents.notPdf
    const gone = before.filter((file) => !world.waits().includes(file))
    const isUploaded = name === 'finish' && !now.waiting
    if (choice && !world.waits().includes(choice)) gone.push(choice)
    for (const file of gone) if (!isUploaded && !isRefused) expect(told(world)).toContain(file)
    if (!world.isPending()) expect(now.underWay).toBeUndefined()
    const problem = problemsOfUploads({ gst_pdf: world.upload, pan_pdf: idle }, emptyDraft).gst_pdf
    expect(problem !== undefined).toBe(Boolean(now.waiting || now.underWay))
  }
}

const idle = new World().upload

// Files are read at once.
beforeEach(() => {
  jest.spyOn(Blob.prototype, 'arrayBuffer').mockResolvedValue(new ArrayBuffer(1))
})

test('whatever waits is there until it is uploaded, or goes with a word or Undo', async () => {
  const runs = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 20, maxLength: 20 })
  await fc.assert(fc.asyncProperty(runs, check), { numRuns: 300 })
})
