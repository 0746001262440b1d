/**
 * The content that a query returns. gatsby-node.ts has checked the files, so missing content means
 * that a query asks for something that the files no longer have.
 *
 * @throws Error naming the file
 */
export function present<Content>(content: Content | null | undefined, file: string): Content {
  if (content === null || content === undefined) throw new Error(`${file} gave no content.`)
  return content
}
