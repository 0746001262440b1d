import { contentSources } from '../content/sources'
import { lintRules, lintRulesFile } from '../testing/layers'
import { basicFont } from './basicFont'

/**
 * What `npm run codegen` writes. The files are committed, so that a clone is complete.
 *
 * @returns by path from the root
 */
export async function generatedFiles(): Promise<Record<string, string | Uint8Array>> {
  const font = Object.entries(await basicFont(''))
  return {
    ...contentSources(),
    [lintRulesFile]: lintRules(),
    ...Object.fromEntries(font.map(([name, file]) => [`src/theme/generated/${name}`, file])),
  }
}
