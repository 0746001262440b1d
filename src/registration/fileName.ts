const longest = 100

/**
 * A file's name as it may be shown and uploaded: in one direction, without path signs and
 * control characters, and at most 100 characters long with its ending kept.
 */
export function cleanFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    // Cf holds the marks that turn the direction of what follows: "‮fdp.exe" reads "exe.pdf".
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '-')
    .trim()
  if (/^\.*$/.test(plain)) return 'document.pdf'
  const letters = [...plain]
  if (letters.length <= longest) return plain
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  return `${letters.slice(0, longest - ending.length - 1).join('')}…${ending}`
}
