/** Marks a file's name within a text, for `Sentence`, by Unicode's First Strong Isolate and Pop Directional Isolate. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

const parts = /\u2068(?<name>[^\u2069]*)\u2069|[^\u2068]+/g

/**
 * Renders a text with the names of files in it.
 *
 * - **For:** a text whose names are marked by `isolated`.
 * - **Not for:** a name that stands alone: `<bdi translate="no">`.
 * - **Accessibility:** a browser's translator leaves the names as they are, and a name that is written
 *   from right to left does not turn the text around it.
 *
 * Shown by: components/DocumentField
 */
export function Sentence({ text }: { text: string }) {
  return [...text.matchAll(parts)].map(({ 0: part, index, groups }) =>
    groups?.name === undefined ? (
      <span key={index}>{part}</span>
    ) : (
      <bdi key={index} translate="no">
        {groups.name}
      </bdi>
    ),
  )
}
