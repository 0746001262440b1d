import { documentNames, textNames } from '../../../src/registration/rules/fields'

const each = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

/** One value for every text field and one for every document, whichever fields there are. */
export const eachField = <Text, Document>(text: Text, document: Document) => ({
  ...each(textNames, text),
  ...each(documentNames, document),
})
