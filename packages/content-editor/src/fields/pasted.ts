import { invisible } from '@partner-site/content-model/characters'
import type { ClipboardEvent } from 'react'

export type Input = HTMLInputElement | HTMLTextAreaElement

/** Pastes what was meant (`asMeant`); the browser pastes what needs no cleaning. */
export function paste(event: ClipboardEvent, input: Input, isOneLine: boolean): void {
  const pasted = event.clipboardData.getData('text')
  const meant = asMeant(pasted, isOneLine)
  // Within a text, a space at an end may separate two words.
  const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length
  const inserted = isWhole ? meant.trim() : meant
  if (inserted === pasted) return
  event.preventDefault()
  insert(input, inserted)
}

/** Indic scripts need joiners inside words. */
const unmeant = new RegExp(`(?![\\n\\u200C\\u200D])(?:${invisible.source})`, 'gu')

/** What Word and web pages put before an entry of a list; U+F0B7 is Word's own. */
const bullet = /^\s*[•▪◦‣●\uF0B7]\s+/

/** Chats use these, too: marks of a list where several lines begin with one. */
const listMark = /^\s*[•▪◦‣●\uF0B7·*–—-]\s+/

/** Only a list has one of these before a space within a line. */
const innerBullet = /(?<=\S)[^\S\n]*[•▪◦‣●\uF0B7][^\S\n]+/g

/**
 * Returns what was meant by a text that another program has copied: without characters that nobody sees,
 * with plain hyphens and letters, and without the bullets of a list.
 *
 * @param isOneLine the field has one line: entries of a list are joined by commas, other lines by a space
 */
function asMeant(pasted: string, isOneLine: boolean): string {
  const lines = pasted
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/\t+/g, ' ')
    .replace(unmeant, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    // A PDF has ligatures: ﬃ is ffi.
    .replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(innerBullet, '\n• ')
    .split('\n')
  const isList = lines.filter((line) => listMark.test(line)).length > 1
  const mark = isList ? listMark : bullet
  const texts = lines.map((line) => line.replace(mark, ''))
  if (!isOneLine) return texts.join('\n')
  return texts.reduce((text, line, index) => {
    const isEntry = mark.test(lines[index] ?? '') && /[^\s.,:;!?]\s*$/.test(text)
    return `${text.trimEnd()}${isEntry ? ', ' : ' '}${line.trimStart()}`
  })
}

/** Replaces the selection as typing does, with the caret behind the text. */
export function insert(input: Input, text: string): void {
  const { selectionStart, selectionEnd, value } = input
  const start = selectionStart ?? value.length
  input.focus()
  // Unlike the lines below, it leaves the browser's own undo as it is.
  if (document.execCommand?.('insertText', false, text)) return
  input.setRangeText(text, start, selectionEnd ?? start, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
