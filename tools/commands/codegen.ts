/**
 * `npm run codegen`: makes types and JSON Schemas of content/schema.graphql, the small
 * font file of Figtree, and lint rules of tools/testing/layers.ts. They are committed, so that a
 * clone is complete.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { jsonSchemas, sdlOf, typesSource } from '@partner-site/content-model'
import contentConfig from '../../content-model.config'
import { basicFont } from '../build/basicFont'
import { root, runMain } from '../lib/run'
import { lintRules, lintRulesFile } from '../testing/layers'

const header = '// Generated from content/schema.graphql by `npm run codegen`. Do not edit.\n'

/** @returns what is written, by path from the root */
export async function generatedFiles(): Promise<Record<string, string | Uint8Array>> {
  const sdl = sdlOf(contentConfig)
  const schemas = [...jsonSchemas(sdl)].map(([file, schema]) => [
    `src/content/generated/${file.replace(/\.yaml$/, '.schema.json')}`,
    `${JSON.stringify(schema, undefined, 2)}\n`,
  ])
  const font = Object.entries(await basicFont(''))
  return {
    'src/content/generated/types.ts': header + typesSource(sdl, '../image'),
    ...Object.fromEntries(schemas),
    [lintRulesFile]: lintRules(),
    ...Object.fromEntries(font.map(([name, file]) => [`src/theme/generated/${name}`, file])),
  }
}

async function codegen(): Promise<void> {
  for (const [path, file] of Object.entries(await generatedFiles())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), file)
  }
}

if (require.main === module) runMain(codegen)
