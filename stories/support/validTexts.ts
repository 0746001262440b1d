import { type DocumentName, eachDocument, eachText } from '../../src/registration/rules/fields'
import { exampleApplication } from '../../tools/sandbox/application'

/** The texts of a valid application, for stories and tests. */
export const validTexts = eachText((field) => exampleApplication[field])

/** Addresses as Uploadcare returns them: `<cdn>/<uuid>/`. */
export const documentUrls: Record<DocumentName, string> = eachDocument(
  (field) => exampleApplication[`${field}_url`],
)

/** The upload service's identifiers of its documents. */
export const documentIds = eachDocument((field) => documentUrls[field].split('/')[3] ?? '')
