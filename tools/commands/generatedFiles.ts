import { fragmentsSource, jsonSchemas, sdlOf, typesSource } from '@partner-site/content-model'
import contentConfig from '../../content-model.config'
import { basicFont } from '../build/basicFont'
import { lintRules, lintRulesFile } from '../testing/layers'

const header = '// Generated from content/schema.graphql by `npm run codegen`. Do not edit.\n'

/**
 * What `npm run codegen` writes. The files are committed, so that a clone is complete.
 *
 * @returns by path from the root
 */
export async function generatedFiles(): Promise<Record<string, string | Uint8Array>> {
  const sdl = sdlOf(contentConfig)
  const schemas = [...jsonSchemas(sdl)].map(([file, schema]) => [
    `src/content/generated/${file.replace(/\.yaml$/, '.schema.json')}`,
    `${JSON.stringify(schema, undefined, 2)}\n`,
  ])
  const font = Object.entries(await basicFont(''))
  return {
    'src/content/generated/types.ts': header + typesSource(sdl, '../image'),
    'src/app/generated/contentFragments.ts': header + fragmentsSource(sdl),
    ...Object.fromEntries(schemas),
    [lintRulesFile]: lintRules(),
    ...Object.fromEntries(font.map(([name, file]) => [`src/theme/generated/${name}`, file])),
  }
}
