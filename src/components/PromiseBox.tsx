import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentPropsWithoutRef } from 'react'
import { edge, inset, radius } from '../theme/tokens'

export interface PromiseBoxProps extends ComponentPropsWithoutRef<'div'> {
  heading: string
  text: string
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: inset.box,
  borderRadius: radius.box,
  color: theme.vars.palette.brand.deep.text,
  backgroundColor: theme.vars.palette.brand.deep.main,
  '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
}))

/** The one coloured box of a page: the company's promise. */
export function PromiseBox({ heading, text, ...rest }: PromiseBoxProps) {
  return (
    <Root {...rest}>
      <Typography variant="h2">{heading}</Typography>
      <Typography variant="lead" sx={{ maxWidth: '46ch' }}>
        {text}
      </Typography>
    </Root>
  )
}
