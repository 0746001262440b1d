/** `npm run codegen`: types and fragments from content/schema.graphql, lint rules from lib/layers.ts. */
import { generateFiles } from '../src/content/generate'
import { writeLintRules } from './lib/layers'

generateFiles()
writeLintRules()
