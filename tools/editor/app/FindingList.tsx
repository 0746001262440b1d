import { styled } from '@mui/material/styles'
import { Button } from '../../../src/components/Button'
import { plainList } from '../../../src/theme/styles'
import { type Finding, printed } from '../../content/check/finding'
import { texts } from './texts'

export interface FindingListProps {
  findings: readonly Finding[]
  onGoTo: (finding: Finding) => void
}

const Message = styled('p')({ margin: 0, whiteSpace: 'pre-wrap' })

/** What the check finds, in the words that `npm run content:check` prints. */
export function FindingList({ findings, onGoTo }: FindingListProps) {
  return (
    <ul style={plainList}>
      {findings.map((finding) => (
        <li key={printed(finding)}>
          <Message>{printed(finding)}</Message>
          <Button kind="quiet" onClick={() => onGoTo(finding)}>
            {texts.dialog.goTo}
          </Button>
        </li>
      ))}
    </ul>
  )
}
