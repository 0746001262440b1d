const maxLength = 100

/**
 * Makes a file's name safe to show and upload: no bidirectional marks, path separators or control
 * characters, and at most 100 characters, with the extension kept.
 */
export function cleanFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    // Cf includes the marks that reverse the text after them: "‮fdp.exe" reads "exe.pdf".
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '-')
    .trim()
  if (/^\.*$/.test(plain)) return 'document.pdf'
  const characters = [...plain]
  if (characters.length <= maxLength) return plain
  const extension = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  return `${characters.slice(0, maxLength - extension.length - 1).join('')}…${extension}`
}
