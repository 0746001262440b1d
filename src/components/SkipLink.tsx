import { styled } from '@mui/material/styles'
import { edge, shadow } from '../theme/tokens'

/** Skips the header, as the first tab stop. Visible only while focused (WCAG 2.4.1). */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  maxWidth: `calc(100% - ${theme.spacing(2)})`,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.25, 2.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightBold,
  boxShadow: shadow.low,
  '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  // Paper would have it on every page: what is above one is at the end of the one before.
  '@media print': { display: 'none' },
}))
