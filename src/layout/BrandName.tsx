import { styled } from '@mui/material/styles'
import type { Brand } from '../content/generated/types'
import { target } from '../theme/tokens'

export interface BrandNameProps {
  brand: Brand
  /** On a narrow screen only the mark is shown; the name is still read out. */
  compact?: boolean
}

const Root = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: target,
  minWidth: target,
  fontWeight: theme.typography.fontWeightBold,
  fontSize: '1.125rem',
  letterSpacing: '-0.01em',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
}))

const Name = styled('span', { shouldForwardProp: (prop) => prop !== 'compact' })<{
  compact: boolean
}>(({ theme, compact }) => ({
  ...(compact && {
    [theme.breakpoints.down('sm')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  }),
}))

/** The mark and the name, linked to the home page. */
export function BrandName({ brand, compact = false }: BrandNameProps) {
  return (
    <Root href="/">
      <img src={brand.mark.publicURL ?? undefined} alt="" width={36} height={36} />
      <Name compact={compact}>{brand.name}</Name>
    </Root>
  )
}
