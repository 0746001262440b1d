const longestSubject = 72

/** A summary as a commit's message: a subject of at most 72 characters, and what is more below it. */
export function commitMessage(summary: string): string {
  const lines = summary
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').trimEnd())
  const [first = '', ...rest] = lines.join('\n').trim().split('\n')
  const subject = first === '' ? 'Change the content' : first
  const body = rest.join('\n').trim()
  if (subject.length <= longestSubject) return body ? `${subject}\n\n${body}\n` : `${subject}\n`
  const words = subject.slice(0, longestSubject - 1)
  const end = words.lastIndexOf(' ')
  const cut = words.slice(0, end > longestSubject / 2 ? end : undefined)
  return `${`${cut}…`}\n\n${subject}${body && `\n\n${body}`}\n`
}
