import Box from '@mui/material/Box'
import type { ComponentPropsWithoutRef } from 'react'
import { edge, inset, radius, shadow } from '../theme/tokens'

export interface PanelProps extends ComponentPropsWithoutRef<'section'> {
  /** `raised` for the main content of a page, `plain` for what is beside it. */
  tone?: 'plain' | 'raised'
}

const plain = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  // Keeps a long word in large text from making the panel wider than the screen.
  overflowWrap: 'anywhere',
}

const raised = {
  ...plain,
  padding: inset.panel,
  borderRadius: `${radius.box}px`,
  backgroundColor: 'background.paper',
  boxShadow: shadow.high,
  '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
}

/** Renders a self-contained part of a page, beside others. */
export function Panel({ tone = 'plain', ...rest }: PanelProps) {
  return <Box component="section" {...rest} sx={tone === 'raised' ? raised : plain} />
}
