/** What a service says, as people can read it. */

/** What an HTML page does not show: its tags, and these elements with their content. */
const hiddenHtml = /<(head|script|style|template)\b.*?<\/\1>|<\/?[a-z!][^>]*>/gis

/** Returns a service's answer in one line, without the tags of an HTML page. */
export const plainTextOf = (answer: string): string =>
  answer.slice(0, maxAnswerRead).replace(hiddenHtml, ' ').replace(/\s+/g, ' ').trim()

/** How much of an answer is read, in characters: finding its tags takes longer the more there are. */
const maxAnswerRead = 10_000

/** How much of a service's answer is shown at once, in characters. */
const maxAnswerLength = 300

/** Returns the beginning of a plain text that is too long to be shown at once. */
export function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= maxAnswerLength) return text
  const start = characters.slice(0, maxAnswerLength - 1).join('')
  return `${start.replace(/ \S*$/, '')}…`
}
