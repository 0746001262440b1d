import Box from '@mui/material/Box'
import type { KeyboardEventHandler, PointerEventHandler, ReactNode } from 'react'
import { edge, inset, radius, shadow } from '../theme/tokens'

export interface PanelProps {
  children: ReactNode
  /** `raised` for the main content of a page, `plain` for what is beside it. */
  tone?: 'plain' | 'raised'
  /** Announces the panel at once, if it appears in the place of something else. */
  role?: 'alert' | undefined
  /** Id of its heading; a panel with a name is a landmark. */
  'aria-labelledby'?: string
  /** Called for every key that is pressed in it. */
  onKeyDown?: KeyboardEventHandler
  /** Called for every press in it. */
  onPointerDown?: PointerEventHandler
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

/**
 * Renders a self-contained part of a page, beside others.
 *
 * - **For:** a part with a heading of its own; `raised` for the one that the page is about.
 * - **Not for:** the whole width of a page, which is a `Band`; a message, which is an `Alert`.
 * - **Accessibility:** give it the id of its heading, so that it is a region with a name.
 */
export function Panel({ tone = 'plain', ...rest }: PanelProps) {
  return <Box component="section" {...rest} sx={tone === 'raised' ? raised : plain} />
}
