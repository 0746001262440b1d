import { basename } from 'node:path'
import { printed } from './check/finding'
import { contentIn, findingsIn } from './contentFindings'

/**
 * What `npm run dev` shows of a content that is edited while it runs
 * (docs/decisions/content.md).
 *
 * @param folder has no mistake at the start
 * @param report is called once for each change of what is wrong
 * @returns a function that gives, for a file and its new text, the last text without a mistake
 */
export function lastGoodTexts(folder: string, report: (text: string, isWell: boolean) => void) {
  const good = new Map(contentIn(folder).files.map(({ name, text }) => [name, text]))
  let reported = ''
  return async (name: string, text: string): Promise<string> => {
    const findings = await findingsIn(contentIn(folder))
    if (!findings.some(({ file }) => basename(file) === name)) good.set(name, text)
    const wrong = findings.map(printed).join('\n')
    if (wrong !== reported) {
      const shown = 'The content has mistakes. The site shows the last version without them.'
      report(wrong ? `${shown}\n${wrong}` : 'The content has no mistakes.', wrong === '')
    }
    reported = wrong
    return good.get(name) ?? text
  }
}
