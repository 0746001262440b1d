export const pdf = 'application/pdf'
const unknownType = 'application/octet-stream'

/** How far into a file its signature is looked for. */
export const signatureReach = 1024

const signatures: readonly { type: string; matches: (head: Buffer) => boolean }[] = [
  { type: pdf, matches: (head) => head.includes('%PDF-', 0, 'latin1') },
  { type: 'image/png', matches: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/jpeg', matches: startsWith([0xff, 0xd8, 0xff]) },
]

/**
 * Names the type of a file from its first bytes. Uploadcare also reports a type of its own
 * finding, not the one the browser claims; how it finds it is not documented, so this is a
 * guess [G], and it knows just what the site may meet: PDF, PNG, JPEG, and "anything else".
 */
export function typeOfContent(head: Buffer): string {
  return signatures.find(({ matches }) => matches(head))?.type ?? unknownType
}

function startsWith(bytes: readonly number[]): (head: Buffer) => boolean {
  const signature = Buffer.from(bytes)
  return (head) => head.subarray(0, signature.length).equals(signature)
}
