import Typography from '@mui/material/Typography'
import { fontWeight } from '../../../src/theme/tokens'

export interface FieldErrorProps {
  id: string
  /** What is wrong; without it, nothing is shown. */
  error: string | undefined
}

/** What is wrong with a field that has no `FieldShell`. */
export function FieldError({ id, error }: FieldErrorProps) {
  return error ? (
    <Typography variant="body2" id={id} sx={{ color: 'error.main', fontWeight: fontWeight.bold }}>
      {error}
    </Typography>
  ) : null
}
