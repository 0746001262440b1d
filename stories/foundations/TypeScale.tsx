import Typography, { type TypographyProps } from '@mui/material/Typography'
import { Fragment } from 'react'
import { fontWeight, typeScale } from '../../src/theme/tokens'
import { Specimen, SpecimenTable } from './Specimen'

type Size = keyof typeof typeScale

export interface TypeScaleProps {
  /** Sample text for each size. */
  samples: Readonly<Record<Size, string | null | undefined>>
}

const variant: Record<Size, TypographyProps['variant']> = {
  display: 'display',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  numeral: 'numeral',
  numeralSmall: 'numeralSmall',
  lead: 'lead',
  body: 'body1',
  small: 'body2',
}

/** Returns the smallest and largest size in px, from `1rem` or `clamp(1rem, …, 2rem)`. */
function rangeOf(size: string): string {
  const rems = [...size.matchAll(/(?<=^|\(|, )([\d.]+)rem(?=$|,|\))/g)].map(([, rem]) =>
    Number(rem),
  )
  return [...new Set(rems)].map((rem) => rem * 16).join(' to ')
}

/** Each size, with text that the site sets in it. */
export function TypeScale({ samples }: TypeScaleProps) {
  return (
    <SpecimenTable
      columns={['Size', 'As it looks here']}
      rows={(Object.keys(typeScale) as Size[]).map((size) => [
        size,
        <Fragment key="size">
          <code>{size}</code>
          <small style={{ whiteSpace: 'nowrap' }}>{rangeOf(typeScale[size])} px</small>
        </Fragment>,
        <Typography key="text" variant={variant[size]} component="span" sx={{ display: 'block' }}>
          {samples[size]}
        </Typography>,
      ])}
    />
  )
}

/** The weights in use, each set in itself. */
export function FontWeights() {
  return (
    <Specimen>
      {Object.entries(fontWeight).map(([name, weight]) => (
        <Typography key={name} variant="h2" component="p" sx={{ fontWeight: weight }}>
          {name} {weight}
        </Typography>
      ))}
    </Specimen>
  )
}
