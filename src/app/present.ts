/**
 * The content that a query promises. gatsby-node.ts has checked the files, so an absence
 * means that a query asks for something the files no longer hold.
 *
 * @throws Error naming the file
 */
export function present<Content>(content: Content | null | undefined, file: string): Content {
  if (content === null || content === undefined) throw new Error(`${file} gave no content.`)
  return content
}
