/** `npm run codegen`: the types and fragments that content/schema.graphql stands for. */
import { generateFiles } from '../src/content/generate'

generateFiles()
