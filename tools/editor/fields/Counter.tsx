import Typography from '@mui/material/Typography'
import { fontWeight } from '../../../src/theme/tokens'
import type { Fit } from './textLength'

const looks: Record<Fit['state'], object> = {
  fits: { color: 'text.secondary' },
  near: { color: 'warning.main', fontWeight: fontWeight.bold },
  over: { color: 'error.main', fontWeight: fontWeight.bold },
}

export interface CounterProps {
  id: string
  fit: Fit
}

/** How much of a text's length is used: quiet, until little is left. Read out with the field. */
export function Counter({ id, fit }: CounterProps) {
  const { state, shown, news } = fit
  return (
    <Typography
      id={id}
      variant="body2"
      data-state={state}
      sx={{ ...looks[state], marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}
    >
      {news ? `${shown}: ${news}` : shown}
    </Typography>
  )
}
