import { useState } from 'react'

interface Draft {
  text: string
  /** The stored text when this was typed, or as the file has it. */
  stored: string
  /** What was last passed on; nothing is, while a character is being composed. */
  sent?: string
}

/** YAML may fold spaces and line breaks; that must not change a text while it is typed. */
const folded = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * The text of an input, which keeps what is typed until the focus leaves it, however the file
 * stores it; a text that another has changed replaces it.
 */
export function useDraft(stored: string, send: (text: string) => void) {
  const [draft, setDraft] = useState<Draft>()
  let current = draft
  if (draft && draft.stored !== stored) {
    current = folded(draft.text) === folded(stored) ? { ...draft, stored } : undefined
    setDraft(current)
  }
  const text = current?.text ?? stored
  return {
    text,
    type(text: string, isComposing: boolean) {
      const isNew = !isComposing && current?.sent !== text
      setDraft({ text, stored, sent: isComposing ? current?.sent : text })
      if (isNew) send(text)
    },
    leave: () => setDraft(undefined),
  }
}
