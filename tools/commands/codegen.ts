/**
 * `npm run codegen`: makes the small font file of Figtree, and lint rules of tools/testing/layers.ts.
 * They are committed, because the build and the text editor need them at once.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { basicFont } from '../build/basicFont'
import { root, runMain } from '../lib/run'
import { lintRules, lintRulesFile } from '../testing/layers'

/** @returns what is written, by path from the root */
export async function generatedFiles(): Promise<Record<string, string | Uint8Array>> {
  const font = Object.entries(await basicFont(''))
  return {
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
