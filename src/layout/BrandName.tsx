import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { Brand } from '../content/generated/types'
import { aloneLink } from '../theme/styles'
import { iconSize, target, typeScale } from '../theme/tokens'

const Root = styled('a')(({ theme }) => ({
  ...aloneLink,
  gap: theme.spacing(1.25),
  minWidth: target,
  fontWeight: theme.typography.fontWeightBold,
  fontSize: typeScale.brand,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  // The header has room for three lines of a long name.
  lineHeight: 1.25,
  maxWidth: '100%',
  '& img': { flex: 'none' },
  '& span': { overflowWrap: 'anywhere' },
}))

const VisuallyHiddenOnPhone = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { ...visuallyHidden },
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
