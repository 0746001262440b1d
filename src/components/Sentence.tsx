/** Unicode's First Strong Isolate and Pop Directional Isolate. */
const [start, end] = ['\u2068', '\u2069']

/** Marks a file's name within a text, for `Sentence`. */
export const isolated = (name: string): string => `${start}${name}${end}`

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
  return text.split(new RegExp(`[${start}${end}]`)).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not move.
      <bdi key={index} translate="no">
        {part}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not move.
      part && <span key={index}>{part}</span>
    ),
  )
}
