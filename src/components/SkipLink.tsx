import { styled } from '@mui/material/styles'
import { edge, shadow } from '../theme/tokens'

export interface SkipLinkProps {
  /** `#` and the id of the main content, which must be focusable. */
  href: string
  children: string
}

const Link = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
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

/**
 * Skips the header.
 *
 * - **For:** the first element of every page.
 * - **Not for:** other links within a page, which are `<a>`.
 * - **Accessibility:** the first tab stop, visible only while it is focused (WCAG 2.4.1).
 */
export function SkipLink({ href, children }: SkipLinkProps) {
  return <Link href={href}>{children}</Link>
}
