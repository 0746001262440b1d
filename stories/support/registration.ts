import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test'
import { pdf, validTexts } from '../../__tests__/fixtures/registration/samples'
import { withLimits } from '../../src/registration/form/formTexts'
import {
  type DocumentName,
  documentNames,
  type TextName,
} from '../../src/registration/rules/fields'
import type {
  SendApplication,
  SendOutcome,
  UploadDocument,
  UploadOutcome,
} from '../../src/registration/rules/ports'
import { contactContent } from './content'

type Canvas = ReturnType<typeof within>

/** The form's texts as visitors read them, limits included. */
export const form = withLimits(contactContent.form)

/** Drags a file over an element. */
export function dragOver(target: Element, file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const init = { dataTransfer, bubbles: true, cancelable: true }
  target.dispatchEvent(new DragEvent('dragover', init))
}

/** A port that always has the same outcome. */
export const sends = (outcome: SendOutcome) => fn<SendApplication>(async () => outcome)
export const uploads = (outcome: UploadOutcome) => fn<UploadDocument>(async () => outcome)

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
  const button = submitButton(canvas)
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
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
