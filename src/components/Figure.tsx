import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentPropsWithoutRef } from 'react'

export interface FigureProps extends ComponentPropsWithoutRef<'p'> {
  /** The number as it is shown, for example `20+`. */
  value: string
  /** What it counts; value and label are read out as one phrase. */
  label: string
}

/** A key figure in large type. */
export function Figure({ value, label, ...rest }: FigureProps) {
  return (
    <Box component="p" {...rest} sx={{ margin: 0, display: 'grid', gap: 0.5 }}>
      <Typography variant="numeral" sx={{ color: 'brand.mark' }}>
        {value}
      </Typography>{' '}
      <Typography variant="lead" component="span">
        {label}
      </Typography>
    </Box>
  )
}
