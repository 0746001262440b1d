/** How much of a service's answer is shown at once, in characters. */
const answerLength = 300

/** A service's answer as words in one line; of an HTML page, those that a browser would show. */
export function readableAnswer(text: string): string {
  const words = /<\/?[a-z!]/i.test(text) ? wordsOf(text) : text
  return words.replace(/\s+/g, ' ').trim()
}

/** Trusted Types let no other text into a parser; this one runs nothing (docs/security.md). */
const rules = { createHTML: (html: string) => html }
let policy: typeof rules | undefined

function wordsOf(html: string): string {
  policy ??= window.trustedTypes?.createPolicy('answer', rules) ?? rules
  const page = new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
  for (const hidden of page.querySelectorAll('script, style, template')) hidden.remove()
  // Otherwise the last word of one block and the first of the next would be one.
  for (const element of page.body.querySelectorAll('*')) element.append(' ')
  return page.body.textContent?.trim() || page.title
}

/** The beginning of a readable answer that is too long to be shown at once. */
export function shortAnswer(answer: string): string {
  const characters = [...answer]
  if (characters.length <= answerLength) return answer
  const start = characters.slice(0, answerLength - 1).join('')
  return `${start.replace(/ \S*$/, '')}…`
}
