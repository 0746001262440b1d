import { useRef } from 'react'
import type { RegistrationDraft } from '../../registration/fields'
import type { FindDocument, LoadRules } from '../../registration/ports'
import type { FormProblems } from './problemMessages'
import { useFoundDocuments } from './useFoundDocuments'

export interface DraftCheckOptions {
  loadRules: LoadRules
  findDocument: FindDocument
}

/** Checks a draft with the rules, and with the upload service. */
export function useDraftCheck({ loadRules, findDocument }: DraftCheckOptions) {
  const documents = useFoundDocuments(findDocument)
  const rules = useRef<Awaited<ReturnType<LoadRules>>>({ ok: false, reason: 'unavailable' })
  return {
    uploaded: documents.uploaded,
    /** The rules of the last check, or why there are none. */
    rules: () => rules.current,
    /** The problems of a draft; without the rules there are none, and it cannot be sent. */
    problemsOf: async (draft: RegistrationDraft): Promise<FormProblems> => {
      const [loaded, gone] = await Promise.all([loadRules(), documents.problemsOf(draft)])
      rules.current = loaded
      return loaded.ok ? { ...gone, ...loaded.part.problemsOf(draft) } : {}
    },
  }
}
