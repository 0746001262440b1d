import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type KeyFigure, KeyFigures } from '../components/KeyFigures'
import { Panel } from '../components/Panel'
import { pageWidth } from '../theme/styles'
import { heroOverlap, minColumn } from '../theme/tokens'

export interface FleetStripProps {
  heading: string
  figures: ReadonlyArray<KeyFigure>
}

/** Overlaps the band above, to show that there is more. */
const strip = { ...pageWidth, position: 'relative', marginTop: `-${heroOverlap}px` }

/** Beside the figures, if there is room. */
const row = {
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 2,
  '& > h2': { flex: `1 1 ${minColumn.figure}`, maxWidth: '100%' },
  '& > div': { flex: `3 1 ${minColumn.figures}`, maxWidth: '100%' },
}

/** Renders the figures of the fleet in a raised strip, over the lower edge of the hero. */
export function FleetStrip({ heading, figures }: FleetStripProps) {
  const headingId = useId()
  return (
    <Box sx={strip}>
      <Panel raised aria-labelledby={headingId}>
        <Box sx={row}>
          <Typography variant="h3" component="h2" id={headingId}>
            {heading}
          </Typography>
          <KeyFigures figures={figures} />
        </Box>
      </Panel>
    </Box>
  )
}
