import { styled } from '@mui/material/styles'
import type { Brand } from '../content/generated/types'
import { visuallyHidden } from '../theme/styles'
import { iconSize, target, typeScale } from '../theme/tokens'

const Root = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: target,
  minWidth: target,
  fontWeight: theme.typography.fontWeightBold,
  fontSize: typeScale.brand,
  letterSpacing: '-0.01em',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  // The header has room for three lines of a long name.
  lineHeight: 1.25,
  maxWidth: '100%',
  '& img': { flex: 'none' },
  '& span': { overflowWrap: 'anywhere' },
}))

const VisuallyHiddenOnPhone = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: visuallyHidden,
}))

/** Renders mark and name as a link home; `compact` hides the name visually on a narrow screen. */
export function BrandName({ brand, compact }: { brand: Brand; compact?: boolean }) {
  const Name = compact ? VisuallyHiddenOnPhone : 'span'
  return (
    <Root href="/">
      <img
        src={brand.mark.publicURL ?? undefined}
        alt=""
        width={iconSize.mark}
        height={iconSize.mark}
      />
      <Name>{brand.name}</Name>
    </Root>
  )
}
