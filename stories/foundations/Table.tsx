import type { ReactNode } from 'react'

export interface TableProps {
  columns: readonly string[]
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}

export const Table = ({ columns, rows }: TableProps) => (
  <table>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={columns[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
