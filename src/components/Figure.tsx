import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentPropsWithoutRef } from 'react'

export interface FigureProps extends ComponentPropsWithoutRef<'p'> {
  /** The number as it is shown, for example `20+`. */
  value: string
  /** What it counts; value and label are read out as one phrase. */
  label: string
}

const Root = styled('p')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: theme.spacing(0.5),
}))

/** A key figure in large type. */
export function Figure({ value, label, ...rest }: FigureProps) {
  return (
    <Root {...rest}>
      <Typography variant="numeral" sx={{ color: 'brand.mark' }}>
        {value}
      </Typography>{' '}
      <Typography variant="lead" component="span">
        {label}
      </Typography>
    </Root>
  )
}
