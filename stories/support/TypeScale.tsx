import Typography, { type TypographyProps } from '@mui/material/Typography'
import { fontWeight, typeScale } from '../../src/theme/tokens'
import { Specimen } from './Specimen'

type Size = keyof typeof typeScale

export interface TypeScaleProps {
  /** Words to set in each size. */
  samples: Readonly<Record<Size, string | null | undefined>>
}

const variant: Record<Size, TypographyProps['variant']> = {
  display: 'display',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  numeral: 'numeral',
  lead: 'lead',
  body: 'body1',
  small: 'body2',
}

/** Smallest and largest size in px, from `1rem` or `clamp(1rem, …, 2rem)`. */
export function rangeOf(size: string): string {
  const rems = [...size.matchAll(/(?<=^|\(|, )([\d.]+)rem(?=$|,|\))/g)].map(([, rem]) =>
    Number(rem),
  )
  return [...new Set(rems)].map((rem) => rem * 16).join(' to ')
}

/** Each size with the words that the site sets in it. */
export function TypeScale({ samples }: TypeScaleProps) {
  return (
    <Specimen>
      <table>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">As it looks here</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(typeScale) as Size[]).map((size) => (
            <tr key={size}>
              <th scope="row">
                <code>{size}</code>
                <small style={{ whiteSpace: 'nowrap' }}>{rangeOf(typeScale[size])} px</small>
              </th>
              <td>
                <Typography variant={variant[size]} component="span" sx={{ display: 'block' }}>
                  {samples[size]}
                </Typography>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Specimen>
  )
}

/** The weights in use, each in itself. */
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
