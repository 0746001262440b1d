import { type TextName, textNames } from '../../registration/fields'

/** The inputs of a form's text fields, with their names. */
export const textFieldsIn = (form: HTMLFormElement | null) =>
  textNames.flatMap((field): [TextName, HTMLInputElement | HTMLTextAreaElement][] => {
    const input = form?.querySelector<HTMLInputElement>(`[name=${field}]`)
    return input ? [[field, input]] : []
  })
