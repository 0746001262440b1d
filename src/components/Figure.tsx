import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentPropsWithoutRef } from 'react'

export type FigureSize = 'large' | 'small'

const variant = { large: 'numeral', small: 'numeralSmall' } as const satisfies Record<
  FigureSize,
  string
>

export interface FigureProps extends ComponentPropsWithoutRef<'p'> {
  /** The number as it is shown, for example `20+`. */
  value: string
  /** What it counts; announced with the value as one phrase. */
  label: string
  /** `small` for one among many. */
  size?: FigureSize
}

/** Renders a key figure in large type. */
export function Figure({ value, label, size = 'large', ...rest }: FigureProps) {
  return (
    <Box
      component="p"
      {...rest}
      sx={{ margin: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}
    >
      <Typography variant={variant[size]} sx={{ color: 'brand.mark' }}>
        {value}
      </Typography>{' '}
      <Typography variant="lead" component="span">
        {label}
      </Typography>
    </Box>
  )
}
