import { styled } from '@mui/material/styles'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.primary,
  marginBlock: theme.spacing(3, 5),
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& table[data-columns]': { tableLayout: 'fixed' },
  '& table[data-columns] thead th:not(:first-of-type)': { width: '28%' },
  '& caption': { ...theme.typography.h3, textAlign: 'start', paddingBottom: theme.spacing(1) },
  '& th, & td': {
    padding: theme.spacing(1.5, 2, 1.5, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: theme.typography.fontWeightMedium },
  '& code': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.875em',
  },
  '& small': {
    display: 'block',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
  },
}))

/** Sets something off from the text of a page and keeps Storybook's own styles away from it. */
export function Specimen(props: ComponentPropsWithoutRef<'div'>) {
  return <Root className="sb-unstyled" {...props} />
}

/** A row: its key, its heading, its other cells. */
export type SpecimenRow = readonly [key: string, heading: ReactNode, ...cells: ReactNode[]]

export interface SpecimenTableProps {
  caption?: string
  /** Headings of the columns. */
  columns?: readonly string[]
  /** Gives all columns but the first the same width. */
  even?: boolean
  rows: readonly SpecimenRow[]
}

/** A specimen whose samples are rows of a table. */
export function SpecimenTable({ caption, columns, even, rows }: SpecimenTableProps) {
  return (
    <Specimen>
      <table data-columns={even ? 'even' : undefined}>
        {caption && <caption>{caption}</caption>}
        {columns && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([key, heading, ...cells]) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Specimen>
  )
}

/**
 * Returns the doc comments of a source file by the name that follows each, so that pages show them
 * instead of repeating them.
 */
export function docComments(source: string): Readonly<Record<string, string>> {
  const commented = source.matchAll(/\/\*\*(.*?)\*\/\s*(?:export const )?(\w+)/gs)
  return Object.fromEntries(
    [...commented].map(([, comment = '', name = '']) => [
      name,
      comment
        .replaceAll('`', '')
        .replace(/[\s*]+/g, ' ')
        .trim(),
    ]),
  )
}
