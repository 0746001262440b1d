const pdf = 'application/pdf'
const unknownType = 'application/octet-stream'

/** How many bytes of a file are searched for its signature. */
export const signatureReach = 1024

const signatures: readonly { type: string; matches: (head: Buffer) => boolean }[] = [
  { type: pdf, matches: (head) => head.includes('%PDF-', 0, 'latin1') },
  { type: 'image/png', matches: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/jpeg', matches: startsWith([0xff, 0xd8, 0xff]) },
]

/**
 * The MIME type of a file, from its first bytes. How Uploadcare detects it is not documented, so
 * this is a guess [G], and recognises only PDF, PNG and JPEG; anything else is
 * `application/octet-stream`.
 */
export function typeOfContent(head: Buffer): string {
  return signatures.find(({ matches }) => matches(head))?.type ?? unknownType
}

function startsWith(bytes: readonly number[]): (head: Buffer) => boolean {
  const signature = Buffer.from(bytes)
  return (head) => head.subarray(0, signature.length).equals(signature)
}
