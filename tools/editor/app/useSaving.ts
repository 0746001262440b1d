import { useState } from 'react'
import type { Finding } from '../../content/check/finding'
import type { EditorServer } from './editorServer'
import { type EditorStore, isChanged } from './editorStore'

export type Saving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; files: readonly string[]; commit?: string; conflict?: string }
  | { readonly kind: 'mistakes'; readonly findings: readonly Finding[] }
  /** Somebody else changed files meanwhile; the store holds them as questions. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly message: string }

const idle: Saving = { kind: 'idle' }

/** Saves every file that is changed, all or none. */
export function useSaving(server: EditorServer, store: EditorStore) {
  const [saving, setSaving] = useState<Saving>(idle)

  async function save(summary: string): Promise<Saving> {
    setSaving({ kind: 'saving' })
    const outcome = await store
      .inTurn(() => attempt(server, store, summary))
      .catch((error: Error): Saving => ({ kind: 'refused', message: error.message }))
    setSaving(outcome)
    return outcome
  }

  return { saving, save, forget: () => setSaving(idle) }
}

async function attempt(server: EditorServer, store: EditorStore, summary: string): Promise<Saving> {
  const sent = store.getState().files.filter(isChanged)
  const answer = await server.save({
    files: sent.map(({ name, text, base }) => ({ name, text, base: base.version })),
    summary,
  })
  if (answer.ok) {
    for (const stored of answer.files) {
      const before = sent.find(({ name }) => name === stored.name)
      if (before) store.saved(stored, before.text)
    }
    const { commit, conflict } = answer
    return { kind: 'saved', files: sent.map(({ name }) => name), commit, conflict }
  }
  if (answer.reason === 'mistakes') return { kind: 'mistakes', findings: answer.findings }
  if (answer.reason === 'refused') return { kind: 'refused', message: answer.message }
  store.meet(answer.files)
  return { kind: 'changed' }
}
