import { SpecimenTable } from './Specimen'

export interface WordsProps {
  caption: string
  /** What each text is for, and the text as the site has it. */
  rows: readonly (readonly [what: string, text: string | null | undefined])[]
}

/**
 * Texts of the site, shown as examples.
 *
 * @throws Error for a row without a text, which the content may leave out
 */
export function Words({ caption, rows }: WordsProps) {
  const empty = rows.find(([, text]) => !text)
  if (empty) throw new Error(`"${caption}": there is no text for "${empty[0]}".`)
  return (
    <SpecimenTable
      caption={caption}
      columns={['What', 'Words']}
      rows={rows.map(([what, text]) => [what, what, text])}
    />
  )
}

/** Every text of a content file that leaves places in braces, by its path. */
export function textsWithPlaces(content: unknown, path = ''): [path: string, text: string][] {
  if (typeof content === 'string') return /\{\w+\}/.test(content) ? [[path, content]] : []
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    textsWithPlaces(value, path ? `${path}.${key}` : key),
  )
}
