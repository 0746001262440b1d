export { type Finding, messageOf, printed } from './check/finding'
export {
  formatOf,
  isAnimated,
  metadataOf,
  type PictureFolder,
  pictureProblem,
} from './check/pictures'
export { type CheckedContent, type ContentFile, checkContent } from './checkContent'
export { contentDocument } from './contentDocument'
export {
  type ContentConfig,
  contentFindings,
  contentIn,
  findingsIn,
  nameOf,
  picturesIn,
  sdlOf,
} from './contentFolder'
export { contentTypeOf, fieldExtensions } from './contentSchema'
export {
  type BooleanField,
  type ChoiceField,
  type Field,
  fieldTrees,
  inWords,
  type ListField,
  type ObjectField,
  type PictureField,
  type PictureRule,
  type TextField,
  type TextRule,
} from './fieldTree'
export { fragmentsSource, jsonSchemas, typesSource } from './sources'
export type { ContentData, Value, ValuePath } from './values'
export { printContent, type ReadContent, readContent, updateContent } from './yamlText'
