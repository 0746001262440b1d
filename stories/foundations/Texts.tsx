import { SpecimenTable } from './Specimen'

export interface TextsProps {
  caption: string
  /** What each text is for, and the text as it is on the site. */
  rows: readonly (readonly [what: string, text: string | null | undefined])[]
}

/** Texts of the site, shown as examples. */
export const Texts = ({ caption, rows }: TextsProps) => (
  <SpecimenTable
    caption={caption}
    columns={['What', 'Text']}
    rows={rows.map(([what, text]) => [what, what, text])}
  />
)

/** Finds every text of a content file that has a placeholder, with its path. */
export function textsWithPlaceholders(content: unknown, path = ''): [path: string, text: string][] {
  if (typeof content === 'string') return /\{\w+\}/.test(content) ? [[path, content]] : []
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    textsWithPlaceholders(value, path ? `${path}.${key}` : key),
  )
}
