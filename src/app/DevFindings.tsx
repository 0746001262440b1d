import type { Finding } from '../../tools/content/check/finding'
import { FindingsPanel, type PanelFinding } from '../layout/FindingsPanel'
import { useContentState } from './useContentState'

const remedy = 'Mend the file and save it: the page follows, and this message goes away.'

/** What is wrong with the content, over any page of `npm run dev`, until it is mended. */
export function DevFindings() {
  const { findings, neverGood } = useContentState()
  if (findings.length === 0) return null
  const shows =
    neverGood.length === 0
      ? 'The page shows the last version without a mistake.'
      : `Pages that need ${neverGood.join(', ')} are not shown: there is no version without a mistake yet.`
  const count = findings.length === 1 ? '1 mistake' : `${findings.length} mistakes`
  return (
    <FindingsPanel
      // A panel that was minimised comes back with the next mistake.
      key={JSON.stringify(findings)}
      title={`${count} in the content`}
      advice={`${shows} ${remedy}`}
      findings={findings.map(shown)}
    />
  )
}

const shown = ({ file, line, column, message, source }: Finding): PanelFinding => ({
  place: line ? `${file}, line ${line}, column ${column}` : file,
  message,
  source: source?.trim(),
})
