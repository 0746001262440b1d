import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test'
import { withLimits } from '../../src/registration/form/messages'
import type { Receipt } from '../../src/registration/rules/application'
import {
  type DocumentName,
  documentNames,
  eachDocument,
  isEmpty,
  type RegistrationDraft,
  type TextName,
} from '../../src/registration/rules/fields'
import type {
  DraftStorage,
  FindDocument,
  LoadRules,
  SendApplication,
  SendOutcome,
  Stored,
  UploadDocument,
  UploadOutcome,
} from '../../src/registration/rules/ports'
import * as rules from '../../src/registration/rules/validation'
import { contactContent } from './content'
import { documentIds, documentUrls, validTexts } from './validTexts'

export { documentUrls, validTexts }

type Canvas = ReturnType<typeof within>

/** The form's texts as visitors read them, limits included. */
export const form = withLimits(contactContent.form)

/** A small file with a PDF's signature. */
export const pdf = (name: string): File =>
  new File(['%PDF-1.7\n%%EOF\n'], name, { type: 'application/pdf' })

/** Drags a file over an element. jsdom has no event for that. */
export async function dragOver(target: Element, file: File): Promise<void> {
  if (typeof DragEvent === 'undefined') {
    await fireEvent.dragOver(target, { dataTransfer: { types: ['Files'], files: [file] } })
    return
  }
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const init = { dataTransfer, bubbles: true, cancelable: true }
  target.dispatchEvent(new DragEvent('dragover', init))
}

const uploaded = (field: DocumentName, { name, size }: Pick<File, 'name' | 'size'>) => ({
  id: documentIds[field],
  url: documentUrls[field],
  name,
  size,
  mimeType: 'application/pdf',
})

/** Loads the rules at once, as a fast connection does. */
export const loadRules: LoadRules = async () => rules

/** An upload service that has every document. */
export const documentIsThere: FindDocument = async () => 'there'

/** An upload service that accepts everything at once. */
export const uploadSucceeds: UploadDocument = async ({ field, file }) => ({
  ok: true,
  document: uploaded(field, file),
})

export const sendSucceeds: SendApplication = async () => ({ ok: true })

const nothing: Stored = { kind: 'nothing' }

/**
 * A browser that has stored something when a page is rendered, and then what the page stores.
 *
 * @param later what other windows have stored after that, one after another
 */
export function browserWith(before: Stored = nothing, ...later: readonly Stored[]): DraftStorage {
  let stored = before
  const end: DraftStorage['end'] = (how, reference) => {
    stored = { kind: 'ended', how, at: Date.now(), reference }
    return stored
  }
  return {
    load: () => stored,
    loadOrExpire: () => stored,
    save: (draft) => {
      if (isEmpty(draft)) return end('cleared')
      stored = { kind: 'draft', draft, at: Date.now() }
      return stored
    },
    end,
    subscribe: (onChange) => {
      stored = before
      const timer = setTimeout(() => {
        for (const next of later) {
          stored = next
          onChange()
        }
      })
      return () => clearTimeout(timer)
    },
  }
}

/** A browser that stored this draft at `at`, in milliseconds since 1970. */
export const hasStored = (draft: RegistrationDraft, at: number): DraftStorage =>
  browserWith({ kind: 'draft', draft, at })

/** A browser that stores nothing. */
export const storesNothing: DraftStorage = {
  ...browserWith(),
  save: (draft) => (isEmpty(draft) ? { kind: 'ended', how: 'cleared', at: 0 } : undefined),
}

/** A whole registration, ready to be sent. */
export const completeDraft = {
  ...validTexts,
  ...eachDocument((field) => uploaded(field, { name: `${field}.pdf`, size: 182_000 })),
} satisfies RegistrationDraft

/** The receipt of that registration, sent at a fixed time. */
export const receipt: Receipt = {
  draft: completeDraft,
  reference: '7F3A92C1',
  at: Date.UTC(2026, 10, 21, 8, 30),
}

/** A port that always has the same outcome. */
export const sends = (outcome: SendOutcome) => fn<SendApplication>(async () => outcome)
export const uploads = (outcome: UploadOutcome) => fn<UploadDocument>(async () => outcome)

/** An upload service that refuses each document the first time and accepts it the second. */
export function failsOnce(): ReturnType<typeof uploads> {
  const seen = new Set<DocumentName>()
  return fn<UploadDocument>(async (request) => {
    if (seen.has(request.field)) return uploadSucceeds(request)
    seen.add(request.field)
    return { ok: false, reason: 'failed', text: 'Request was throttled.' }
  })
}

/** Never answers, so that the waiting state stays visible. */
export const never = (): Promise<never> => new Promise(() => undefined)

export const textField = (canvas: Canvas, field: TextName) =>
  canvas.getByLabelText(form.fields[field].label) as HTMLInputElement

/** Fills in every text field in one go, as a browser's autofill does. */
export async function fillInTexts(
  canvas: Canvas,
  texts: Partial<Record<TextName, string>> = validTexts,
): Promise<void> {
  for (const [field, value] of Object.entries(texts)) {
    await fireEvent.change(textField(canvas, field as TextName), { target: { value } })
  }
}

/** Chooses a file for one of the documents. */
export async function chooseFile(canvas: Canvas, field: DocumentName, file: File): Promise<void> {
  const group = canvas.getByRole('group', { name: form.documents[field].label })
  const picker = group.querySelector('input')
  if (!picker) throw new Error(`${form.documents[field].label} has no file picker.`)
  await userEvent.upload(picker, file)
}

/** Uploads both documents and waits until they are in place. */
export async function uploadBoth(canvas: Canvas): Promise<void> {
  for (const field of documentNames) {
    await chooseFile(canvas, field, pdf(`${field}.pdf`))
    await canvas.findByRole('button', { name: form.documents[field].remove })
  }
}

export const submitButton = (canvas: Canvas) => canvas.getByRole('button', { name: form.submit })

/** Presses the submit button, once the form is hydrated. */
export async function submit(canvas: Canvas): Promise<void> {
  await waitFor(() => expect(submitButton(canvas)).toBeEnabled())
  await userEvent.click(submitButton(canvas))
}

/** Expects that nothing of the last application is left. */
export async function expectEmptyForm(canvas: Canvas): Promise<void> {
  for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('')
  for (const field of documentNames) {
    const { remove } = form.documents[field]
    await expect(canvas.queryByRole('button', { name: remove })).toBeNull()
  }
}

/** Expects every text and both documents. */
export async function expectFilledForm(canvas: Canvas): Promise<void> {
  for (const [field, value] of Object.entries(validTexts)) {
    await expect(textField(canvas, field as TextName)).toHaveValue(value)
  }
  for (const field of documentNames) {
    const { remove } = form.documents[field]
    await expect(canvas.getByRole('button', { name: remove })).toBeVisible()
  }
}
