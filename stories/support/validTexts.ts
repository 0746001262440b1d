import {
  type DocumentName,
  eachDocument,
  type TextName,
  textNames,
} from '../../src/registration/rules/fields'
import { exampleApplication } from '../../tools/sandbox/application'

/** The texts of a valid application, for stories and tests. */
export const validTexts = Object.fromEntries(
  textNames.map((field) => [field, exampleApplication[field]]),
) as Record<TextName, string>

/** Addresses as Uploadcare returns them: `<cdn>/<uuid>/`. */
export const documentUrls: Record<DocumentName, string> = eachDocument(
  (field) => exampleApplication[`${field}_url`],
)

/** The upload service's identifiers of its documents. */
export const documentIds = eachDocument((field) => documentUrls[field].split('/')[3] ?? '')
