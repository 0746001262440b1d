import Typography, { type TypographyProps } from '@mui/material/Typography'
import { typeScale } from '../../../src/theme/tokens'

export interface HeadingProps {
  id?: string
  /** Level in the page's outline; from 6 on, 6. */
  level: number
  children: string
}

const sizes: Record<number, string> = { 2: typeScale.h2, 3: typeScale.lead, 4: typeScale.h3 }

/** Heads a group or a list of the form. */
export function Heading({ id, level, children }: HeadingProps) {
  const component = `h${Math.min(level, 6)}` as TypographyProps<'h2'>['component'] & string
  return (
    <Typography
      id={id}
      variant="h3"
      component={component}
      sx={{ fontSize: sizes[level] ?? typeScale.body }}
    >
      {children}
    </Typography>
  )
}
