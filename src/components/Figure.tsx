import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

export interface FigureProps {
  /** The number as it is shown, for example `20+`. */
  value: string
  /** What it counts; announced with the value as one phrase. */
  label: string
  /** `small` for one among many. */
  size?: 'large' | 'small'
}

/** Renders a key figure in large type. */
export function Figure({ value, label, size = 'large' }: FigureProps) {
  return (
    <Box component="p" sx={{ margin: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}>
      <Typography
        variant={size === 'large' ? 'numeral' : 'numeralSmall'}
        sx={{ color: 'brand.mark' }}
      >
        {value}
      </Typography>{' '}
      <Typography variant="lead" component="span">
        {label}
      </Typography>
    </Box>
  )
}
